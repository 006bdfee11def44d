"""Splits a Latin font in two: what English needs, and the rest, which few pages fetch.

python3 split.py whole.woff2 (Debian: python3-fonttools, python3-brotli) writes archivo.woff2 and
archivo-more.woff2; `unicode-range` in fonts.css says the same as CORE here.
"""
import sys
from fontTools import subset
from fontTools.ttLib import TTFont

CORE = [*range(0x20, 0x7F), 0xA0, 0xA9, *range(0xB0, 0xB3), 0xB7, 0xBD, 0xD7, 0xE9, 0xF7]
CORE += [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x2032, 0x2191, 0x2193, 0x2212]


def write(source, characters, features, target):
    font = TTFont(source)
    options = subset.Options(flavor="woff2", layout_features=features, name_IDs=["*"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


whole = sys.argv[1]
rest = [code for code in TTFont(whole).getBestCmap() if code not in CORE]
write(whole, CORE, ["kern", "pnum", "tnum"], "archivo.woff2")
write(whole, rest, ["kern", "pnum", "tnum", "ccmp", "frac", "locl"], "archivo-more.woff2")
