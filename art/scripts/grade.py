"""Grades the finished picture of the line from the air: less haze, cool water and shadows, warm light.

grade.py NAME changes OUT/NAME.png in place. Nothing in the picture moves.
"""
import sys
import numpy as np
from PIL import Image
from post import O, box

name = sys.argv[1]
picture = np.asarray(Image.open(f'{O}/{name}.png').convert('RGB'), np.float32) / 255
height, width = picture.shape[:2]
rows = np.linspace(0, 1, height, dtype=np.float32)[:, None]


def blur(layer, radius):
    for _ in range(3):
        layer = box(layer[None], radius)[0]
    return layer


def ramp(values, low, high):
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


# Water reflects the sky: bright, and with less colour than the lit haze.
light = picture.mean(-1)
bluish = picture[..., 2] - picture[..., 0]
water = ramp(bluish, -.125, -.06) * ramp(light, .42, .66) * ramp(rows, .345, .36)

# The haze is what the darkest parts of a neighbourhood have in common; the sky and the water keep it.
haze = np.array([.66, .61, .52], np.float32)
dark = np.min(picture / haze, axis=-1)
for axis in (0, 1):
    dark = np.min([np.roll(dark, shift, axis) for shift in range(-12, 13, 2)], axis=0)
shore = np.clip(blur(water, 3) * 4, 0, 1)
through = 1 - .76 * np.clip(blur(dark, 24), 0, .85) * ramp(rows, .20, .30) * (1 - .7 * shore)
through = through[..., None]
clear = np.clip((picture - haze * (1 - through)) / through, 0, 1)

water = blur(water, 1)[..., None]
near = ramp(rows, .34, .62)[..., None]
lake = picture * (np.array([.86, .84, .82], np.float32) * (1 - near) + np.array([.52, .63, .71], np.float32) * near)
graded = clear * (1 - water) + lake * water

# Contrast around a dark middle; cool shadows, warm highlights.
luma = graded @ np.array([.2126, .7152, .0722], np.float32)
curve = np.clip(luma + .17 * np.sin(2 * np.pi * (luma - .5)) / np.pi + .5 * .06, 0, 1)
graded = graded * (curve / np.maximum(luma, 1e-3))[..., None]
luma = curve[..., None]
graded = luma + (graded - luma) * 1.22
warm = ramp(luma, .3, .75) * (1 - water)
graded = graded * (1 + warm * np.array([.05, .0, -.08], np.float32))
graded = graded + (1 - ramp(luma, 0, .4)) * np.array([-.012, .004, .022], np.float32)
Image.fromarray((np.clip(graded, 0, 1) * 255 + .5).astype(np.uint8)).save(f'{O}/{name}.png')
