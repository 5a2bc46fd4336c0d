import type { ModdleElement } from '../model/index.ts';
import { EXTERNAL_FONT_SIZE, label, measureLabel } from './label.ts';
import type { Paint } from './paint.ts';
import type { SceneItem } from './scene.ts';
import { isElement, labelBounds, textOf } from './scene.ts';
import type { Bounds, Point } from './svg.ts';

const DEFAULT_SIZE = { width: 90, height: 20 };
const INDENT = 15;
/** Types whose name is drawn beside the element rather than inside. */
const OUTSIDE = [
  'bpmn:Event',
  'bpmn:Gateway',
  'bpmn:DataStoreReference',
  'bpmn:DataObjectReference',
  'bpmn:DataInput',
  'bpmn:DataOutput',
  'bpmn:SequenceFlow',
  'bpmn:MessageFlow',
  'bpmn:Group',
];

const outside = new WeakMap<object, boolean>();

/** Returns whether the name of an element is drawn beside it. */
function isOutside(semantic: ModdleElement): boolean {
  let known = outside.get(semantic.$descriptor);
  if (known === undefined) {
    known = OUTSIDE.some((type) => semantic.$instanceOf(type));
    outside.set(semantic.$descriptor, known);
  }
  return known;
}

/** Returns the name of an element as drawn; for a group, the name of its category value. */
function nameOf(semantic: ModdleElement): string {
  if (semantic.$type !== 'bpmn:Group') return textOf(semantic, 'name');
  return isElement(semantic['categoryValueRef']) ? textOf(semantic['categoryValueRef'], 'value') : '';
}

/** Returns the label beside an element and its bounds; undefined when the element has no such label. */
export function externalLabel(item: SceneItem, paint: Paint): { markup: string; bounds: Bounds } | undefined {
  if (!isOutside(item.semantic)) return undefined;
  const text = nameOf(item.semantic);
  if (text.trim() === '') return undefined;
  const given = labelBounds(item.di);
  // A label without a given width gets the width of its text; the text is then wrapped again, as bpmn-js does.
  const width =
    given !== undefined && given.width > 0
      ? Math.round(given.width)
      : measureLabel(text, DEFAULT_SIZE.width, EXTERNAL_FONT_SIZE).width;
  const size = measureLabel(text, width, EXTERNAL_FONT_SIZE);
  const middle = given ? { x: given.x + given.width / 2, y: given.y + given.height / 2 } : defaultMiddle(item);
  const top = given ? given.y : middle.y - DEFAULT_SIZE.height / 2;
  const bounds = { x: middle.x - width / 2, y: top, width, height: size.height };
  const markup = label(text, bounds, {
    fontSize: EXTERNAL_FONT_SIZE,
    color: paint.beside,
    align: 'center',
    vertical: 'top',
    padding: 0,
  });
  return { markup, bounds: { ...bounds, x: middle.x - size.width / 2, width: size.width } };
}

function defaultMiddle(item: SceneItem): Point {
  if (item.kind === 'edge') return beside(item.waypoints);
  const { x, y, width, height } = item.bounds;
  const below = item.semantic.$type === 'bpmn:Group' ? 0 : height;
  return { x: x + width / 2, y: y + below + DEFAULT_SIZE.height / 2 };
}

/** Returns a point next to the middle of a connection: above a horizontal one, to the right of a vertical one. */
function beside(waypoints: readonly Point[]): Point {
  const half = waypoints.length / 2 - 1;
  const first = waypoints[Math.floor(half)] ?? { x: 0, y: 0 };
  const second = waypoints[Math.ceil(half + 0.01)] ?? first;
  const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  const upright = first.x === second.x;
  return upright ? { x: middle.x + INDENT, y: middle.y } : { x: middle.x, y: middle.y - INDENT };
}
