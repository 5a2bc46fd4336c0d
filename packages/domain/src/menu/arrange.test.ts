import { describe, expect, it } from 'vitest';
import { arrange, differenceOf, type ArrangedEntry } from './arrange.ts';
import type { MenuEntry } from './define.ts';
import { MAIN_MENU } from './main.ts';
import { problemsOfMenus } from './problems.ts';
import {
  defaultArrangement,
  MENU_VARIANTS,
  variantFor,
  variantTree,
  type MenuArrangement,
  type MenuArrangements,
} from './variants.ts';

const entry = (index: string, ...children: MenuEntry[]): MenuEntry => ({
  index,
  label: { zh: index, en: index },
  ...(children.length > 0 && { children }),
});
const TREE = [entry('a', entry('a1'), entry('a2'), entry('a3')), entry('b'), entry('c')];

const names = (tree: readonly ArrangedEntry[]): unknown[] =>
  tree.map((one) => (one.children.length > 0 ? [one.index, ...names(one.children)] : one.index));

const all = (changed: Partial<Record<string, Partial<MenuArrangement>>> = {}): MenuArrangements =>
  Object.fromEntries(
    MENU_VARIANTS.map((one) => [one.name, { ...defaultArrangement(one), ...changed[one.name] }]),
  ) as Record<(typeof MENU_VARIANTS)[number]['name'], MenuArrangement>;

describe('laying differences over the tree', () => {
  it('changes what is named and nothing else', () => {
    const tree = arrange(TREE, {
      order: { a: ['a3', 'a1', 'a2'] },
      entries: { b: { title: { zh: '乙', en: 'B' }, hidden: true }, c: { ent_types: [1005], icon: 'site' } },
    });
    expect(names(tree)).toEqual([['a', 'a3', 'a1', 'a2'], 'b', 'c']);
    expect(tree[1]).toMatchObject({ label: { zh: '乙', en: 'B' }, hidden: true, ent_types: [] });
    expect(tree[2]).toMatchObject({ label: { zh: 'c' }, hidden: false, ent_types: [1005], icon: 'site' });
  });

  it('keeps an entry that an order does not know behind its neighbour, and forgets one that is gone', () => {
    expect(names(arrange(TREE, { order: { '': ['c', 'gone', 'a'], a: ['a2'] } }))).toEqual([
      'c',
      ['a', 'a1', 'a2', 'a3'],
      'b',
    ]);
  });

  it('takes entries to other groups and to the first level, and leaves groups where they are', () => {
    const group = [entry('a', entry('a1'), entry('a2')), entry('g', entry('g1')), entry('c')];
    const edit = { parents: { a1: 'g', a2: '', c: 'g' }, order: { g: ['c', 'g1', 'a1'] } };
    const moved = arrange(group, edit);
    expect(names(moved)).toEqual(['a', ['g', 'c', 'g1', 'a1'], 'a2']);
    expect(moved[0]).toMatchObject({ group: true, children: [] });
    expect(differenceOf(arrange(group), moved)).toEqual(edit);
    expect(arrange(group, differenceOf(arrange(group), moved))).toEqual(moved);
    expect(differenceOf(moved, arrange(group))).toMatchObject({ parents: { a1: 'a', a2: 'a', c: '' } });
    expect(arrange(group, { parents: { g: 'a', a1: 'c', gone: 'a' } })).toEqual(arrange(group));
  });

  it('is undone by the difference, whatever was done', () => {
    const base = arrange(TREE, { order: { '': ['b', 'a', 'c'] } });
    const edit = {
      order: { '': ['c', 'b', 'a'], a: ['a2', 'a1', 'a3'] },
      entries: { a2: { hidden: true }, b: { icon: 'site', ent_types: [1000, 1005] } },
    };
    const wanted = arrange(TREE, { order: { '': ['b', 'a', 'c'] } }, edit);
    expect(differenceOf(base, wanted)).toEqual(edit);
    expect(differenceOf(base, base)).toEqual({});
  });
});

describe('the variants', () => {
  it('have every entry of the main tree once, and no index twice', () => {
    const flat = (tree: readonly MenuEntry[]): string[] =>
      tree.flatMap((one) => [one.index, ...flat(one.children ?? [])]);
    const main = flat(MAIN_MENU).toSorted();
    expect(new Set(main).size).toBe(main.length);
    for (const variant of MENU_VARIANTS) expect(flat(variantTree(variant)).toSorted()).toEqual(main);
  });

  it('are found by company, then by type, else the main one', () => {
    const arranged = all({ customer: { companies: ['x'] } });
    const nameFor = (company_id: string, ent_type: number) => variantFor(arranged, { company_id, ent_type }).name;
    expect([nameFor('x', 1005), nameFor('y', 1005), nameFor('y', 1000)]).toEqual([
      'customer',
      'supervision',
      'enterprise',
    ]);
  });

  it('are nothing to complain about as they come', () => {
    for (const { name } of MENU_VARIANTS) expect(problemsOfMenus(all(), name, 'zh')).toEqual([]);
  });

  it('cannot lock their editor out, share a type, or name what is not there', () => {
    const codes = (name: (typeof MENU_VARIANTS)[number]['name'], part: Partial<MenuArrangement>) =>
      problemsOfMenus(all({ [name]: part }), name, 'zh').map(({ path, code }) => `${path} ${code}`);
    expect(codes('labour', { edit: { entries: { system: { hidden: true } } } })).toEqual([
      'edit.entries.system ownScreen',
    ]);
    expect(codes('labour', { edit: { entries: { menumanage: { ent_types: [1000] } } } })).toEqual([
      'edit.entries.menumanage ownScreen',
    ]);
    expect(codes('labour', { ent_types: [1005] })).toEqual(['ent_types typeTaken']);
    expect(codes('enterprise', { ent_types: [1000] })).toEqual(['ent_types mainIsForAll']);
    expect(
      codes('customer', { edit: { parents: { none: 'system', staff: 'nowhere', areas: '', rolemanage: 'staff' } } }),
    ).toEqual([
      'edit.parents.none unknownEntry',
      'edit.parents.staff unknownEntry',
      'edit.parents.areas groupStays',
      'edit.parents.rolemanage noGroup',
    ]);
    const hidden = { parents: { menumanage: 'areas' }, entries: { areas: { hidden: true } } };
    expect(codes('customer', { edit: hidden })).toEqual(['edit.entries.areas ownScreen']);
    expect(codes('customer', { edit: { parents: { staff: 'system' }, order: { system: ['staff'] } } })).toEqual([]);
    const wrong = { order: { system: ['staff'] }, entries: { none: {}, staff: { title: { zh: ' ', en: 'x' } } } };
    expect(codes('customer', { edit: wrong })).toEqual([
      'edit.order.system unknownEntry',
      'edit.entries.none unknownEntry',
      'edit.entries.staff.title titleMissing',
    ]);
  });
});
