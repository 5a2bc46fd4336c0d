import type { PlanPoint, PointMark } from '../point.ts';
import { toScreen, type Place, type Size, type View } from '../view/view.ts';
import { withRoom } from './declutter.ts';
import { LEVEL_SIGNS, RADIUS, type PointLayer } from './layer.ts';

/** Room of a sprite, pixels from its middle. */
const HALF = RADIUS + 3;

interface Look {
  dot: string[];
  text: string;
  surface: string;
  primary: string;
}

/**
 * Points as a canvas: thousands of them. A level is a small picture that is copied; a point whose level changes is
 * copied over once, everything is drawn anew only when view, points or selection change. Labels stand beside chosen
 * points and those that are not normal.
 */
export function canvasLayer(document: Document): PointLayer {
  const element = document.createElement('canvas');
  element.className = 'gd-plan-layer';
  element.setAttribute('aria-hidden', 'true');
  const context = element.getContext('2d')!;
  const ratio = Math.max(1, document.defaultView?.devicePixelRatio ?? 1);
  const marks = new Map<string, PointMark>();
  let byKey = new Map<string, PlanPoint>();
  let labels: ReadonlyMap<string, string> = new Map();
  let selected: ReadonlySet<string> = new Set();
  let shown: { view: View; drawing: Size; box: Size } | undefined;
  let sprites = new Map<string, HTMLCanvasElement>();
  let look: Look | undefined;
  let frame = 0;
  let whole = false;
  const dirty = new Set<string>();

  const readLook = (): Look => {
    const style = getComputedStyle(element);
    const color = (name: string) => style.getPropertyValue(`--gd-color-${name}`).trim() || 'gray';
    return {
      dot: [color('success'), color('warning'), color('danger'), color('danger')],
      // A drawing is black on white paper, also in the dark.
      text: '#1f1f1f',
      surface: '#fff',
      primary: color('primary'),
    };
  };
  const sprite = (point: PlanPoint): HTMLCanvasElement => {
    const { level = 0, offline = false } = marks.get(point.key) ?? {};
    const waits = point.device_id === '';
    const name = `${level} ${offline} ${waits}`;
    let made = sprites.get(name);
    if (made) return made;
    look ??= readLook();
    made = document.createElement('canvas');
    made.width = made.height = Math.ceil(HALF * 2 * ratio);
    const pen = made.getContext('2d')!;
    pen.scale(ratio, ratio);
    pen.translate(HALF, HALF);
    pen.beginPath();
    pen.arc(0, 0, RADIUS, 0, Math.PI * 2);
    pen.fillStyle = waits || offline ? look.surface : look.dot[level]!;
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = waits ? look.primary : offline ? look.dot[level]! : look.surface;
    pen.stroke();
    pen.fillStyle = offline ? look.text : look.surface;
    pen.font = `bold ${RADIUS * 1.5}px sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(LEVEL_SIGNS[level], 0, 0.5);
    sprites.set(name, made);
    return made;
  };
  const at = (point: PlanPoint): Place => toScreen(shown!.view, shown!.drawing, point);
  const stamp = (point: PlanPoint, { x, y }: Place) =>
    context.drawImage(sprite(point), x - HALF, y - HALF, HALF * 2, HALF * 2);
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
  const paintAll = () => {
    const { box } = shown!;
    look ??= readLook();
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, box.width, box.height);
    context.font = '12px sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'bottom';
    const told: [PlanPoint, Place, number][] = [];
    for (const point of byKey.values()) {
      const place = at(point);
      if (place.x < -HALF || place.y < -HALF || place.x > box.width + HALF || place.y > box.height + HALF) continue;
      stamp(point, place);
      const chosen = selected.has(point.key);
      const level = marks.get(point.key)?.level ?? 0;
      if (chosen || level > 0) told.push([point, place, chosen ? 9 : level]);
      if (!chosen) continue;
      context.lineWidth = 2;
      context.strokeStyle = look.primary;
      context.beginPath();
      context.arc(place.x, place.y, RADIUS + 5, 0, Math.PI * 2);
      context.stroke();
    }
    told.sort((a, b) => b[2] - a[2]);
    const kept = withRoom(
      told.map(([point, { x, y }]) => ({ key: point.key, at: { x, y: y - HALF - 2 }, text: labelOf(point) })),
    );
    for (const [point, place] of told) if (kept.has(point.key)) label(point, place);
  };
  const paint = () => {
    frame = 0;
    if (!shown) return;
    if (whole) paintAll();
    else
      for (const key of dirty) {
        const point = byKey.get(key);
        if (point) stamp(point, at(point));
      }
    whole = false;
    dirty.clear();
  };
  const ask = (key?: string) => {
    if (key === undefined) whole = true;
    else dirty.add(key);
    frame ||= requestAnimationFrame(paint);
  };

  return {
    element,
    setPoints(points, words) {
      byKey = new Map(points.map((point) => [point.key, point]));
      labels = words;
      ask();
    },
    setView(view, drawing, box) {
      if (shown?.box.width !== box.width || shown.box.height !== box.height) {
        element.width = Math.round(box.width * ratio);
        element.height = Math.round(box.height * ratio);
      }
      shown = { view, drawing, box };
      ask();
    },
    setSelected(keys) {
      selected = keys;
      ask();
    },
    mark(key, mark) {
      const before = marks.get(key);
      marks.set(key, mark);
      const told = selected.has(key) || mark.level > 0 || (before?.level ?? 0) > 0;
      // A label may reach over other points: then everything is drawn anew.
      if (told && (before?.level !== mark.level || before.text !== mark.text)) ask();
      else if (before?.level !== mark.level || before.offline !== mark.offline) ask(key);
    },
    restyle() {
      look = undefined;
      sprites = new Map();
      ask();
    },
    destroy() {
      cancelAnimationFrame(frame);
      element.remove();
    },
  };
}
