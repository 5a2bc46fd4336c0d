import type { ModdleElement } from '../model/index.ts';
import { docked } from './docking.ts';
import { drawnOpen } from './drawn-open.ts';
import { openCalls } from './open-calls.ts';
import type { Bounds, Point } from './svg.ts';

/** A node to draw: an element of the model and its bounds. */
export interface SceneShape {
  readonly kind: 'shape';
  readonly semantic: ModdleElement;
  readonly di: ModdleElement;
  readonly bounds: Bounds;
  /** Whether its content is drawn inside. */
  readonly expanded: boolean;
  /** Nesting in containers, deepest drawn last. */
  readonly depth: number;
}

/** A connection to draw. */
export interface SceneEdge {
  readonly kind: 'edge';
  readonly semantic: ModdleElement;
  readonly di: ModdleElement;
  readonly waypoints: readonly Point[];
  readonly depth: number;
}

export type SceneItem = SceneShape | SceneEdge;

export const isElement = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && '$type' in value;

/** Returns the elements in a property, whether it holds one, many or none. */
export function elementsIn(element: ModdleElement, property: string): readonly ModdleElement[] {
  const value = element[property];
  if (Array.isArray(value)) return value.filter(isElement);
  return isElement(value) ? [value] : [];
}

/** Returns the text of a property; an empty text when the property is missing. */
export function textOf(element: ModdleElement, property: string): string {
  const value = element[property];
  return typeof value === 'string' ? value : '';
}

const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

function boundsOf(holder: unknown): Bounds | undefined {
  if (!isElement(holder)) return undefined;
  const { x, y, width, height } = holder;
  const [left, top, wide, high] = [number(x), number(y), number(width), number(height)];
  if (wide === undefined || high === undefined || wide < 0 || high < 0) return undefined;
  return { x: left ?? 0, y: top ?? 0, width: wide, height: high };
}

/** Returns the bounds of the label when the diagram has them. */
export function labelBounds(di: ModdleElement): Bounds | undefined {
  return isElement(di['label']) ? boundsOf(di['label']['bounds']) : undefined;
}

/**
 * Returns whether an activity shows its content on this plane; the content of a call activity is mostly on another
 * plane.
 */
export function isExpanded(item: SceneItem): boolean {
  return item.kind === 'shape' && item.expanded;
}

/**
 * Returns the items of a plane in drawing order: by nesting; at each level containers, then sequence flows, then nodes,
 * then boundary events. All other connections are above them, as in bpmn-js. The content of collapsed sub-processes is
 * on separate planes and is left out.
 */
export function sceneOf(plane: ModdleElement): SceneItem[] {
  const items: SceneItem[] = [];
  const collapsed = new Set<ModdleElement>();
  const drawn = elementsIn(plane, 'planeElement');
  const planes = elementsIn(plane.$parent?.$parent ?? plane, 'diagrams').flatMap((one) => elementsIn(one, 'plane'));
  const open = drawnOpen(drawn, new Set(planes.map((one) => one['bpmnElement'])));
  for (const di of drawn) {
    const semantic = di['bpmnElement'];
    if (!isElement(semantic)) continue;
    const item = itemOf(di, semantic, di['isExpanded'] === true || open.has(di));
    if (!item) continue;
    items.push(item);
    if (semantic.$instanceOf('bpmn:SubProcess') && !isExpanded(item)) collapsed.add(semantic);
  }
  const visible = collapsed.size === 0 ? items : items.filter(({ semantic }) => !isInside(semantic, collapsed));
  const calls = openCalls(visible);
  const opened = visible.map((item) => (calls.has(item) ? { ...item, expanded: true } : item));
  return withDocking(connected(opened))
    .map((item, at) => ({ item, rank: isFront(item) ? FRONT : item.depth * 8 + layerOf(item), at }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ item }) => item);
}

/** Types that have a shape of their own. Data objects and messages are shown by the elements that reference them. */
const SHAPES = [
  'bpmn:FlowNode',
  'bpmn:Participant',
  'bpmn:Lane',
  'bpmn:DataObjectReference',
  'bpmn:DataStoreReference',
  'bpmn:DataInput',
  'bpmn:DataOutput',
  'bpmn:Artifact',
];
const shaped = new WeakMap<object, boolean>();

