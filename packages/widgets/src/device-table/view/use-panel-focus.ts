import { useEffect, type RefObject } from 'react';
import type { TableSession } from '../session/table-session.ts';
import type { TableState } from '../session/state.ts';

/**
 * Moves the focus into a panel that covers the table, and back to the device's name when it closes.
 * @returns closes the panel
 */
export function usePanelFocus(
  session: TableSession,
  box: RefObject<HTMLElement | null>,
  open: TableState['open'],
  over: boolean,
): () => void {
  useEffect(() => {
    const panel = over && open ? box.current?.querySelector<HTMLElement>('.gd-table-panel') : null;
    panel?.focus();
  }, [box, over, open]);
  return () => {
    session.select(null);
    focusLater(() => nameOf(box.current, open?.id));
  };
}

/** Frames in which a table settles after its panel has closed: on a phone it is shown, elsewhere it becomes wider. */
const SETTLES = 30;

/** Focuses an element once it is there, and again when its cell is made anew; not when something else has the focus. */
function focusLater(find: () => HTMLElement | null | undefined, frames = SETTLES): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    const element = find();
    const root = element?.getRootNode() as ShadowRoot | Document | undefined;
    const holder = root?.activeElement;
    if (!holder || holder === root.ownerDocument?.body) element?.focus();
    focusLater(find, frames - 1);
  });
}

const nameOf = (box: HTMLElement | null, id: string | undefined): HTMLElement | null | undefined =>
  id === undefined ? undefined : box?.querySelector<HTMLElement>(`[data-gd-open="${CSS.escape(id)}"]`);
