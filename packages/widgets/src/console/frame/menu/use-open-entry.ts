import type { MenuItem } from '@gongdi/domain';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../../ground/context/console-context.tsx';
import { addressOf } from '../../ground/menus/menus.ts';

/** Whether a click on a link belongs to the browser: it opens a tab or a window, or downloads. */
const isBrowsers = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Returns a function that opens the page of a menu entry. An open list is shown at its last address; the entry of the
 * visible page opens that page afresh. The link itself has the plain address, for new tabs and for copying.
 */
export function useOpenEntry(): (item: MenuItem, event?: MouseEvent) => boolean {
  const { pages } = useConsole();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (item, event) => {
    if (event && isBrowsers(event)) return false;
    event?.preventDefault();
    const address = addressOf(item);
    void navigate(address === pathname ? address : pages.addressOf(address));
    return true;
  };
}
