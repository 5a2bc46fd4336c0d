import { allResources, type MenuItem } from '@gongdi/domain';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { menusInRouteSet, PLATFORM, ROUTE_SET } from './route-set.ts';
import { consoleRoutes } from './router.tsx';

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap((route) => [...(route.path?.startsWith('/') ? [route.path] : []), ...pathsOf(route.children ?? [])]);
const item = (index: string, children: MenuItem[] = [], path: string | null = null): MenuItem => ({
  index,
  title: index,
  icon: null,
  path,
  children,
  operation_list: [],
});

it('is everything unless a build says otherwise', () => {
  expect(ROUTE_SET).toBe('full');
  expect(pathsOf(consoleRoutes())).toEqual(
    expect.arrayContaining(['/bpm/manager/model', ...allResources().map((resource) => `/${resource.name}`)]),
  );
});

it('is smaller for the platform, with the same ways in', () => {
  const [full, platform] = [pathsOf(consoleRoutes('full')), pathsOf(consoleRoutes('platform'))];
  const entry = [
    '/',
    '/jump',
    '/login',
    '/register',
    '/resetpassword',
    '/publicdata',
    '/openIframe',
    '/iframe',
    '/redirect',
  ];
  expect(platform.toSorted()).toEqual([...entry, ...[...PLATFORM].map((name) => `/${name}`)].toSorted());
  expect(full).toEqual(expect.arrayContaining(platform));
});

it('takes the entries out of the menus that lead nowhere then', () => {
  const menus = [item('site', [item('staff')]), item('bpm', [item('bpm-model', [], '/bpm/manager/model')])];
  expect(menusInRouteSet(menus, 'full')).toEqual(menus);
  expect(menusInRouteSet(menus, 'platform')).toEqual([item('site', [item('staff')])]);
});
