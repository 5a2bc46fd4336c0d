import type { Client } from '@gongdi/api';
import type { AnyResource } from '@gongdi/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { routePaths } from './route-paths.ts';

/** What a page needs to fetch its data before it is opened. */
export interface DataAhead {
  client: Client;
  queries: QueryClient;
  /** Adds the fields of the user's company. */
  extend: (resource: AnyResource) => AnyResource;
  /** The user. */
  owner: string;
  /** Search part of the address. */
  search: string;
}

/** A page that can fetch its code, and with `data` its first call, before it is opened. */
export interface AheadOf<P> {
  ahead: (props: P, by: { screens: Readonly<Record<string, () => Promise<unknown>>>; data?: DataAhead }) => void;
}

type Pages = ReadonlyMap<string, ReactElement>;

const known = new WeakMap<readonly RouteObject[], Pages>();

/** Returns the page at a path without parameters; undefined: there is none. */
export function pageAt(routes: readonly RouteObject[], pathname: string): ReactElement | undefined {
  let pages = known.get(routes);
  if (!pages) {
    const leaves = routePaths(routes).filter(([, { children }]) => !children);
    known.set(routes, (pages = new Map(leaves.map(([path, { element }]) => [path, element as ReactElement]))));
  }
  return pages.get(pathname);
}

/** Fetches the code of a page, and with `data` its first call; a page that cannot do so is left alone. */
export function goAhead(
  routes: readonly RouteObject[],
  pathname: string,
  by: Parameters<AheadOf<unknown>['ahead']>[1],
): void {
  const page = pageAt(routes, pathname);
  const { ahead } = (page?.type ?? {}) as Partial<AheadOf<unknown>>;
  ahead?.(page!.props, by);
}
