import type { ModdleElement, Point, Rect } from '../../diagram/model.ts';

/** A node of a piece; places count from the upper left corner of the piece. */
export interface PieceNode {
  key: string;
  businessObject: ModdleElement;
  bounds: Rect;
  /** Key of the activity it sits on; `'selected'`: the one that is selected. */
  attachedTo?: string;
  /** Key of the sub-process it stands in. */
  parent?: string;
  isExpanded?: boolean;
}

export interface PieceFlow {
  from: string;
  to: string;
  businessObject: ModdleElement;
  /** Absent: the engine lays the line out. */
  waypoints?: readonly Point[];
  isDefault?: boolean;
}

/** What is inserted as one step: nodes, flows, and root elements that they refer to. */
export interface Piece {
  nodes: readonly PieceNode[];
  flows: readonly PieceFlow[];
  roots: readonly ModdleElement[];
}

/** The box around all nodes that have a place of their own. */
export function extentOf(nodes: readonly PieceNode[]): Rect {
  const placed = nodes.filter(({ attachedTo }) => attachedTo !== 'selected').map(({ bounds }) => bounds);
  if (placed.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...placed.map((one) => one.x));
  const y = Math.min(...placed.map((one) => one.y));
  const right = Math.max(...placed.map((one) => one.x + one.width));
  const bottom = Math.max(...placed.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Where a boundary event sits on an activity: at its lower right corner. */
export const cornerOf = (host: Rect, { width, height }: Pick<Rect, 'width' | 'height'>): Rect => ({
  x: host.x + host.width - width,
  y: host.y + host.height - height / 2,
  width,
  height,
});
