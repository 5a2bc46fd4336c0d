// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { OwnMenu, type RecentRecord } from './own-menu.ts';

beforeEach(() => localStorage.clear());

const none = { get: () => null, set: () => {} };
const menuOf = (user: string) => new OwnMenu(() => user, none);

test('favourites are kept for each user, in the order that the user gave them', () => {
  const menu = menuOf('u1');
  for (const one of ['staff', 'material', 'patrols']) menu.star(one, true);
  menu.move('patrols', 'staff');
  expect(menu.snapshot().starred).toEqual(['patrols', 'staff', 'material']);
  menu.move('patrols', 'material');
  menu.star('staff', false);
  menu.move('staff', 'material');
  expect(menuOf('u1').snapshot().starred).toEqual(['material', 'patrols']);
  expect(menuOf('u2').snapshot().starred).toEqual([]);
});

test('what another tab has stored meanwhile stays', () => {
  const [one, other] = [menuOf('u1'), menuOf('u1')];
  one.star('staff', true);
  other.star('material', true);
  expect(menuOf('u1').snapshot().starred).toEqual(['staff', 'material']);
});

test('the entries used last are few, the latest first, each once', () => {
  const menu = menuOf('u1');
  for (const one of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) menu.use(one);
  expect(menu.snapshot().used).toEqual(['c', 'f', 'e', 'd', 'b']);
});

test('folded and unfolded groups are remembered, and what cannot be read counts as nothing', () => {
  menuOf('u1').fold('site', true);
  menuOf('u1').fold('*starred', false);
  expect(menuOf('u1').snapshot().open).toEqual(['site']);
  localStorage.setItem('gongdi:choice:u1:menu', '{"open":3,"starred":[1,"staff"]}');
  expect(menuOf('u1').snapshot()).toMatchObject({ open: ['*starred'], starred: ['staff'], used: [] });
});

test('records end with the session, and belong to whoever is logged in', () => {
  let [user, kept]: [string | undefined, readonly RecentRecord[] | null] = ['u1', null];
  const menu = new OwnMenu(() => user, { get: () => kept, set: (records) => (kept = records) });
  const listener = vi.fn();
  const stop = menu.subscribe(listener);
  menu.show({ address: '/staff/detail?id=1', title: '王建' });
  menu.show({ address: '/staff/detail?id=2', title: '李明' });
  menu.show({ address: '/staff/detail?id=1', title: '王建国' });
  menu.show({ address: '/staff/detail?id=1', title: '王建国' });
  expect(menu.snapshot().records.map(({ title }) => title)).toEqual(['王建国', '李明']);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(localStorage)).not.toContain('王建');
  [user, kept] = [undefined, null];
  menu.follow();
  expect(menu.snapshot().records).toEqual([]);
  stop();
});