function hasShape(semantic: ModdleElement): boolean {
  let known = shaped.get(semantic.$descriptor);
  if (known === undefined) {
    known = SHAPES.some((type) => semantic.$instanceOf(type));
    shaped.set(semantic.$descriptor, known);
  }
  return known;
}

function itemOf(di: ModdleElement, semantic: ModdleElement, open: boolean): SceneItem | undefined {
  const depth = depthOf(semantic);
  if (di.$type === 'bpmndi:BPMNShape') {
    if (!hasShape(semantic)) return undefined;
    const bounds = boundsOf(di['bounds']);
    const expanded = open && semantic.$instanceOf('bpmn:SubProcess');
    return bounds && { kind: 'shape', semantic, di, bounds, expanded, depth };
  }
  const waypoints = elementsIn(di, 'waypoint').map(({ x, y }) => ({ x: number(x) ?? 0, y: number(y) ?? 0 }));
  return waypoints.length > 1 ? { kind: 'edge', semantic, di, waypoints, depth } : undefined;
}

/**
 * Removes connections to an end that is not shown; a connection with unknown ends stays. A message flow to a node
 * inside of a pool that is drawn as an empty frame stays as well: its line in the diagram ends at that frame.
 */
function connected(items: readonly SceneItem[]): SceneItem[] {
  const shown = new Set(items.map(({ semantic }) => semantic));
  const pools = new Set(
    items.flatMap(({ semantic }) => (semantic.$type === 'bpmn:Participant' ? elementsIn(semantic, 'processRef') : [])),
  );
  return items.filter(({ kind, semantic }) => {
    if (kind === 'shape') return true;
    const ends = [...elementsIn(semantic, 'sourceRef'), ...elementsIn(semantic, 'targetRef')];
    if (semantic.$type === 'bpmn:MessageFlow') return ends.every((end) => shown.has(end) || isInside(end, pools));
    // A data association may end at an input or output of its activity, which has no shape.
    const inner = semantic.$instanceOf('bpmn:DataAssociation') ? ['bpmn:DataInput', 'bpmn:DataOutput'] : [];
    return ends.every(
      (end) => shown.has(end) || inner.includes(end.$type) || !(hasShape(end) || end.$type === 'bpmn:DataObject'),
    );
  });
}

/** Shortens connections that end inside of a shape to the outline of the shape. */
function withDocking(items: readonly SceneItem[]): SceneItem[] {
  const solid = new Map(
    items.flatMap((item) =>
      item.kind === 'shape' && !item.expanded && !CONTAINERS.has(item.semantic.$type)
        ? [[item.semantic, item] as const]
        : [],
    ),
  );
  /** A data association whose end references a part of its activity, or nothing, ends at that activity. */
  const at = ({ semantic }: SceneEdge, end: string): SceneShape | undefined => {
    const [named] = elementsIn(semantic, end);
    return (named && solid.get(named)) ?? (semantic.$parent && solid.get(semantic.$parent));
  };
  return items.map((item) =>
    item.kind === 'edge'
      ? { ...item, waypoints: docked(item.waypoints, at(item, 'sourceRef'), at(item, 'targetRef')) }
      : item,
  );
}

/** Types that show the content inside of their frame. */
const CONTAINERS = new Set(['bpmn:Participant', 'bpmn:Lane', 'bpmn:Group']);

function depthOf(semantic: ModdleElement): number {
  let depth = 0;
  for (let owner = semantic.$parent; owner; owner = owner.$parent) {
    if (owner.$instanceOf('bpmn:SubProcess')) depth += 1;
  }
  return depth;
}

function isInside(semantic: ModdleElement, containers: ReadonlySet<ModdleElement>): boolean {
  for (let owner = semantic.$parent; owner; owner = owner.$parent) if (containers.has(owner)) return true;
  return false;
}

/** Rank above all nesting levels. */
const FRONT = Number.MAX_SAFE_INTEGER;

const isFront = ({ kind, semantic }: SceneItem): boolean => kind === 'edge' && semantic.$type !== 'bpmn:SequenceFlow';

function layerOf(item: SceneItem): number {
  const { semantic } = item;
  if (item.kind === 'edge') return 4;
  switch (semantic.$type) {
    case 'bpmn:Participant':
      return 0;
    case 'bpmn:Lane':
      return 1;
    case 'bpmn:BoundaryEvent':
      return 6;
    case 'bpmn:Group':
      return 7;
    default:
      return isExpanded(item) ? 3 : 5;
  }
}
