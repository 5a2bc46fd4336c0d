interface Located {
  basename?: string | undefined;
  state: { location: { pathname: string; search: string } };
}

/** Returns the current address of a router inside the console, without the base path. */
export function hereOf(router: Located): { pathname: string; search: string; path: string } {
  const { pathname, search } = router.state.location;
  const base = (router.basename ?? '/').replace(/\/$/, '');
  const own = base && pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
  return { pathname: own, search, path: own + search };
}
