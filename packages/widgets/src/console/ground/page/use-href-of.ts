import { use, useCallback } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/**
 * Returns a function that makes the `href` of an address of the console, `/staff/detail?id=1`. Menus and lists have
 * dozens of links, and those of the router cost several times as much: each asks for itself where the page is, and is
 * drawn anew when that changes. It is the same function on every page.
 */
export function useHrefOf(): (to: string) => string {
  const { basename, navigator } = use(NavigationContext);
  return useCallback(
    (to) => {
      const [pathname, search] = to.split('?') as [string, string?];
      const base = basename.replace(/\/$/, '');
      return navigator.createHref({ pathname: base + pathname, search: search ? `?${search}` : '', hash: '' });
    },
    [basename, navigator],
  );
}
