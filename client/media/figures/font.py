"""Writes the font of the figures of posts, which is inside every figure, because an image cannot use the page's.

python3 font.py (Debian: python3-fonttools, python3-brotli) reads archivo.woff2 and writes figures.woff2, in this folder.
"""
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CHARACTERS = [*range(0x20, 0x7F), 0xA0, 0xB0, 0xD7, 0x2013, 0x2019, 0x2212]

folder = Path(__file__).parent
font = TTFont(folder / "../../styles/fonts/archivo.woff2")
font = instancer.instantiateVariableFont(font, {"wdth": 100})
subsetter = subset.Subsetter(subset.Options(layout_features=["kern"], name_IDs=[]))
subsetter.populate(unicodes=CHARACTERS)
subsetter.subset(font)
font.flavor = "woff2"
font.save(folder / "figures.woff2")
