import type { Label } from '@gongdi/domain';
import { createContext } from 'react';
import type { RouteObject } from 'react-router';
import type { Named } from './handles.ts';
import { routePaths } from './route-paths.ts';

/** Names of pages below lists, by their path. */
export type PageNames = ReadonlyMap<string, Label>;

/** The page names of a build, provided by its routes. */
export const PageNamesContext = createContext<PageNames>(new Map());

/** Returns the names that routes give to their pages. */
export function pageNamesOf(routes: readonly RouteObject[], above?: string): PageNames {
  const names = new Map<string, Label>();
  for (const [path, { handle }] of routePaths(routes, above)) {
    const { named } = (handle ?? {}) as Partial<Named>;
    if (named) names.set(path, named);
  }
  return names;
}
