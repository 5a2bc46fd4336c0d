import type { ModdleElement } from '../../model/index.ts';
import { elementsIn, isElement } from '../scene.ts';
import type { Bounds, Point } from '../svg.ts';
import type { Box, Graph, Link, ScopeLayout } from './graph.ts';
import { EVENT, graphOf, INSET } from './graph.ts';
import { layersOf } from './layers.ts';
import type { Band } from './place.ts';
import { placeBoxes } from './place.ts';
import { Router } from './route.ts';

const BESIDE = 40;

/** The layout of a scope with the extents of its lanes, so that a pool can be drawn around it. */
export interface LaidScope extends ScopeLayout {
  readonly bands: readonly Band[];
}

/** Lays out a process or the content of a sub-process. `lanes` are its leaf lanes from top to bottom. */
export function layOutScope(scope: ModdleElement, lanes: readonly ModdleElement[] = []): LaidScope {
  const bands = new Map(
    lanes.flatMap((lane, at) => elementsIn(lane, 'flowNodeRef').map((node) => [node, at] as const)),
  );
  const graph = graphOf(scope, (element) => bands.get(element) ?? 0, layOutScope);
  const layers = layersOf(graph);
  const { columns, bands: extents } = placeBoxes(layers, graph, Math.max(lanes.length, 1), lanes.length > 0 ? 30 : 0);
  const shapes: ScopeLayout['shapes'] = [];
  const edges: ScopeLayout['edges'] = [];
  const boundaryBounds = new Map<ModdleElement, Bounds>();
  for (const box of graph.boxes) addBox(box, graph, shapes, edges, boundaryBounds);
  const lowest = shapes.reduce(
    (most, { bounds }) => Math.max(most, bounds.y + bounds.height),
    extents.at(-1)?.bottom ?? 0,
  );
  const router = new Router(layers, columns, lowest, ({ boundary }: Link) => boundary && boundaryBounds.get(boundary));
  for (const link of graph.links) {
    edges.push({ element: link.flow, waypoints: router.route(link), label: router.label(link) });
  }
  addBeside(scope, shapes, edges, router.bottom);
  return normalised(shapes, edges, extents, lanes.length > 0);
}

function addBox(
  box: Box,
  graph: Graph,
  shapes: ScopeLayout['shapes'],
  edges: ScopeLayout['edges'],
  boundaryBounds: Map<ModdleElement, Bounds>,
): void {
  const { element, inner } = box;
  if (!element) return;
  const bounds = { x: box.x, y: box.y, width: box.width, height: box.height };
  const expandable = element.$instanceOf('bpmn:SubProcess');
  shapes.push({ element, bounds, ...(expandable ? { expanded: inner !== undefined } : {}) });
  if (inner) addMoved(inner, box.x + INSET.side, box.y + INSET.top, shapes, edges);
  (graph.boundaries.get(box) ?? []).forEach((event, at) => {
    const x = box.x + box.width - EVENT / 2 - 10 - at * (EVENT + 8) - EVENT / 2;
    const own = { x: Math.max(x, box.x - EVENT / 2), y: box.y + box.height - EVENT / 2, width: EVENT, height: EVENT };
    shapes.push({ element: event, bounds: own });
    boundaryBounds.set(event, own);
  });
}

/** Adds a layout at an offset. */
export function addMoved(
  layout: ScopeLayout,
  dx: number,
  dy: number,
  shapes: ScopeLayout['shapes'],
  edges: ScopeLayout['edges'],
): void {
  const move = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  for (const shape of layout.shapes) shapes.push({ ...shape, bounds: { ...shape.bounds, ...move(shape.bounds) } });
  for (const { element, waypoints, label } of layout.edges) {
    edges.push({ element, waypoints: waypoints.map(move), ...(label ? { label: { ...label, ...move(label) } } : {}) });
  }
}

const DATA = new Set(['bpmn:DataObjectReference', 'bpmn:DataStoreReference']);
const SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  'bpmn:DataObjectReference': { width: 36, height: 50 },
  'bpmn:DataStoreReference': { width: 50, height: 50 },
  'bpmn:TextAnnotation': { width: 100, height: 50 },
  'bpmn:Group': { width: 140, height: 80 },
};

/**
 * Adds data, annotations and groups in a row below all nodes, each under its connected element, with their connections.
 */
