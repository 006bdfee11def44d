# Draws the hits of scan.py as the picture's camera sees them.  python3 post_scan.py NAME BRIGHTNESS FARTHEST HEIGHT:COLOUR...
# HEIGHT is in metres, COLOUR from 0 (blue) to 1 (red); what is far away turns blue again.
import sys
from cloud import *
name, brightness, farthest = sys.argv[1], float(sys.argv[2]), float(sys.argv[3])
heights, colours = zip(*(map(float, stop.split(':')) for stop in sys.argv[4:]))
scan = np.load(f'{O}/{name}-scan.npz')
W, H = (int(n) for n in scan['size'])
SS = 2
to_camera = scan['to_camera']
rotation = to_camera[:3, :3]
cam = dict(eye=-rotation.T @ to_camera[:3, 3], r=rotation[0], u=rotation[1], f=-rotation[2], k=float(scan['focal']) * W * SS, W=W * SS, H=H * SS)
ray = scan['hits'] - scan['lidar']
distance = np.linalg.norm(ray, axis=1)
near = (distance < farthest) & (distance > .5)
hits, ray, distance, normals, albedo = (a[near] for a in (scan['hits'], ray, distance, scan['normals'], scan['albedo']))
hits = hits + ray / distance[:, None] * rng.normal(0, .006, len(hits))[:, None]  # range noise
facing = np.abs((normals * ray).sum(1)) / distance
reflected = np.clip(albedo.mean(1), .02, .8) ** .35
nearness = np.exp(-np.clip(distance - farthest / 7, 0, None) / (farthest / 5))
colour = TURBO[(np.interp(hits[:, 2], heights, colours) * (.25 + .75 * nearness) * 1023).astype(int)]
strength = (.30 + .70 * facing) * (.35 + .75 * reflected) * (.45 + .55 * nearness)
image = splat(hits, colour, strength * .62, cam, size=.011, zmin=.3, fade=.004)
picture = Image.fromarray((finish(image, ex=brightness) * 255).astype(np.uint8)).resize((W, H), Image.LANCZOS)
picture.save(f'{O}/{name}-cloud.png')
print('points', len(hits))
