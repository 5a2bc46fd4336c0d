import { FileTrouble } from '../content/use-bytes.ts';
import { openDrawing } from '../viewer/drawing/open-drawing.ts';
import { pngOf, scaleOf } from './pixels.ts';

/** Draws the layers of a DXF that are switched on. @throws FileTrouble when it is broken or empty */
export async function drawingPicture(bytes: ArrayBuffer, signal: AbortSignal): Promise<Blob> {
  const { width, height, layers, texts } = await openDrawing(bytes, signal);
  const shown = layers.filter(({ off }) => !off);
  if (shown.length === 0 || !(width > 0 && height > 0)) throw new FileTrouble({ why: 'damaged' });
  const scale = scaleOf(width, height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const context = canvas.getContext('2d');
  if (!context) throw new FileTrouble({ why: 'damaged' });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  // Lines keep their width whatever the unit of the drawing.
  context.lineWidth = 2 / scale;
  for (const { paths } of shown)
    for (const { color, d } of paths) {
      context.strokeStyle = color ?? '#000';
      context.stroke(new Path2D(d));
    }
  const names = new Set(shown.map(({ name }) => name));
  context.fillStyle = '#333';
  for (const { layer, x, y, height: letters, turn, text } of texts)
    if (names.has(layer)) {
      context.save();
      context.translate(x, y);
      context.rotate((turn * Math.PI) / 180);
      context.font = `${letters * 1.2}px sans-serif`;
      for (const [at, line] of text.split('\n').entries()) context.fillText(line, 0, at * letters * 1.6);
      context.restore();
    }
  return pngOf(canvas);
}
