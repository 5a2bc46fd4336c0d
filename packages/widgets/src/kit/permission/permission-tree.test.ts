import type { MenuItem } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import {
  checkOf,
  columnsOf,
  countOf,
  filterGroups,
  mayChange,
  operationsIn,
  permissionGroups,
  withEverything,
  withModules,
  withOperations,
} from './permission-tree.ts';

const operation = (operation_code: string, title: string, checked = true) => ({ operation_code, title, checked });
const item = (index: string, title: string, more: Partial<MenuItem> = {}): MenuItem => ({
  index,
  title,
  icon: null,
  path: null,
  children: [],
  operation_list: [],
  ...more,
});
const MENUS = [
  item('workbench', '工作台', { operation_list: [operation('list', '查看')] }),
  item('site', '工地', {
    children: [
      item('staff', '人员管理', {
        pinyin: 'ren yuan guan li',
        operation_list: [operation('list', '查看'), operation('add', '新增'), operation('delete', '删除', false)],
      }),
      item('project', '项目管理', { operation_list: [operation('list', '查看'), operation('fence', '电子围栏')] }),
    ],
  }),
];
const groups = permissionGroups(MENUS);
const [, site] = groups;
const { modules } = site!;
const [staff, project] = modules;
const operations = operationsIn(modules);

it('is a tree of groups, modules and operations; an entry on the first level is a group of one module', () => {
  expect(groups.map(({ title, alone, modules: { length } }) => [title, alone, length])).toEqual([
    ['工作台', true, 1],
    ['工地', false, 2],
  ]);
  expect(operations.map(({ code }) => code)).toEqual([
    'staff|list',
    'staff|add',
    'staff|delete',
    'project|list',
    'project|fence',
  ]);
});

it.each([
  [[], 0, 'none'],
  [['staff|list'], 1, 'some'],
  [['staff|*'], 3, 'some'],
  [['staff|*', 'project|list', 'project|fence'], 5, 'all'],
  [['*'], 5, 'all'],
  [['other|list'], 0, 'none'],
] as const)('%j is %d operations: %s', (value, count, check) => {
  const granted = new Set<string>(value);
  expect([countOf(granted, operations), checkOf(granted, operations)]).toEqual([count, check]);
});

describe('a change', () => {
  it('of an operation grants what the user holds, once', () => {
    expect(withOperations(['other|list'], staff!.operations, true, modules)).toEqual([
      'other|list',
      'staff|list',
      'staff|add',
    ]);
    expect(withOperations(['staff|*'], [staff!.operations[1]!], true, modules)).toEqual(['staff|*']);
  });

  it('that takes one operation of a whole module leaves the others', () => {
    expect(withOperations(['staff|*'], [staff!.operations[1]!], false, modules)).toEqual([
      'staff|list',
      'staff|delete',
    ]);
  });

  it('of a column concerns each module of the group', () => {
    const [list, ...others] = columnsOf(modules);
    expect([list!.title, others]).toEqual(['查看', []]);
    expect(withOperations([], list!.operations, true, modules)).toEqual(['staff|list', 'project|list']);
    expect(withOperations(['staff|*', 'project|list'], list!.operations, false, modules)).toEqual([
      'staff|add',
      'staff|delete',
    ]);
  });

  it('of modules grants what is added later only if the user holds that', () => {
    expect(withModules(['staff|list'], modules, true, new Set(['*']))).toEqual(['staff|*', 'project|*']);
    expect(withModules([], modules, true, new Set(['project|*']))).toEqual(['staff|list', 'staff|add', 'project|*']);
    expect(withModules(['staff|*', 'project|list', 'other|list'], [staff!], false, new Set())).toEqual([
      'project|list',
      'other|list',
    ]);
  });

  it('to everything replaces what was granted', () => {
    expect([withEverything(['staff|list'], true), withEverything(['*'], false)]).toEqual([['*'], []]);
  });

  it('is refused of what the user does not hold, unless it takes it away', () => {
    const missing = staff!.operations[2]!;
    const may = (...value: string[]) => mayChange(new Set(value), missing);
    expect([may(), may('staff|delete'), may('staff|*'), may('*')]).toEqual([false, true, true, false]);
  });
});

it('is filtered by names, pinyin, operations and what is granted', () => {
  const found = (input: string) => filterGroups(groups, input.split(' ').filter(Boolean)).flatMap(titlesOf);
  const titlesOf = (group: (typeof groups)[number]) => group.modules.map(({ title }) => title);
  expect([found('rygl'), found('围栏'), found('工地'), found('工地 新增')]).toEqual([
    ['人员管理'],
    ['项目管理'],
    ['人员管理', '项目管理'],
    ['人员管理'],
  ]);
  const granted = filterGroups(groups, [], (module) => countOf(new Set(['project|list']), module.operations) > 0);
  expect(granted.flatMap(titlesOf)).toEqual([project!.title]);
});
