import { useCallback } from 'react';
import { parsePath, useLocation, useNavigate, type To } from 'react-router';
import { useConsole } from '../context/console-context.tsx';

/** Parameter of the address that names the project in which the user works (docs/decisions/console/project.md). */
const NAME = 'project';

/** First segments of the pages outside of the frame: they belong to no project. */
const OUTSIDE: ReadonlySet<string> = new Set(['', 'jump', 'redirect', 'login', 'join', '404']);

export const projectIn = (search: string): string | null => new URLSearchParams(search).get(NAME) || null;

/** Returns the search part with another project; null: without one. */
export function withProject(search: string, project: string | null): string {
  const params = new URLSearchParams(search);
  if (project) params.set(NAME, project);
  else params.delete(NAME);
  return params.size > 0 ? `?${params}` : '';
}

/** The part of a router that is changed. */
interface Carrier {
  state: { location: { search: string } };
  navigate(to: unknown, options?: object): Promise<void>;
  createHref(to: { pathname: string; search: string; hash: string }): string;
}

/**
 * Makes every link and every step to another page keep the project of the present address, unless the link names one.
 * An empty name in a link leaves the project. Going back and forward shows the addresses as they were.
 */
export function carryProject(router: Carrier): void {
  const { navigate, createHref } = router;
  const carried = <T extends { pathname?: string; search?: string }>(to: T): T => {
    if (to.pathname !== undefined && OUTSIDE.has(to.pathname.split('/')[1] ?? '')) return to;
    const named = new URLSearchParams(to.search).get(NAME);
    const project = named === null ? projectIn(router.state.location.search) : null;
    if (named || (named === null && project === null)) return to;
    return { ...to, search: withProject(to.search ?? '', project) };
  };
  router.navigate = (to: unknown, options?: object) => {
    if (typeof to === 'number' || to === null) return navigate.call(router, to, options);
    return navigate.call(router, carried(typeof to === 'string' ? parsePath(to) : (to as Partial<Path>)), options);
  };
  router.createHref = (to) => createHref.call(router, carried(to));
}

type Path = Exclude<To, string>;

/** The project in which the page is shown; null: all projects. A page in the background keeps its own. */
export function useProject(): string | null {
  return projectIn(useLocation().search);
}

/** Returns a function that shows the page in another project; null: in all of them. Lists begin at their first page. */
export function useChooseProject(): (project: string | null) => void {
  const { pages } = useConsole();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (project) => {
      pages.toFirst();
      const params = new URLSearchParams(search);
      params.delete('page');
      params.set(NAME, project ?? '');
      void navigate({ pathname, search: `?${params}` });
    },
    [pages, pathname, search, navigate],
  );
}
