import type { ArrangedEntry } from '@gongdi/domain';
import { useState, type DragEvent, type HTMLAttributes } from 'react';
import { groupOf, movedTo } from './draft.ts';

/** Drag and drop of entries before or after others, and onto groups. Keyboard users have the buttons of the row. */
export function useMenuDrag(tree: readonly ArrangedEntry[], onChange: (tree: readonly ArrangedEntry[]) => void) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<{ index: string; zone: Zone }>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };

  return {
    /** Returns the attributes of an entry's drag handle. */
    handle: (entry: ArrangedEntry): HTMLAttributes<HTMLElement> => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', entry.index);
        setDragged(entry.index);
      },
      onDragEnd: end,
    }),
    /** Returns the attributes of the row of an entry in `group`, as drop target. */
    target: (entry: ArrangedEntry, group: string): HTMLAttributes<HTMLElement> & { 'data-drop'?: Zone } => ({
      ...(over?.index === entry.index && { 'data-drop': over.zone }),
      onDragOver: (event) => {
        if (dragged === undefined || dragged === entry.index) return;
        event.preventDefault();
        setOver({ index: entry.index, zone: zoneAt(event, entry) });
      },
      onDragLeave: () => setOver(undefined),
      onDrop: (event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        onChange(droppedAt(tree, dragged, entry, group, zoneAt(event, entry)));
        end();
      },
    }),
  };
}

type Zone = 'before' | 'inside' | 'after';

/** A drop on a group goes into it, except in the upper quarter of its row. */
function zoneAt(event: DragEvent, entry: ArrangedEntry): Zone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  if (entry.group) return part < 0.25 ? 'before' : 'inside';
  return part < 0.5 ? 'before' : 'after';
}

function droppedAt(
  tree: readonly ArrangedEntry[],
  index: string,
  entry: ArrangedEntry,
  group: string,
  zone: Zone,
): readonly ArrangedEntry[] {
  if (zone === 'inside') return groupOf(tree, index) === entry.index ? tree : movedTo(tree, index, entry.index);
  if (zone === 'before') return movedTo(tree, index, group, entry.index);
  const siblings = siblingsIn(tree, group).filter((one) => one !== index);
  return movedTo(tree, index, group, siblings[siblings.indexOf(entry.index) + 1]);
}

function siblingsIn(tree: readonly ArrangedEntry[], group: string): string[] {
  if (group === '') return tree.map((one) => one.index);
  return tree.flatMap((one) =>
    one.index === group ? one.children.map((child) => child.index) : siblingsIn(one.children, group),
  );
}
