import type { ModdleElement, Point, Rect } from '../../diagram/model.ts';

/** A node of a piece; positions are relative to the upper left corner of the piece. */
export interface PieceNode {
  key: string;
  businessObject: ModdleElement;
  bounds: Rect;
  /** Key of the activity to which it is attached; `'selected'`: the selected activity. */
  attachedTo?: string;
  /** Key of the sub-process that contains it. */
  parent?: string;
  isExpanded?: boolean;
}

export interface PieceFlow {
  from: string;
  to: string;
  businessObject: ModdleElement;
  /** Absent: the engine computes the waypoints. */
  waypoints?: readonly Point[];
  isDefault?: boolean;
}

/** Elements that are inserted as one step: nodes, flows, and the root elements that they refer to. */
export interface Piece {
  nodes: readonly PieceNode[];
  flows: readonly PieceFlow[];
  roots: readonly ModdleElement[];
}

/** Returns the box around all nodes that have a position of their own. */
export function extentOf(nodes: readonly PieceNode[]): Rect {
  const placed = nodes.filter(({ attachedTo }) => attachedTo !== 'selected').map(({ bounds }) => bounds);
  if (placed.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...placed.map((one) => one.x));
  const y = Math.min(...placed.map((one) => one.y));
  const right = Math.max(...placed.map((one) => one.x + one.width));
  const bottom = Math.max(...placed.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns the position of a boundary event on an activity: at its lower right corner. */
export const cornerOf = (host: Rect, { width, height }: Pick<Rect, 'width' | 'height'>): Rect => ({
  x: host.x + host.width - width,
  y: host.y + host.height - height / 2,
  width,
  height,
});
