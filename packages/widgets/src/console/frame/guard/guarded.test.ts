import type { MenuItem } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { guarded } from './guarded.ts';

const MENUS = [{ index: 'staff', title: '人员', children: [] }] as unknown as MenuItem[];
const INSIDE = {
  outside: false,
  given: null,
  asking: false,
  out: false,
  loggedIn: true,
  menus: MENUS,
  opened: undefined,
  pathname: '/staff/edit',
  search: '?id=1',
};
const AWAY = { ...INSIDE, loggedIn: false, menus: null };
const here = encodeURIComponent('/staff/edit?id=1');
const lost = { pathname: '/post' };

it.each([
  ['a page of the menus', INSIDE, 'allowed'],
  ['a page of processes, which need no menu', { ...INSIDE, pathname: '/bpm/task/todo' }, 'allowed'],
  ['a page that is in no menu', { ...INSIDE, ...lost }, { to: '/404' }],
  ['a page that was open when its menu was taken away', { ...INSIDE, ...lost, opened: 'post' }, 'kept'],
  ['another page after that', { ...INSIDE, ...lost, opened: 'staff' }, { to: '/404' }],
  ['a session without menus', { ...INSIDE, menus: null }, { to: `/redirect?redirect=${here}` }],
  ['no session', { ...AWAY, out: true }, { to: `/login?redirect=${here}` }],
  ['no session in this tab, while the browser is asked', { ...AWAY, asking: true }, 'wait'],
  ['a session that is ending', AWAY, 'allowed'],
  ['an address that does not exist', { ...INSIDE, outside: true }, 'kept'],
  ['the same without a session', { ...AWAY, outside: true }, 'not-found'],
  ['the same before the menus are there', { ...INSIDE, outside: true, menus: null }, 'not-found'],
])('console 5: %s', (_what, visit, verdict) => {
  expect(guarded(visit)).toEqual(verdict);
});

it('console 5: a token of another system goes to /jump first, even with a session', () => {
  const { to } = guarded({ ...INSIDE, given: { token: 'a&b', rest: '?id=1' } }) as { to: string };
  const { pathname, searchParams } = new URL(to, 'https://site.example');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/jump',
    { token: 'a&b', redirect: '/staff/edit?id=1' },
  ]);
});
