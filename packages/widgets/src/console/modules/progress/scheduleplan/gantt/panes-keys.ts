import { undoKeyOf } from '../../../../../kit/undo-key.ts';
import type { PlanActions } from './plan-actions.ts';
import type { Column } from './task-table.tsx';

type Keys = Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns what a key does to the selection. */
export function selectingKey(
  { key, altKey, ctrlKey }: Keys,
  row: number,
  count: number,
  select: (row: number) => void,
) {
  if (key === 'ArrowDown' && !altKey) return () => select(row + 1);
  if (key === 'ArrowUp' && !altKey) return () => select(row - 1);
  if (key === 'Home' && ctrlKey) return () => select(0);
  if (key === 'End' && ctrlKey) return () => select(count - 1);
  return undefined;
}

interface Changing {
  act: PlanActions;
  selected: string | undefined;
  undo: () => void;
  redo: () => void;
}

/** Returns what a key changes in the plan. */
export function changingKey(
  event: Keys,
  { act, selected, undo, redo }: Changing,
  edit: (cell: { id: string; column: Column }) => void,
): (() => void) | undefined {
  const asked = undoKeyOf(event);
  if (asked) return asked === 'undo' ? undo : redo;
  if (event.key === 'Insert') return act.add;
  if (selected === undefined) return undefined;
  const { key, altKey, shiftKey } = event;
  if (key === 'F2' || key === 'Enter') return () => edit({ id: selected, column: 'name' });
  if (key === 'Delete') return act.remove;
  if (!altKey) return undefined;
  if (key === 'ArrowDown') return act.down;
  if (key === 'ArrowUp') return act.up;
  if (!shiftKey) return undefined;
  return key === 'ArrowRight' ? act.indent : key === 'ArrowLeft' ? act.outdent : undefined;
}
