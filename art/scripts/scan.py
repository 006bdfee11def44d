# Scans a picture's scene with a LiDAR beside the picture's camera.  blender -b -P scan.py -- SCENE W H SPP NAME [the scene's arguments]
# Every pixel of a panoramic camera is one laser pulse: its row is the ring, its column the azimuth, its position pass the hit.
import os, runpy, sys
import numpy as np
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy, common
from mathutils import Matrix, Vector

RINGS_PER_DEGREE, PULSES_PER_DEGREE = 9, 16  # several sweeps of a vehicle that moves on
LOWEST, HIGHEST, HALF_WIDTH = -40, 26, 52  # degrees
ABOVE_CAMERA = 0.25  # metres


def pass_pixels(name, width, height):
    path = f'{common.OUT}/scan_exr/{name}_0001.exr'
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    os.remove(path)
    return pixels.reshape(-1, 4)[:, :3]


def scanner(eye):
    """A panoramic camera at the picture's camera, level, with the same heading."""
    data = bpy.data.cameras.new('scanner')
    data.type, data.clip_end = 'PANO', 20000
    data.cycles.panorama_type = 'EQUIRECTANGULAR'
    limit = np.radians
    data.cycles.latitude_min, data.cycles.latitude_max = limit(LOWEST), limit(HIGHEST)
    data.cycles.longitude_min, data.cycles.longitude_max = limit(-HALF_WIDTH), limit(HALF_WIDTH)
    scanner = common.link(bpy.data.objects.new('scanner', data))
    ahead = eye.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    ahead.z = 0
    scanner.location = eye.location + Vector((0, 0, ABOVE_CAMERA))
    scanner.rotation_euler = ahead.to_track_quat('-Z', 'Y').to_euler()
    return scanner


def camera_matrix(eye):
    """World to camera, and the focal length in picture widths."""
    return np.array(Matrix(eye.matrix_world).inverted()), eye.data.lens / eye.data.sensor_width


def scan(name, width, height, *_, **__):
    """Stands in for common.render: saves hits, normals and reflectance instead of a picture."""
    scene, eye = bpy.context.scene, bpy.context.scene.camera
    bpy.context.view_layer.update()
    to_camera, focal = camera_matrix(eye)
    lidar = scanner(eye)
    scene.camera = lidar
    columns, rows = HALF_WIDTH * 2 * PULSES_PER_DEGREE, (HIGHEST - LOWEST) * RINGS_PER_DEGREE
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y, render.resolution_percentage = columns, rows, 100
    cycles.samples, cycles.max_bounces, cycles.use_denoising = 1, 0, False
    cycles.use_adaptive_sampling, cycles.pixel_filter_type = False, 'BOX'
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_position = True
    scene.use_nodes = True
    nodes = scene.node_tree
    nodes.nodes.clear()
    layers, files = nodes.nodes.new('CompositorNodeRLayers'), nodes.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_depth, files.base_path = 'OPEN_EXR', '32', f'{common.OUT}/scan_exr'
    files.file_slots.clear()
    for pass_name in ('Position', 'Denoising Normal', 'Denoising Albedo'):
        files.file_slots.new(pass_name.replace(' ', '') + '_')
        nodes.links.new(layers.outputs[pass_name], files.inputs[len(files.inputs) - 1])
    scene.frame_set(1)
    bpy.ops.render.render()
    hits, normals, albedo = (pass_pixels(p, columns, rows) for p in ('Position', 'DenoisingNormal', 'DenoisingAlbedo'))
    hit = np.abs(hits).sum(1) > 1e-6
    np.savez(f'{common.OUT}/{name}-scan.npz', hits=hits[hit], normals=normals[hit], albedo=albedo[hit],
             lidar=np.array(lidar.location), to_camera=to_camera, focal=focal, size=(width, height))
    print('pulses', rows * columns, 'hits', int(hit.sum()))


common.render = scan
arguments = sys.argv[sys.argv.index('--') + 1:]
sys.argv[sys.argv.index('--') + 1:] = arguments[1:]
runpy.run_path(f'{HERE}/{arguments[0]}.py')
