import { EXTERNAL_FONT_SIZE, measureLabel } from '../draw/label.ts';
import type { Bounds, Point } from '../draw/svg.ts';
import type { Text } from '../model/types.ts';
import type { Cell, ProcessTemplate, TemplateFlow, TemplateNode } from './types.ts';

/** Distance between the centres of neighbouring cells, px. */
const PITCH = { x: 160, y: 130 };
/** Centre of the upper left cell, px. */
const ORIGIN = { x: 170, y: 140 };
const SIZES: Readonly<Record<TemplateNode['kind'], { width: number; height: number }>> = {
  start: { width: 36, height: 36 },
  end: { width: 36, height: 36 },
  deadline: { width: 36, height: 36 },
  task: { width: 100, height: 80 },
  exclusive: { width: 50, height: 50 },
  parallel: { width: 50, height: 50 },
};
/** Widest line of a name beside its node, px. */
const LABEL_WIDTH = 90;

/** Positions of all parts of a template. */
export interface Placed {
  readonly bounds: ReadonlyMap<string, Bounds>;
  readonly nodeLabels: ReadonlyMap<string, Bounds>;
  /** The lines, in the order of the template's flows. */
  readonly lines: readonly { readonly waypoints: Point[]; readonly label?: Bounds }[];
}

/** Computes the positions of a template on its grid. Names are measured in the given language. */
export function placeTemplate({ nodes, flows }: ProcessTemplate, lang: 'zh' | 'en'): Placed {
  const top = Math.min(
    0,
    ...nodes.map((node) => ('at' in node ? node.at[1] : 0)),
    ...flows.map((flow) => flow.along ?? 0),
  );
  const rowAt = (row: number): number => ORIGIN.y + (row - top) * PITCH.y;
  const middle = ([column, row]: Cell): Point => ({ x: ORIGIN.x + column * PITCH.x, y: rowAt(row) });
  const kinds = new Map(nodes.map((node) => [node.id, node.kind]));
  const bounds = new Map<string, Bounds>();
  for (const node of nodes) if ('at' in node) bounds.set(node.id, around(middle(node.at), SIZES[node.kind]));
  for (const node of nodes) {
    if (node.kind !== 'deadline') continue;
    const { x, y, width, height } = need(bounds, node.on);
    const at = { x: x + width / 2, y: node.edge === 'top' ? y : y + height };
    bounds.set(node.id, around(at, SIZES.deadline));
  }
  const nodeLabels = new Map<string, Bounds>();
  for (const node of nodes) {
    const label = nodeLabel(node, need(bounds, node.id), lang);
    if (label) nodeLabels.set(node.id, label);
  }
  const lines = flows.map((flow) => {
    const [from, to] = [need(bounds, flow.from), need(bounds, flow.to)];
    const along = flow.along === undefined ? undefined : rowAt(flow.along);
    const waypoints = routeOf(from, to, kinds.get(flow.from) === 'task', along);
    const label = flow.name && flowLabel(flow.name, waypoints, lang);
    return { waypoints, ...(label ? { label } : {}) };
  });
  return { bounds, nodeLabels, lines };
}

function need(bounds: ReadonlyMap<string, Bounds>, id: TemplateFlow['from']): Bounds {
  const found = bounds.get(id);
  if (!found) throw new Error(`The template has no node ${id}`);
  return found;
}

const around = ({ x, y }: Point, { width, height }: { width: number; height: number }): Bounds => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
const centre = ({ x, y, width, height }: Bounds): Point => ({ x: x + width / 2, y: y + height / 2 });
/** Returns the point of the upper or lower border straight above or below the centre, on the side of `y`. */
const upright = (box: Bounds, y: number): Point => ({
  x: centre(box).x,
  y: y > centre(box).y ? box.y + box.height : box.y,
});
const sideways = (box: Bounds, x: number): Point => ({
  x: x > centre(box).x ? box.x + box.width : box.x,
  y: centre(box).y,
});

/**
 * A flow leaves a gateway or time limit up or down and a task to the side; it is straight if both nodes are in one
 * line.
 */
function routeOf(from: Bounds, to: Bounds, isTask: boolean, along: number | undefined): Point[] {
  const [a, b] = [centre(from), centre(to)];
  if (along !== undefined)
    return [upright(from, along), { x: a.x, y: along }, { x: b.x, y: along }, upright(to, along)];
  if (a.y === b.y) return [sideways(from, b.x), sideways(to, a.x)];
  if (a.x === b.x) return [upright(from, b.y), upright(to, a.y)];
  return isTask
    ? [sideways(from, b.x), { x: b.x, y: a.y }, upright(to, a.y)]
    : [upright(from, b.y), { x: a.x, y: b.y }, sideways(to, a.x)];
}

/** Adds a little room, so that a line that just fits does not break in a modeler that measures text differently. */
function sizeOf(text: string): { width: number; height: number } {
  const { width, height } = measureLabel(text, LABEL_WIDTH, EXTERNAL_FONT_SIZE);
  return { width: width + 4, height };
}

/**
 * Returns the label box beside a time limit or gateway, because flows may use its other sides. Returns undefined for
 * nodes with their name inside or below.
 */
function nodeLabel(node: TemplateNode, box: Bounds, lang: 'zh' | 'en'): Bounds | undefined {
  if (!('name' in node) || !node.name || node.kind === 'task') return undefined;
  const size = sizeOf(node.name[lang]);
  const { x } = centre(box);
  switch (node.kind) {
    case 'deadline':
      return { x: x + 22, y: node.edge === 'top' ? box.y - size.height + 10 : box.y + box.height - 10, ...size };
    case 'exclusive':
      return { x: x + 8, y: box.y - size.height - 2, ...size };
    default:
      return { x: x - size.width / 2, y: box.y + box.height + 4, ...size };
  }
}

/** Places the label above the beginning of a horizontal line, or to the right of the beginning of a vertical one. */
function flowLabel(name: Text, [start, next]: readonly Point[], lang: 'zh' | 'en'): Bounds | undefined {
  if (!start || !next) return undefined;
  const size = sizeOf(name[lang]);
  if (start.y === next.y) {
    const x = next.x > start.x ? start.x + 14 : start.x - 14 - size.width;
    return { x, y: start.y - size.height - 4, ...size };
  }
  const y = next.y > start.y ? start.y + 8 : start.y - 30 - size.height;
  return { x: start.x + 8, y, ...size };
}
