"""Puts the letters of the site's font into drawings that pages show as files: a file cannot use the page's fonts.

python3 art/scripts/letters.py client/media/svg/dashboard-*.svg (Debian: python3-fonttools, python3-brotli)
Replaces the letters of an earlier run. Only the letters that the drawing uses, at normal width.
"""
import base64
import io
import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ARCHIVO = Path(__file__).parents[2] / "client/styles/fonts/archivo.woff2"


def letters_of(drawing):
    return set("".join(re.findall(r"<text[^>]*>([^<]*)", drawing)))


def font_with(letters):
    font = instancer.instantiateVariableFont(TTFont(ARCHIVO), {"wdth": 100})
    subsetter = subset.Subsetter(subset.Options(layout_features=["kern"], name_IDs=["*"]))
    subsetter.populate(text="".join(letters))
    subsetter.subset(font)
    font.flavor = "woff2"
    file = io.BytesIO()
    font.save(file)
    return base64.b64encode(file.getvalue()).decode()


for path in map(Path, sys.argv[1:]):
    drawing = re.sub(r"<style>@font-face.*?</style>", "", path.read_text(), flags=re.S)
    drawing = re.sub(r'font-family="(?:Archivo,)?', 'font-family="Archivo,', drawing, count=1)
    source = f"url(data:font/woff2;base64,{font_with(letters_of(drawing))})"
    face = f"<style>@font-face{{font-family:Archivo;font-weight:400 700;src:{source}}}</style>"
    path.write_text(drawing.replace(">", f">{face}", 1))
