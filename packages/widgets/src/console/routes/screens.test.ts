import { allResources, KNOWN_ICONS, MENU_ICONS, wholeName } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { MODULE_ICONS } from '../generated/icons.ts';
import { MODULE_ROUTES } from '../generated/routes.ts';
import { SCREENS } from '../generated/screens.ts';

const WHOLE = new Set(allResources().map(wholeName));

test('the folder of a screen, and what a module adds to a resource, are named by a resource that is no part', () => {
  expect(Object.keys(SCREENS).filter((name) => !WHOLE.has(name))).toEqual([]);
  const named = MODULE_ROUTES.flatMap(({ of }) => of ?? []);
  expect(named.filter((name) => !WHOLE.has(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('an address belongs to one module', () => {
  const taken = MODULE_ROUTES.flatMap(({ pages = [], open = [] }) => [...pages, ...open]).map(({ path }) => path);
  expect(new Set(taken).size).toBe(taken.length);
  const resources = new Set(allResources().map(({ name }) => `/${name}`));
  expect(taken.filter((path) => resources.has(path!))).toEqual([]);
});

test('each icon that a group or entry brings has its picture', () => {
  const brought = [...KNOWN_ICONS.keys()].filter((name) => !(name in MENU_ICONS));
  expect(MODULE_ICONS.map(({ name }) => name).toSorted()).toEqual(brought.toSorted());
});
