// What people's browsers and bookmarks refer to, beyond what domain and api declare: read by tests/golden.
import { findResource, stepsOf } from '@gongdi/domain';
import { isValidElement, type ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { Guard } from './console/frame/guard/guard.tsx';
import { consoleRoutes } from './console/routes/router.tsx';
import * as consoleKeys from './console/ground/storage-keys.ts';
import { KEPT } from './console/ground/route/handles.ts';
import * as tableKeys from './device-table/storage-keys.ts';
import * as kitKeys from './kit/storage-keys.ts';
import * as designerKeys from './process-designer/storage-keys.ts';

/** An address of the console. */
export interface ConsolePage {
  path: string;
  /** Name of the route, where it has one of its own. */
  id?: string;
  /** Needs a session. */
  guarded: boolean;
  /** Stays alive behind others. */
  kept: boolean;
  /** What its page is told: names of a resource, a step, an area, a site, and how it is shown. */
  shows: Readonly<Record<string, string | boolean>>;
}

/** All addresses of the console, as its router has them. */
export function consolePages(routes: readonly RouteObject[] = consoleRoutes()): ConsolePage[] {
  return routes.flatMap((route) => pagesAt(route, '', false));
}

/** Addresses of the platform's pages alone, which a build may be made of. */
export function platformPages(): ConsolePage[] {
  return consolePages(consoleRoutes('platform'));
}

function pagesAt(route: RouteObject, above: string, within: boolean): ConsolePage[] {
  const { path = '', element, id, handle } = route;
  const whole = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
  const guarded = within || (isElement(element) && element.type === Guard);
  if (route.children) return route.children.flatMap((child) => pagesAt(child, whole, guarded));
  return [
    { path: whole, ...(id === undefined ? {} : { id }), guarded, kept: handle === KEPT, shows: shownBy(element) },
  ];
}

const isElement = (value: unknown): value is ReactElement<Record<string, unknown>> => isValidElement(value);

/** Texts and switches that a page is given, and the names of the definitions among what it is given. */
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

/** Name of the step that is taken on a page of a resource. */
function stepAt(resource: string, page: string): string {
  const steps = stepsOf(findResource(resource)!);
  return steps.find(({ step }) => (step.page ?? step.alsoAt) === page)!.name;
}

/** Names under which widgets keep something in a browser, by the widget that does; a function gives a name from its parts. */
export const STORAGE_KEYS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  console: consoleKeys,
  'device-table': tableKeys,
  kit: kitKeys,
  'process-designer': designerKeys,
};
