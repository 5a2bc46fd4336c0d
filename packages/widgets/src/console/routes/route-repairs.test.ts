import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { headOf, routeRepairs } from '../../../build/production-router.ts';
import { repair } from '../../../build/repair.ts';
import { routePaths } from '../ground/route/route-paths.ts';
import { consoleRoutes } from './router.tsx';

it('the file of the installed version that compares addresses is repaired', () => {
  const main = createRequire(import.meta.url).resolve('react-router');
  const folder = path.join(main.slice(0, main.lastIndexOf(`${path.sep}dist${path.sep}`)), 'dist', 'production');
  const entry = readFileSync(path.join(folder, 'index.mjs'), 'utf8');
  const comparing = readdirSync(folder).filter(
    (name) => entry.includes(name) && readFileSync(path.join(folder, name), 'utf8').includes('matchRoutesImpl('),
  );
  const repaired = comparing.flatMap((name) => {
    const code = readFileSync(path.join(folder, name), 'utf8');
    if (!code.includes('function matchRoutesImpl(')) return [];
    return repair(routeRepairs(`production/${name}`), `/production/${name}`, code, 'production-router');
  });
  expect(repaired).toHaveLength(1);
  expect(repaired[0]).toContain('first !== head');
  expect(() => repair(routeRepairs('a.mjs'), '/a.mjs', 'export default {}', 'production-router')).toThrow('a.mjs');
});

it('a route that is found begins as the address does, or with a pattern', () => {
  expect(['/', '/*', '/:id/add', '/a:b', ''].map(headOf)).toEqual(['', '', '', '', '']);
  expect(headOf('/Staff/detail')).toBe('staff');
  const routes: RouteObject[] = consoleRoutes();
  const all = routePaths(routes).map(([whole]) => whole.replaceAll(/:\w+\??/g, 'x').replace('*', 'nowhere/else'));
  // Some of them: the unrepaired router compares each with all routes.
  const some = all.filter((_, place) => place % 40 === 0);
  const asked = [...new Set([...some, '/STAFF/add', '/no/such', '/%E4%BA%BA', '//staff'])];
  const found = asked.flatMap((address) => {
    const matches = matchRoutes(routes, address) ?? [];
    // the path of the route that was found, as the router puts it together
    const route = matches.reduce(
      (above, { route: { path: own = '' } }) => (own.startsWith('/') ? own : `${above}/${own}`),
      '',
    );
    return matches.length > 0 ? [[headOf(route), headOf(address)] as const] : [];
  });
  expect(found.length).toBeGreaterThan(25);
  expect(found.filter(([first, head]) => first !== '' && first !== head)).toEqual([]);
});
