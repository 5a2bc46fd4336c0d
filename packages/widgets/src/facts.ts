// Names that users' browsers and bookmarks depend on, in addition to those that domain and api declare. The tests in
// tests/golden read them.
import { findResource, stepsOf } from '@gongdi/domain';
import { isValidElement, type ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { Guard } from './console/frame/guard/guard.tsx';
import { consoleRoutes } from './console/routes/router.tsx';
import { MODULE_KEYS } from './console/generated/storage-keys.ts';
import * as consoleKeys from './console/ground/storage-keys.ts';
import type { KEPT } from './console/ground/route/handles.ts';
import * as tableKeys from './device-table/session/storage-keys.ts';
import * as kitKeys from './kit/storage-keys.ts';
import * as designerKeys from './process-designer/session/storage-keys.ts';

/** An address of the console. */
export interface ConsolePage {
  path: string;
  /** Id of the route, if it has one. */
  id?: string;
  /** Whether the page requires a session. */
  guarded: boolean;
  /** Whether the page stays mounted while another page is shown. */
  kept: boolean;
  /** Properties of the page: names of a resource, a step, an area, a site, and its display options. */
  shows: Readonly<Record<string, string | boolean>>;
}

/** Returns all addresses of the console's router. */
export function consolePages(routes: readonly RouteObject[] = consoleRoutes()): ConsolePage[] {
  return routes.flatMap((route) => pagesAt(route, '', false));
}

/** Returns the addresses of the platform's pages; a build may contain only these. */
export function platformPages(): ConsolePage[] {
  return consolePages(consoleRoutes('platform'));
}

/** A list below another page has a name in its handle besides. */
const isKept = (handle: unknown): boolean => (handle as Partial<typeof KEPT> | undefined)?.kept === true;

function pagesAt(route: RouteObject, above: string, within: boolean): ConsolePage[] {
  const { path = '', element, id, handle } = route;
  const whole = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
  const guarded = within || (isElement(element) && element.type === Guard);
  if (route.children) return route.children.flatMap((child) => pagesAt(child, whole, guarded));
  return [{ path: whole, ...(id === undefined ? {} : { id }), guarded, kept: isKept(handle), shows: shownBy(element) }];
}

const isElement = (value: unknown): value is ReactElement<Record<string, unknown>> => isValidElement(value);

/** Returns the string and boolean properties of a page, and the names of the definitions among its properties. */
function shownBy(element: unknown): ConsolePage['shows'] {
  if (!isElement(element)) return {};
  const { resource: of, page } = element.props;
  if (typeof of === 'string' && typeof page === 'string') return { resource: of, step: stepAt(of, page) };
  return Object.fromEntries(
    Object.entries(element.props).flatMap(([key, value]): [string, string | boolean][] => {
      if (typeof value === 'string' || typeof value === 'boolean') return [[key, value]];
      const named = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
      return typeof named === 'string' ? [[key, named]] : [];
    }),
  );
}

/** Returns the name of the step that a page of a resource executes. */
function stepAt(resource: string, page: string): string {
  const steps = stepsOf(findResource(resource)!);
  return steps.find(({ step }) => (step.page ?? step.alsoAt) === page)!.name;
}

/**
 * Returns the keys of all modules as one list.
 * @throws Error if two modules use one name: they would overwrite each other's data
 */
function moduleKeys(): Readonly<Record<string, unknown>> {
  const LISTS: Record<string, string> = {};
  const keys: Record<string, unknown> = {};
  for (const { LISTS: lists = {}, ...others } of MODULE_KEYS) {
    for (const [name, key] of Object.entries(lists)) {
      if (name in LISTS || Object.values(LISTS).includes(key)) throw new Error(`two modules store under ${key}`);
      LISTS[name] = key;
    }
    for (const name of Object.keys(others)) if (name in keys) throw new Error(`two modules have the key ${name}`);
    Object.assign(keys, others);
  }
  return { ...keys, LISTS };
}

/** Names under which widgets store data in a browser, by widget; a function builds a name from its parts. */
export const STORAGE_KEYS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  console: { ...consoleKeys, ...moduleKeys() },
  'device-table': tableKeys,
  kit: kitKeys,
  'process-designer': designerKeys,
};
