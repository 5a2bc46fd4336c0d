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
    // On a phone the panel covered the table: the focus moves to the table once it is shown again.
    requestAnimationFrame(() => nameOf(box.current, open?.id)?.focus());
  };
}

const nameOf = (box: HTMLElement | null, id: string | undefined): HTMLElement | null | undefined =>
  id === undefined ? undefined : box?.querySelector<HTMLElement>(`[data-gd-open="${CSS.escape(id)}"]`);
