import type { Point, Rect } from '../../diagram/model.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { HostTemplate, TemplateNode } from '../host/host-template.ts';
import { makeFlow, makeNode, type Maker } from './make-node.ts';
import { cornerOf, type Piece, type PieceFlow, type PieceNode } from './piece.ts';
import { inLang } from './text/index.ts';

/** Distance of columns and rows on the grid of a template: the size of a task and the space for a line. */
const GRID = { x: 150, y: 130 };
/** Distance of a backward flow below its row. */
const BELOW = 40;
const TASK = { width: 100, height: 80 };

function sizeOf(type: string): { width: number; height: number } {
  if (type.endsWith('Event')) return { width: 36, height: 36 };
  if (type.endsWith('Gateway')) return { width: 50, height: 50 };
  return TASK;
}

function place(node: TemplateNode, at: number): Rect {
  const { width, height } = sizeOf(node.type);
  const x = (node.column ?? at) * GRID.x + (TASK.width - width) / 2;
  const y = (node.row ?? 0) * GRID.y + (TASK.height - height) / 2;
  return { x, y, width, height };
}

/**
 * Converts a declarative template to elements of the model's engine.
 * @throws RangeError for an attribute that the engine does not have, or a flow between nodes that do not exist
 */
export function fromTemplate(template: HostTemplate, maker: Maker, lang: Lang): Piece {
  const own = template.nodes.filter(({ attachedTo }) => attachedTo === undefined);
  const places = new Map(own.map((node, at) => [node.key, place(node, at)]));
  const nodes = template.nodes.map((node, at): PieceNode => {
    const host = node.attachedTo === undefined ? undefined : places.get(node.attachedTo);
    return {
      key: node.key,
      businessObject: makeNode(maker, node, lang),
      bounds: host ? cornerOf(host, sizeOf(node.type)) : (places.get(node.key) ?? place(node, at)),
      ...(node.attachedTo === undefined ? {} : { attachedTo: node.attachedTo }),
    };
  });
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const flows = (template.flows ?? []).map((flow): PieceFlow => {
    const [from, to] = [byKey.get(flow.from), byKey.get(flow.to)];
    if (!from || !to) throw new RangeError(`${flow.from} → ${flow.to}`);
    const waypoints = wayBack(from, to);
    return {
      from: flow.from,
      to: flow.to,
      businessObject: makeFlow(maker, flow, inLang(flow.name, lang)),
      ...(waypoints ? { waypoints } : {}),
      ...(flow.isDefault ? { isDefault: true } : {}),
    };
  });
  return { nodes, flows, roots: [] };
}

const middle = ({ bounds: { x, y, width, height } }: PieceNode): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the waypoints of a backward flow, below its row: a straight line would cross the nodes between its ends. */
function wayBack(from: PieceNode, to: PieceNode): Point[] | undefined {
  const [start, end] = [middle(from), middle(to)];
  if (end.x >= start.x || from.attachedTo !== undefined) return undefined;
  const y = Math.max(from.bounds.y + from.bounds.height, to.bounds.y + to.bounds.height) + BELOW;
  return [start, { x: start.x, y }, { x: end.x, y }, end];
}
