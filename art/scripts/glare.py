"""Adds the glare of its headlights to the picture of the portal: the light that scatters in an eye at night.

The falloff is the point spread function of Spencer et al., "Physically-Based Glare Effects for Digital Images"
(SIGGRAPH 1995), its parts for the corona and the veil. Nothing in the picture moves, so that it still lies on
the point cloud.
"""
import os, sys
import numpy as np
from PIL import Image

MASTERS, OUT = sys.argv[1], sys.argv[2]
DEGREES_PER_PIXEL = 60 / 1920
# Lamps: middle in pixels, and intensity against one headlight.
LAMPS = [(946, 793, 1), (990, 793, 1), (1224, 793, 1), (1267, 793, 1), (934, 570, .3), (1008, 570, .3)]
COLOUR = np.array([1, .97, .92])
STREAKS = 64

picture = np.asarray(Image.open(os.path.join(MASTERS, 'mining-portal-dusk.webp')).convert('RGB'), np.float64) / 255
scene = picture ** 2.2
height, width = scene.shape[:2]
rows, columns = np.mgrid[0:height, 0:width]
random = np.random.default_rng(4)
# The same fine rays around every lamp, because one eye makes them.
ray_angles = random.uniform(0, 2 * np.pi, STREAKS)
ray_widths = random.uniform(.006, .03, STREAKS)
ray_lengths = random.uniform(.15, 1, STREAKS) ** 2

glare = np.zeros((height, width))
for x, y, intensity in LAMPS:
    dx, dy = columns - x, rows - y
    degrees = np.hypot(dx, dy) * DEGREES_PER_PIXEL
    angle = np.arctan2(dy, dx)
    corona = 20.91 / (degrees + .3) ** 3
    veil = 72.37 / (degrees + .3) ** 2
    rays = np.zeros_like(degrees)
    for at, wide, long in zip(ray_angles, ray_widths, ray_lengths):
        turn = (angle - at + np.pi) % (2 * np.pi) - np.pi
        rays += long * np.exp(-(turn / wide) ** 2) * np.exp(-degrees / (7 * long + 1))
    glare += intensity * (.11 * corona + .038 * veil + .12 * rays)

# The eye adapts to the lamps, so that all else is darker.
light = scene * .6 + glare[..., None] * COLOUR
# Highlights reach white softly and lose their colour.
peak = light.max(-1, keepdims=True)
soft = np.where(peak > .5, .5 + .5 * (1 - np.exp(-(peak - .5) / .5)), peak)
light = light * soft / np.maximum(peak, 1e-6)
white = np.clip((peak - .8) / 3, 0, 1)
light = light * (1 - white) + white
result = np.clip(light, 0, 1) ** (1 / 2.2) * 255 + random.uniform(-.5, .5, scene.shape)
Image.fromarray(np.clip(result, 0, 255).astype(np.uint8)).save(os.path.join(OUT, 'portal-glare.png'))
