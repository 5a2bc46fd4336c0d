import type { MenuItem } from '@gongdi/domain';
import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../../ground/context/console-context.tsx';
import { addressOf } from '../../ground/menus/menus.ts';
import { isBrowsers } from '../../ground/page/is-browsers.ts';
import { useHrefOf } from '../../ground/page/use-href-of.ts';

/** Opens the page of an entry. @returns false: the click is the browser's */
export type OpenEntry = (item: MenuItem, event?: MouseEvent) => boolean;

/**
 * Returns a function that opens the page of a menu entry. An open list is shown at its last address; the entry of the
 * visible page opens that page afresh. The link itself has the plain address, for new tabs and for copying. It is the
 * same function on every page.
 */
export function useOpenEntry(): OpenEntry {
  const { pages } = useConsole();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const now = useRef({ pathname, navigate });
  useEffect(() => {
    now.current = { pathname, navigate };
  });
  return useCallback(
    (item, event) => {
      if (event && isBrowsers(event)) return false;
      event?.preventDefault();
      const address = addressOf(item);
      void now.current.navigate(address === now.current.pathname ? address : pages.addressOf(address));
      return true;
    },
    [pages],
  );
}

/** Returns a function that gives the address of an entry's link. It is the same function on every page. */
export function useEntryHref(): (item: MenuItem) => string {
  const hrefOf = useHrefOf();
  return useCallback((item) => hrefOf(addressOf(item)), [hrefOf]);
}
