import { describe, expect, it } from 'vitest';
import { MENU_GROUPS } from '../generated/groups.ts';
import { MODULE_MENUS } from '../generated/menus.ts';
import { RESOURCES } from '../generated/resources.ts';
import type { MenuEntry, MenuGroup, ModuleMenu } from './define.ts';
import { MAIN_MENU, menuTree } from './main.ts';

const named = (text: string) => ({ label: { zh: text, en: text } });
const group = (text: string, order: number, more: Partial<MenuGroup> = {}): MenuGroup => ({
  ...named(text),
  icon: 'apps',
  order,
  ...more,
});
const menu = (text: string, order: number, more: object = {}): ModuleMenu => ({ ...named(text), order, ...more });
const names = (tree: readonly MenuEntry[]): unknown[] =>
  tree.map((one) => (one.children ? [one.index, ...names(one.children)] : one.index));

describe('the tree of groups and modules', () => {
  it('has each module in its group by its number, equal ones by their index', () => {
    const tree = menuTree(
      { safety: group('安全', 20), processes: group('流程', 10, { index: 'bpm' }) },
      {
        'safety/b': menu('乙', 10),
        'safety/a': menu('甲', 10),
        'safety/a/part': menu('部', 5),
        'processes/task': menu('待办', 10, { path: '/bpm/task' }),
      },
    );
    expect(names(tree)).toEqual([
      ['bpm', 'task'],
      ['safety', 'part', 'a', 'b'],
    ]);
    expect(tree[0]).toEqual({
      index: 'bpm',
      ...named('流程'),
      icon: 'apps',
      children: [{ index: 'task', ...named('待办'), path: '/bpm/task' }],
    });
  });

  it('has on the first level whoever says so, whatever the folder', () => {
    const tree = menuTree(
      { safety: group('安全', 20) },
      { 'safety/a': menu('甲', 10), 'bench/home': menu('台', 10, { first: true, icon: 'bench' }) },
    );
    expect(names(tree)).toEqual(['home', ['safety', 'a']]);
    expect(tree[0]).toEqual({ index: 'home', ...named('台'), icon: 'bench' });
  });

  it('has entries from elsewhere before the modules of the folder', () => {
    const entries = [{ index: 'pit', ...named('基坑') }];
    expect(names(menuTree({ areas: group('区域', 1, { entries }) }, { 'areas/a': menu('甲', 1) }))).toEqual([
      ['areas', 'pit', 'a'],
    ]);
  });

  it('fails for a module whose group is not there', () => {
    expect(() => menuTree({}, { 'safety/a': menu('甲', 10) })).toThrow('modules/safety/a');
  });
});

it('has every module and every resource, and no group without modules', () => {
  const leaves = MAIN_MENU.flatMap((entry) => entry.children ?? [entry]);
  expect(leaves.map(({ index }) => index)).toEqual(
    expect.arrayContaining(Object.keys(MODULE_MENUS).map((folder) => folder.split('/').at(-1))),
  );
  expect(leaves.map(({ index }) => index)).toEqual(expect.arrayContaining(RESOURCES.map(({ name }) => name)));
  expect(MAIN_MENU.filter(({ children }) => children)).toHaveLength(Object.keys(MENU_GROUPS).length);
  for (const { children } of MAIN_MENU) expect(children).not.toEqual([]);
});
