import type { ModdleElement } from '../types.ts';

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes as bpmn-js draws new elements. */
export function sizeOf(element: ModdleElement): { width: number; height: number } {
  if (element.$instanceOf('bpmn:Event')) return { width: 36, height: 36 };
  if (element.$instanceOf('bpmn:Gateway')) return { width: 50, height: 50 };
  if (element.$instanceOf('bpmn:DataStoreReference')) return { width: 50, height: 50 };
  if (element.$instanceOf('bpmn:DataObjectReference')) return { width: 36, height: 50 };
  if (element.$instanceOf('bpmn:TextAnnotation')) return { width: 100, height: 40 };
  if (element.$instanceOf('bpmn:Group')) return { width: 140, height: 80 };
  return { width: 100, height: 80 };
}

const middle = ({ x, y, width, height }: Bounds): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A line for a sequence flow: straight when it can be, else with right angles through the gaps between cells. */
export function flowLine(from: Bounds, to: Bounds, gap: number, isAttached: boolean): Point[] {
  const [a, b] = [middle(from), middle(to)];
  const [left, right] = [to.x, from.x + from.width];
  if (!isAttached && left > right) {
    if (a.y === b.y)
      return [
        { x: right, y: a.y },
        { x: left, y: b.y },
      ];
    const bend = left - gap / 2;
    return [
      { x: right, y: a.y },
      { x: bend, y: a.y },
      { x: bend, y: b.y },
      { x: left, y: b.y },
    ];
  }
  const below = from.y + from.height + gap / 2;
  if (left > a.x) {
    const bend = left - gap / 2;
    return [
      { x: a.x, y: from.y + from.height },
      { x: a.x, y: below },
      { x: bend, y: below },
      { x: bend, y: b.y },
      { x: left, y: b.y },
    ];
  }
  // Backwards: below both, and up into the target.
  const lowest = Math.max(below, to.y + to.height + gap / 2);
  return [
    { x: a.x, y: from.y + from.height },
    { x: a.x, y: lowest },
    { x: b.x, y: lowest },
    { x: b.x, y: to.y + to.height },
  ];
}

/** A line between pools or within them, up or down. */
export function messageLine(from: Bounds, to: Bounds): Point[] {
  const [a, b] = [middle(from), middle(to)];
  const down = a.y < b.y;
  const start = { x: a.x, y: down ? from.y + from.height : from.y };
  const end = { x: b.x, y: down ? to.y : to.y + to.height };
  if (start.x === end.x) return [start, end];
  const half = (start.y + end.y) / 2;
  return [start, { x: start.x, y: half }, { x: end.x, y: half }, end];
}

/** A straight line from border to border along the line between the middles. */
export function straightLine(from: Bounds, to: Bounds): Point[] {
  return [border(from, middle(to)), border(to, middle(from))];
}

function border(bounds: Bounds, towards: Point): Point {
  const center = middle(bounds);
  const [dx, dy] = [towards.x - center.x, towards.y - center.y];
  if (dx === 0 && dy === 0) return center;
  const scale = Math.min(
    dx === 0 ? Infinity : bounds.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : bounds.height / 2 / Math.abs(dy),
  );
  return { x: Math.round(center.x + dx * scale), y: Math.round(center.y + dy * scale) };
}