export function addBeside(
  scope: ModdleElement,
  shapes: ScopeLayout['shapes'],
  edges: ScopeLayout['edges'],
  bottom: number,
): void {
  const associations = [
    ...elementsIn(scope, 'artifacts').filter(({ $type }) => $type === 'bpmn:Association'),
    ...dataAssociations(scope),
  ];
  const items = [
    ...elementsIn(scope, 'flowElements').filter(({ $type }) => DATA.has($type)),
    ...elementsIn(scope, 'artifacts').filter(({ $type }) => SIZES[$type] !== undefined),
  ];
  const boundsOf = new Map(shapes.map(({ element, bounds }) => [element, bounds]));
  const placed = items
    .map((element) => ({ element, anchor: anchorOf(element, associations, boundsOf) }))
    .sort((a, b) => a.anchor - b.anchor);
  let x = -Infinity;
  for (const { element, anchor } of placed) {
    const size = SIZES[element.$type] ?? { width: 36, height: 50 };
    x = Math.max(x, anchor - size.width / 2);
    const bounds = { x, y: bottom + BESIDE, ...size };
    shapes.push({ element, bounds });
    boundsOf.set(element, bounds);
    x += size.width + BESIDE;
  }
  for (const association of associations) {
    const [from, to] = endsOf(association).map((end) => boundsOf.get(end));
    if (from && to) edges.push({ element: association, waypoints: between(from, to) });
  }
}

/** Data associations are children of activities and reference only their data; their other end is the activity. */
function dataAssociations(scope: ModdleElement): ModdleElement[] {
  return elementsIn(scope, 'flowElements').flatMap((node) => [
    ...elementsIn(node, 'dataInputAssociations'),
    ...elementsIn(node, 'dataOutputAssociations'),
  ]);
}

function endsOf(association: ModdleElement): ModdleElement[] {
  const owner = association.$parent;
  const [source] = elementsIn(association, 'sourceRef');
  const [target] = elementsIn(association, 'targetRef');
  if (association.$type === 'bpmn:DataInputAssociation') return source && owner ? [source, owner] : [];
  if (association.$type === 'bpmn:DataOutputAssociation') return target && owner ? [owner, target] : [];
  return source && target ? [source, target] : [];
}

function anchorOf(
  element: ModdleElement,
  associations: readonly ModdleElement[],
  boundsOf: ReadonlyMap<ModdleElement, Bounds>,
): number {
  for (const association of associations) {
    const ends = endsOf(association);
    const other = ends.includes(element) ? ends.find((end) => end !== element) : undefined;
    const bounds = other && isElement(other) ? boundsOf.get(other) : undefined;
    if (bounds) return bounds.x + bounds.width / 2;
  }
  return 0;
}

/** Returns a straight line between two boxes, from edge to edge. */
export function between(from: Bounds, to: Bounds): Point[] {
  const down = to.y >= from.y + from.height;
  const up = to.y + to.height <= from.y;
  if (!down && !up) {
    const right = to.x >= from.x;
    return [
      { x: right ? from.x + from.width : from.x, y: from.y + from.height / 2 },
      { x: right ? to.x : to.x + to.width, y: to.y + to.height / 2 },
    ];
  }
  return [
    { x: from.x + from.width / 2, y: down ? from.y + from.height : from.y },
    { x: to.x + to.width / 2, y: down ? to.y : to.y + to.height },
  ];
}

/** Shifts everything so that it begins at 0, 0. Lanes begin there already, including their space at the top. */
function normalised(
  shapes: ScopeLayout['shapes'],
  edges: ScopeLayout['edges'],
  bands: readonly Band[],
  inLanes: boolean,
): LaidScope {
  const points = [
    ...shapes.flatMap(({ bounds: { x, y, width, height } }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
    ...edges.flatMap(({ waypoints }) => waypoints),
  ];
  if (points.length === 0) return { width: 0, height: 0, shapes, edges, bands };
  const range = (pick: (point: Point) => number): [number, number] =>
    points.reduce(
      ([low, high], point) => [Math.min(low, pick(point)), Math.max(high, pick(point))],
      [Infinity, -Infinity],
    );
  const [left, right] = range(({ x }) => x);
  const [top, bottom] = range(({ y }) => y);
  const dy = inLanes ? Math.min(top, 0) : top;
  const moved: Pick<ScopeLayout, 'shapes' | 'edges'> = { shapes: [], edges: [] };
  addMoved({ width: 0, height: 0, shapes, edges }, -left, -dy, moved.shapes, moved.edges);
  return { ...moved, width: right - left, height: bottom - dy, bands };
}
