import type { Model, ModdleElement } from '../../model/index.ts';
import { hasDiagram } from '../../model/index.ts';
import { elementsIn, isElement } from '../scene.ts';
import type { Bounds } from '../svg.ts';
import type { ScopeLayout } from './graph.ts';
import { addBeside, addMoved, between, layOutScope } from './scope.ts';
import { writeDiagram } from './write-diagram.ts';

const ORIGIN = 100;
const STRIP = 30;
const POOL_GAP = 60;
const POOL_PADDING = 40;
const EMPTY_POOL = 60;

/**
 * Adds a layout to a model without diagram information: processes from left to right, pools and lanes, expanded nested
 * sub-processes, boundary events on their hosts, data and annotations below the elements that they belong to. Every
 * element that can have a shape is included. Elements without id get one, because diagrams refer to ids.
 *
 * With `force`, an existing diagram is replaced.
 *
 * @returns whether a diagram was added; false when a diagram exists already or the model has nothing to show
 */
export function layoutModel(
  { definitions, moddle }: Pick<Model, 'definitions' | 'moddle'>,
  options: { readonly force?: boolean } = {},
): boolean {
  if (hasDiagram(definitions) && !options.force) return false;
  const roots = elementsIn(definitions, 'rootElements');
  const collaborations = roots.filter(
    (root) => root.$type === 'bpmn:Collaboration' && elementsIn(root, 'participants').length > 0,
  );
  const inPools = new Set(
    collaborations.flatMap((root) => elementsIn(root, 'participants').map(({ processRef }) => processRef)),
  );
  const planes = [
    ...collaborations.map((about) => ({ about, layout: layOutPools(about) })),
    ...roots
      .filter(
        (root) => root.$type === 'bpmn:Process' && !inPools.has(root) && elementsIn(root, 'flowElements').length > 0,
      )
      .map((about) => ({ about, layout: layOutProcess(about) })),
  ];
  if (planes.length === 0) {
    // An empty process gets an empty plane, so that it can be opened and edited.
    const empty = roots.find((root) => root.$type === 'bpmn:Process');
    if (!empty) return false;
    planes.push({ about: empty, layout: { shapes: [], edges: [], width: 0, height: 0 } });
  }
  definitions.set('diagrams', []);
  for (const { about, layout } of planes) {
    const moved: Pick<ScopeLayout, 'shapes' | 'edges'> = { shapes: [], edges: [] };
    addMoved(layout, ORIGIN, ORIGIN, moved.shapes, moved.edges);
    writeDiagram(definitions, moddle, about, moved);
  }
  return true;
}

/** Lays out a process without a pool; its lanes are drawn as in a pool. */
function layOutProcess(process: ModdleElement): ScopeLayout {
  const { shapes, edges, width, height } = layOutPool(process, undefined);
  return { shapes, edges, width, height };
}

/** Stacks the pools; all get the width of the widest pool. */
function layOutPools(collaboration: ModdleElement): ScopeLayout {
  const shapes: ScopeLayout['shapes'] = [];
  const edges: ScopeLayout['edges'] = [];
  const pools = elementsIn(collaboration, 'participants').map((participant) => {
    const process = participant['processRef'];
    const open = isElement(process) && elementsIn(process, 'flowElements').length > 0;
    return { participant, layout: open ? layOutPool(process, participant) : undefined };
  });
  const width = pools.reduce((most, { layout }) => Math.max(most, layout?.width ?? 0), 400);
  let y = 0;
  for (const { participant, layout } of pools) {
    const height = layout?.height ?? EMPTY_POOL;
    shapes.push({ element: participant, bounds: { x: 0, y, width, height }, horizontal: true });
    if (layout) addMoved(widened(layout, width), 0, y, shapes, edges);
    y += height + POOL_GAP;
  }
  const boundsOf = new Map(shapes.map(({ element, bounds }) => [element, bounds]));
  const poolOf = new Map(pools.map(({ participant }) => [participant['processRef'], boundsOf.get(participant)]));
  for (const flow of elementsIn(collaboration, 'messageFlows')) {
    const [from, to] = ['sourceRef', 'targetRef'].map((end) =>
      isElement(flow[end]) ? (boundsOf.get(flow[end]) ?? boundsAround(flow[end], poolOf)) : undefined,
    );
    if (from && to) edges.push({ element: flow, waypoints: bent(from, to) });
  }
  addBeside(collaboration, shapes, edges, y);
  return { shapes, edges, width, height: y };
}

