import type { PlanPoint, PointMark } from '../point/point.ts';
import { toScreen, type Place, type Size, type View } from '../view/view.ts';
import { withRoom } from './declutter.ts';
import { RADIUS, type PointLayer } from './layer.ts';
import { EDGE, HALF, makeSprite, readLook, type Look } from './sprite.ts';
import { isTrue, stampOf, StampSheet, type Stamp } from './stamp-sheet.ts';

/**
 * Up to so many pixels of the canvas for each point, points are written into a sheet of pixels: a copy of a sprite costs
 * a canvas without a graphics card as much as a thousand pixels of a sheet (bench row `plan-pins`).
 */
const CROWDED = 1000;

/**
 * Draws thousands of points on a canvas. Each level is a sprite that is copied. A point whose level changes is
 * repainted alone; all points are repainted only when the view or the points change. Labels of selected points and of
 * points that are not normal are on a canvas of their own above.
 */
// oxlint-disable-next-line max-lines-per-function -- one closure over two canvases and what is still to be painted on them; parts would pass this state on in every frame (bench rows monitor-*)
export function canvasLayer(document: Document): PointLayer {
  const element = document.createElement('div');
  element.setAttribute('aria-hidden', 'true');
  const sheet = () => {
    const canvas = document.createElement('canvas');
    canvas.className = 'gd-plan-layer';
    element.append(canvas);
    return canvas;
  };
  const [low, high] = [sheet(), sheet()];
  const [dots, context] = [low.getContext('2d')!, high.getContext('2d')!];
  const ratio = Math.max(1, document.defaultView?.devicePixelRatio ?? 1);
  const marks = new Map<string, PointMark>();
  let byKey = new Map<string, PlanPoint>();
  let labels: ReadonlyMap<string, string> = new Map();
  let selected: ReadonlySet<string> = new Set();
  let shown: { view: View; drawing: Size; box: Size } | undefined;
  let sprites: (HTMLCanvasElement | undefined)[] = [];
  const stamps = new WeakMap<HTMLCanvasElement, Stamp>();
  let pixels: StampSheet | undefined;
  let look: Look | undefined;
  let frame = 0;
  let whole = false;
  let above = false;
  const dirty = new Set<string>();
  /** Keys of points that are not normal. */
  const raised = new Set<string>();

  const sprite = (point: PlanPoint): HTMLCanvasElement => {
    const { level = 0, offline = false } = marks.get(point.key) ?? {};
    const waits = point.device_id === '';
    const kind = level + (offline ? 4 : 0) + (waits ? 8 : 0);
    let made = sprites[kind];
    if (made) return made;
    look ??= readLook(element);
    made = makeSprite(document, look, { level, offline, waits, ratio });
    sprites[kind] = made;
    return made;
  };
  const at = (point: PlanPoint): Place => toScreen(shown!.view, shown!.drawing, point);
  // In pixels of the device, and on whole ones: a sprite is copied as it is, else each of its pixels would be mixed.
  const onPixel = (value: number): number => Math.round((value - EDGE) * ratio);
  const stamp = (point: PlanPoint, { x, y }: Place) => dots.drawImage(sprite(point), onPixel(x), onPixel(y));
  const stampFor = (point: PlanPoint): Stamp => {
    const made = sprite(point);
    let read = stamps.get(made);
    if (!read) {
      read = stampOf(made.getContext('2d')!.getImageData(0, 0, made.width, made.width).data, made.width);
      stamps.set(made, read);
    }
    return read;
  };
  const labelOf = (point: PlanPoint): string =>
    `${labels.get(point.key) ?? ''} ${marks.get(point.key)?.text ?? ''}`.trim();
  const label = (point: PlanPoint, { x, y }: Place) => {
    const text = labelOf(point);
    if (text === '') return;
    context.lineWidth = 3;
    context.strokeStyle = look!.surface;
    context.strokeText(text, x, y - HALF - 2);
    context.fillStyle = look!.text;
    context.fillText(text, x, y - HALF - 2);
  };
  const inSight = ({ x, y }: Place, { width, height }: Size): boolean =>
    x >= -HALF && y >= -HALF && x <= width + HALF && y <= height + HALF;
  const paintDots = () => {
    const { box } = shown!;
    const [first] = byKey.values();
    const area = low.width * low.height;
    // Without a place on the page the canvas has no pixels.
    const crowded = first !== undefined && area > 0 && area <= CROWDED * byKey.size && isTrue(stampFor(first));
    if (!crowded) dots.clearRect(0, 0, low.width, low.height);
    else if (pixels?.width === low.width && pixels.height === low.height) pixels.clear();
    else pixels = new StampSheet(low.width, low.height);
    for (const point of byKey.values()) {
      const place = at(point);
      if (!inSight(place, box)) continue;
      if (crowded) pixels!.put(stampFor(point), onPixel(place.x), onPixel(place.y));
      else stamp(point, place);
    }
    if (crowded) dots.putImageData(new ImageData(new Uint8ClampedArray(pixels!.pixels.buffer), low.width), 0, 0);
  };
  const paintAbove = () => {
    const { box } = shown!;
    look ??= readLook(element);
    // A sheet with nothing on it is no layer of the page: as large as the stage, it would cost as much as the dots.
    high.hidden = selected.size === 0 && ![...raised].some((key) => byKey.has(key) && labelOf(byKey.get(key)!) !== '');
    if (high.hidden) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, box.width, box.height);
    context.font = '12px sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'bottom';
    const labelled: [PlanPoint, Place, number][] = [];
    for (const key of new Set([...selected, ...raised])) {
      const point = byKey.get(key);
      const place = point && at(point);
      if (!point || !place || !inSight(place, box)) continue;
      const chosen = selected.has(key);
      labelled.push([point, place, chosen ? 9 : (marks.get(key)?.level ?? 0)]);
      if (!chosen) continue;
      context.lineWidth = 2;
      context.strokeStyle = look.primary;
      context.beginPath();
      context.arc(place.x, place.y, RADIUS + 5, 0, Math.PI * 2);
      context.stroke();
    }
    labelled.sort((a, b) => b[2] - a[2]);
    const kept = withRoom(
      labelled.map(([point, { x, y }]) => ({ key: point.key, at: { x, y: y - HALF - 2 }, text: labelOf(point) })),
    );
    for (const [point, place] of labelled) if (kept.has(point.key)) label(point, place);
  };
  const paint = () => {
    frame = 0;
    if (!shown) return;
    if (whole) paintDots();
    else
      for (const key of dirty) {
        const point = byKey.get(key);
        if (point) stamp(point, at(point));
      }
    if (whole || above) paintAbove();
    whole = above = false;
    dirty.clear();
  };
  const ask = () => {
    frame ||= requestAnimationFrame(paint);
  };
  const askAll = () => {
    whole = true;
    ask();
  };

  return {
    element,
    setPoints(points, words) {
      byKey = new Map(points.map((point) => [point.key, point]));
      labels = words;
      askAll();
    },
    setView(view, drawing, box) {
      if (shown?.box.width !== box.width || shown.box.height !== box.height) {
        for (const canvas of [low, high]) {
          canvas.width = Math.round(box.width * ratio);
          canvas.height = Math.round(box.height * ratio);
        }
      }
      shown = { view, drawing, box };
      askAll();
    },
    setSelected(keys) {
      selected = keys;
      above = true;
      ask();
    },
    mark(key, mark) {
      const before = marks.get(key);
      marks.set(key, mark);
      const risen = before?.level !== mark.level;
      if (!risen && before.offline === mark.offline && before.text === mark.text) return;
      if (mark.level > 0) raised.add(key);
      else if (risen) raised.delete(key);
      if (risen || before.offline !== mark.offline) dirty.add(key);
      if (mark.level > 0 || (before?.level ?? 0) > 0 || selected.has(key)) above = true;
      ask();
    },
    restyle() {
      look = undefined;
      sprites = [];
      askAll();
    },
    destroy() {
      cancelAnimationFrame(frame);
      element.remove();
    },
  };
}
