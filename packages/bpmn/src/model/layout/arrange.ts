import type { ModdleElement } from '../types.ts';
import { flowLine, sizeOf, straightLine } from './geometry.ts';
import type { Bounds, Point } from './geometry.ts';
import { gridOf } from './grid.ts';
import type { Cell } from './grid.ts';

/** Room between columns and rows, and around the contents of a container. */
const GAP = 50;
const PADDING = 30;
const LANE_HEADER = 30;
const LANE_MINIMUM = 120;

/** Where everything of one container goes, relative to its upper left corner. */
export interface Arrangement {
  readonly shapes: Map<ModdleElement, Bounds>;
  readonly lines: Map<ModdleElement, Point[]>;
  width: number;
  height: number;
  /** Rows of the grid, for the lanes. */
  rows?: readonly { readonly y: number; readonly height: number }[];
}

const list = (element: ModdleElement, name: string) => (element[name] as ModdleElement[] | undefined) ?? [];

/** Arranges a process or sub-process with all it contains; sub-processes are drawn expanded, around their contents. */
export async function arrange(container: ModdleElement): Promise<Arrangement> {
  const elements = list(container, 'flowElements');
  const flows = elements.filter((element) => element.$type === 'bpmn:SequenceFlow');
  const nodes = elements.filter((element) => element.$instanceOf('bpmn:FlowNode'));
  const result: Arrangement = { shapes: new Map(), lines: new Map(), width: 0, height: 0 };
  const inner = new Map<ModdleElement, Arrangement>();
  for (const node of nodes) if (node.$instanceOf('bpmn:SubProcess')) inner.set(node, await arrange(node));
  const attached = (node: ModdleElement) =>
    node.$type === 'bpmn:BoundaryEvent' && nodes.includes(node['attachedToRef'] as ModdleElement);
  const free = nodes.filter((node) => !attached(node));
  const cells = await gridOf(nodes, flows);
  const lanes = list(container, 'laneSets').flatMap((set) => list(set, 'lanes'));
  const bands = laneBands(lanes, free, cells);
  const header = LANE_HEADER * depthOf(lanes);
  place(free, cells, inner, result, header);
  placeAttached(nodes.filter(attached), result);
  if (lanes.length > 0) placeLanes(lanes, bands, result);
  placeRest(
    elements.filter((element) => isThing(element)),
    list(container, 'artifacts'),
    result,
    header,
  );
  for (const [node, contents] of inner) moveInto(contents, result, node);
  for (const flow of flows) {
    const [from, to] = [flow['sourceRef'], flow['targetRef']].map((end) => result.shapes.get(end as ModdleElement));
    if (from && to) result.lines.set(flow, flowLine(from, to, GAP, attached(flow['sourceRef'] as ModdleElement)));
  }
  drawAssociations(container, nodes, result);
  return result;
}

const isThing = (element: ModdleElement) =>
  element.$instanceOf('bpmn:DataObjectReference') || element.$instanceOf('bpmn:DataStoreReference');

/** Sorts rows by lane: the nodes of each lane keep their order of rows, below those of the lanes before. */
function laneBands(
  lanes: readonly ModdleElement[],
  nodes: readonly ModdleElement[],
  cells: Map<ModdleElement, Cell>,
): Map<ModdleElement, number[]> {
  const bands = new Map<ModdleElement, number[]>();
  if (lanes.length === 0) return bands;
  const leaves = lanes.flatMap(leavesOf);
  const assigned = new Set<ModdleElement>();
  let next = 0;
  const band = (members: readonly ModdleElement[]) => {
    const rows = [...new Set(members.map((node) => cells.get(node)?.row ?? 0))].toSorted((a, b) => a - b);
    for (const node of members) {
      assigned.add(node);
      const cell = cells.get(node);
      if (cell) cells.set(node, { column: cell.column, row: next + rows.indexOf(cell.row) });
    }
    const taken = rows.map((_, at) => next + at);
    if (taken.length === 0) taken.push(next);
    next += taken.length;
    return taken;
  };
  for (const lane of leaves) {
    const members = new Set(list(lane, 'flowNodeRef'));
    bands.set(lane, band(nodes.filter((node) => members.has(node) && !assigned.has(node))));
  }
  band(nodes.filter((node) => !assigned.has(node)));
  return bands;
}

function childLanes(lane: ModdleElement): ModdleElement[] {
  const set = lane['childLaneSet'] as ModdleElement | undefined;
  return set ? list(set, 'lanes') : [];
}

function leavesOf(lane: ModdleElement): ModdleElement[] {
  const children = childLanes(lane);
  return children.length > 0 ? children.flatMap(leavesOf) : [lane];
}

function depthOf(lanes: readonly ModdleElement[]): number {
  return lanes.length === 0 ? 0 : 1 + Math.max(...lanes.map((lane) => depthOf(childLanes(lane))));
}

