import type { OrganizationNode } from '@gongdi/api';
import { useState, type DragEvent, type HTMLAttributes } from 'react';
import { moveFor, type DropZone, type Move } from './tree-model.ts';

/** Share of a row's height at its top and bottom where a drop means before or after instead of inside. */
const EDGE = 0.28;

/** @param part distance from the top of the row, as a share of its height */
export function zoneAt(part: number): DropZone {
  if (part < EDGE) return 'before';
  return part > 1 - EDGE ? 'after' : 'inside';
}

interface TreeDrag {
  /** Drag attributes of an organisation's row. */
  of: (node: OrganizationNode) => HTMLAttributes<HTMLElement>;
  /** Returns where a drop on the row would place the dragged organisation; undefined if it is not above the row. */
  zoneOf: (node: OrganizationNode) => DropZone | undefined;
}

/** Drags rows of the tree before, after or onto others. A place where the row may not go is no target. */
export function useTreeDrag(
  tree: readonly OrganizationNode[],
  onMove: (node: OrganizationNode, move: Move) => void,
): TreeDrag {
  const [dragged, setDragged] = useState<OrganizationNode>();
  const [over, setOver] = useState<{ id: string; zone: DropZone }>();
  const targetOf = (event: DragEvent, node: OrganizationNode) => {
    if (!dragged) return undefined;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const zone = zoneAt((event.clientY - top) / height);
    const move = moveFor(tree, dragged.org_id, node.org_id, zone);
    return move && { dragged, zone, move };
  };
  return {
    of: (node) => ({
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', node.name);
        setDragged(node);
      },
      onDragOver: (event) => {
        const target = targetOf(event, node);
        if (target) event.preventDefault();
        setOver(target && { id: node.org_id, zone: target.zone });
      },
      onDrop: (event) => {
        const target = targetOf(event, node);
        setOver(undefined);
        if (!target) return;
        event.preventDefault();
        onMove(target.dragged, target.move);
      },
      onDragEnd: () => {
        setDragged(undefined);
        setOver(undefined);
      },
    }),
    zoneOf: (node) => (over?.id === node.org_id ? over.zone : undefined),
  };
}