/** Returns the bounds of the pool whose process contains an element without a shape. */
function boundsAround(element: ModdleElement, pools: ReadonlyMap<unknown, Bounds | undefined>): Bounds | undefined {
  for (let owner = element.$parent; owner; owner = owner.$parent) {
    const bounds = pools.get(owner);
    if (bounds) return bounds;
  }
  return undefined;
}

/** Returns a bent line between two pools for a message flow: vertical, horizontal in the middle, vertical again. */
function bent(from: Bounds, to: Bounds): { x: number; y: number }[] {
  const [start, end] = between(from, to);
  if (!start || !end) return [];
  const middle = (start.y + end.y) / 2;
  return Math.abs(start.x - end.x) < 0.5
    ? [start, end]
    : [start, { x: start.x, y: middle }, { x: end.x, y: middle }, end];
}

/** Extends the lanes to the right edge of their pool. */
function widened(layout: ScopeLayout, width: number): ScopeLayout {
  const grow = width - layout.width;
  const shapes = layout.shapes.map((shape) =>
    shape.element.$type === 'bpmn:Lane'
      ? { ...shape, bounds: { ...shape.bounds, width: shape.bounds.width + grow } }
      : shape,
  );
  return { ...layout, shapes };
}

/** Lays out the content of a pool with its lanes and leaves space for the pool's name strip at the side. */
function layOutPool(process: ModdleElement, participant: ModdleElement | undefined): ScopeLayout {
  const lanes = elementsIn(process, 'laneSets').flatMap((set) => elementsIn(set, 'lanes'));
  const leaves = lanes.flatMap(leafLanes);
  const depth = deepest(lanes);
  const scope = layOutScope(process, leaves);
  const left = participant ? STRIP : 0;
  const padding = participant || leaves.length > 0 ? POOL_PADDING : 0;
  const top = leaves.length > 0 ? 0 : padding;
  const width = left + depth * STRIP + scope.width + 2 * padding;
  const lanesEnd = scope.bands.at(-1)?.bottom ?? 0;
  const height = Math.max(scope.height + 2 * top, lanesEnd, scope.height + (leaves.length > 0 ? 20 : 0));
  const shapes: ScopeLayout['shapes'] = [];
  const edges: ScopeLayout['edges'] = [];
  // Content below the nodes of the last lane, such as data and flows that lead back, belongs to the last lane.
  const extents = scope.bands.map(({ top: from, bottom }, at) => ({
    from,
    to: at === scope.bands.length - 1 ? Math.max(bottom, height) : bottom,
  }));
  const addLane = (lane: ModdleElement, level: number): { from: number; to: number } => {
    const inner = elementsIn(lane, 'childLaneSet').flatMap((set) => elementsIn(set, 'lanes'));
    const at = shapes.length;
    const spans = inner.map((child) => addLane(child, level + 1));
    const own = inner.length === 0 ? (extents[leaves.indexOf(lane)] ?? { from: 0, to: height }) : undefined;
    const from = own?.from ?? spans.reduce((least, span) => Math.min(least, span.from), Infinity);
    const to = own?.to ?? spans.reduce((most, span) => Math.max(most, span.to), -Infinity);
    const x = left + level * STRIP;
    shapes.splice(at, 0, {
      element: lane,
      bounds: { x, y: from, width: width - x, height: to - from },
      horizontal: true,
    });
    return { from, to };
  };
  for (const lane of lanes) addLane(lane, 0);
  addMoved(scope, left + depth * STRIP + padding, top, shapes, edges);
  return { shapes, edges, width, height };
}

function leafLanes(lane: ModdleElement): ModdleElement[] {
  const inner = elementsIn(lane, 'childLaneSet').flatMap((set) => elementsIn(set, 'lanes'));
  return inner.length === 0 ? [lane] : inner.flatMap(leafLanes);
}

const deepest = (lanes: readonly ModdleElement[]): number =>
  lanes.reduce((most, lane) => Math.max(most, depthOf(lane)), 0);

function depthOf(lane: ModdleElement): number {
  const inner = elementsIn(lane, 'childLaneSet').flatMap((set) => elementsIn(set, 'lanes'));
  return 1 + deepest(inner);
}