/** Coordinates from columns and rows, each as wide or high as its largest element. */
function place(
  nodes: readonly ModdleElement[],
  cells: Map<ModdleElement, Cell>,
  inner: ReadonlyMap<ModdleElement, Arrangement>,
  result: Arrangement,
  header: number,
): void {
  const size = (node: ModdleElement) => {
    const contents = inner.get(node);
    return contents ? { width: Math.max(100, contents.width), height: Math.max(80, contents.height) } : sizeOf(node);
  };
  const widths: number[] = [];
  const heights: number[] = [];
  for (const node of nodes) {
    const { column, row } = cells.get(node) ?? { column: 0, row: 0 };
    const { width, height } = size(node);
    widths[column] = Math.max(widths[column] ?? 0, width);
    heights[row] = Math.max(heights[row] ?? 0, height);
  }
  const starts = (sizes: readonly number[], first: number, empty: number) => {
    let at = first;
    return Array.from(sizes, (length: number | undefined) => {
      const start = at;
      at += (length ?? empty) + GAP;
      return start;
    });
  };
  const xs = starts(widths, header + PADDING, 0);
  const ys = starts(heights, PADDING, LANE_MINIMUM - GAP);
  for (const node of nodes) {
    const { column, row } = cells.get(node) ?? { column: 0, row: 0 };
    const { width, height } = size(node);
    const [x, y] = [xs[column] ?? 0, ys[row] ?? 0];
    const bounds = {
      x: x + ((widths[column] ?? width) - width) / 2,
      y: y + ((heights[row] ?? height) - height) / 2,
      width,
      height,
    };
    result.shapes.set(node, bounds);
    grow(result, bounds);
  }
  result.rows = ys.map((y, row) => ({ y, height: heights[row] ?? LANE_MINIMUM - GAP }));
}

function grow(result: Arrangement, { x, y, width, height }: Bounds): void {
  result.width = Math.max(result.width, x + width + PADDING);
  result.height = Math.max(result.height, y + height + PADDING);
}

/** Boundary events on the lower border of their activity, side by side. */
function placeAttached(events: readonly ModdleElement[], result: Arrangement): void {
  const counts = new Map<unknown, number>();
  for (const event of events) {
    const host = result.shapes.get(event['attachedToRef'] as ModdleElement);
    if (!host) continue;
    const count = counts.get(event['attachedToRef']) ?? 0;
    counts.set(event['attachedToRef'], count + 1);
    const bounds = { x: host.x + 10 + count * 42, y: host.y + host.height - 18, width: 36, height: 36 };
    result.shapes.set(event, bounds);
    grow(result, bounds);
  }
}

function placeLanes(
  lanes: readonly ModdleElement[],
  bands: ReadonlyMap<ModdleElement, number[]>,
  result: Arrangement,
): void {
  const edges = (rows: readonly number[]) => {
    const [first, last] = [result.rows?.[Math.min(...rows)], result.rows?.[Math.max(...rows)]];
    const top = first ? first.y - GAP / 2 : result.height;
    const bottom = last ? last.y + last.height + GAP / 2 : top + LANE_MINIMUM;
    return { top, bottom };
  };
  const width = Math.max(result.width, 300);
  const visit = (lane: ModdleElement, level: number): { top: number; bottom: number } => {
    const children = childLanes(lane).map((child) => visit(child, level + 1));
    const { top, bottom } =
      children.length > 0
        ? {
            top: Math.min(...children.map((child) => child.top)),
            bottom: Math.max(...children.map((child) => child.bottom)),
          }
        : edges(bands.get(lane) ?? [0]);
    result.shapes.set(lane, {
      x: level * LANE_HEADER,
      y: top,
      width: width - level * LANE_HEADER,
      height: bottom - top,
    });
    result.height = Math.max(result.height, bottom);
    return { top, bottom };
  };
  for (const lane of lanes) visit(lane, 0);
  result.width = width;
}

/** Data, annotations and groups in a row below. */
function placeRest(
  things: readonly ModdleElement[],
  artifacts: readonly ModdleElement[],
  result: Arrangement,
  header: number,
): void {
  const rest = [...things, ...artifacts.filter((artifact) => artifact.$type !== 'bpmn:Association')];
  const y = result.height + GAP / 2;
  let x = header + PADDING;
  for (const element of rest) {
    const bounds = { x, y, ...sizeOf(element) };
    result.shapes.set(element, bounds);
    x += bounds.width + GAP;
    grow(result, bounds);
  }
}

function moveInto(contents: Arrangement, result: Arrangement, node: ModdleElement): void {
  const host = result.shapes.get(node);
  if (!host) return;
  for (const [element, bounds] of contents.shapes)
    result.shapes.set(element, { ...bounds, x: bounds.x + host.x, y: bounds.y + host.y });
  for (const [element, points] of contents.lines)
    result.lines.set(
      element,
      points.map(({ x, y }) => ({ x: x + host.x, y: y + host.y })),
    );
}

function drawAssociations(container: ModdleElement, nodes: readonly ModdleElement[], result: Arrangement): void {
  const draw = (line: ModdleElement, source: unknown, target: unknown) => {
    const [from, to] = [source, target].map((end) => result.shapes.get(end as ModdleElement));
    if (from && to) result.lines.set(line, straightLine(from, to));
  };
  for (const artifact of list(container, 'artifacts')) {
    if (artifact.$type === 'bpmn:Association') draw(artifact, artifact['sourceRef'], artifact['targetRef']);
  }
  for (const node of nodes) {
    for (const line of list(node, 'dataInputAssociations')) draw(line, list(line, 'sourceRef')[0], node);
    for (const line of list(node, 'dataOutputAssociations')) draw(line, node, line['targetRef']);
  }
}
