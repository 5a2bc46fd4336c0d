import { allResources, sitePaths, type MenuItem } from '@gongdi/domain';
import type { RouteObject } from 'react-router';
import { expect, it, test } from 'vitest';
import { KEPT } from '../route/handles.ts';
import { menusInRouteSet, PLATFORM, ROUTE_SET } from './route-set.ts';
import { consoleRoutes } from '../../routes/router.tsx';

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

it('console 2.1: one platform build has a smaller route set, with the same ways in', () => {
  const [full, platform] = [pathsOf(consoleRoutes('full')), pathsOf(consoleRoutes('platform'))];
  const entry = [
    '/',
    '/join',
    '/jump',
    '/login',
    '/register',
    '/resetpassword',
    '/publicdata',
    '/publicwall',
    '/qrcode/certificate',
    '/qrcode/material',
    '/qrcode/party',
    ...sitePaths().map(({ path }) => path),
    '/openIframe',
    '/iframe',
    '/redirect',
    '/wall/show',
  ];
  expect(platform.toSorted()).toEqual([...entry, ...[...PLATFORM].map((name) => `/${name}`)].toSorted());
  expect(full).toEqual(expect.arrayContaining(platform));
});

it('takes the entries out of the menus that lead nowhere then', () => {
  const menus = [item('site', [item('staff')]), item('bpm', [item('bpm-model', [], '/bpm/manager/model')])];
  expect(menusInRouteSet(menus, 'full')).toEqual(menus);
  expect(menusInRouteSet(menus, 'platform')).toEqual([item('site', [item('staff')])]);
});

const routesOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...routesOf(route.children ?? [])]);

test('console 2.1: /workbench, /center (centerlist) and /datafill are kept alive, and every list is', () => {
  const kept = routesOf(consoleRoutes()).filter(({ handle }) => handle === KEPT);
  const paths = kept.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/workbench', '/center', '/datafill']));
  expect(kept.find(({ id }) => id === 'centerlist')?.path).toBe('/center');
  const lists = routesOf(consoleRoutes()).filter(({ path }) => allResources().some(({ name }) => path === `/${name}`));
  for (const { path, children } of lists)
    expect([path, children?.find(({ index }) => index)?.handle]).toEqual([path, KEPT]);
});

test('console 2.1: /jump, /login, /register, /openIframe, /iframe and /resetpassword stand outside of the guard', () => {
  const [root] = consoleRoutes();
  const open = root!.children!.flatMap(({ path }) => path ?? []);
  expect(open).toEqual(
    expect.arrayContaining(['/jump', '/login', '/register', '/openIframe', '/iframe', '/resetpassword']),
  );
  expect(open.filter((path) => allResources().some(({ name }) => path === `/${name}`))).toEqual([]);
});
