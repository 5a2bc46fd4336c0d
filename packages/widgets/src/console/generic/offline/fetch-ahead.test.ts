import type { MenuItem } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { aheadOf } from './fetch-ahead.ts';

const leaf = (index: string) => ({ index, title: index, icon: null, path: null, children: [] }) as unknown as MenuItem;
const namesOf = (...given: Parameters<typeof aheadOf>) => aheadOf(...given).map(({ name }) => name);

it('begins with what the user used last, and takes only what works without a network and may be opened', () => {
  const menus = ['measure', 'staff', 'disclose', 'patrollog'].map(leaf);
  const plain = namesOf({ menus, used: [] });
  expect(plain.toSorted()).toEqual(['disclose', 'measure', 'patrollog']);
  expect(namesOf({ menus, used: ['patrollog', 'staff', 'disclose'] })).toEqual(['patrollog', 'disclose', 'measure']);
  expect(namesOf({ menus: [leaf('staff')], used: ['patrollog'] })).toEqual([]);
});
