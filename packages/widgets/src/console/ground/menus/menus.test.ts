import type { MenuItem } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { buttonsOf } from '../../../kit/permission/buttons-of.ts';
import { addressOf, leavesOf, mayOpen, trailOf } from './menus.ts';

const leaf = (index: string, path: string | null = null, checked = true): MenuItem => ({
  index,
  title: index,
  icon: null,
  path,
  children: [],
  operation_list: [{ operation_code: 'list', title: '查看', checked }],
});
const menus: MenuItem[] = [
  { ...leaf('site'), operation_list: [], children: [leaf('projectmanage'), leaf('staff', null, false)] },
  { ...leaf('bpm'), operation_list: [], children: [leaf('bpm-model', '/bpm/manager/model')] },
];

it('opens the addresses of leaves', () => {
  expect(leavesOf(menus).map(addressOf)).toEqual(['/projectmanage', '/staff', '/bpm/manager/model']);
});

it('console 5: a user reaches the first segments of the menu list, and bpm', () => {
  expect(mayOpen(menus, '/projectmanage/edit')).toBe(true);
  expect(mayOpen(menus, '/bpm/anything')).toBe(true);
  expect(mayOpen([], '/bpm/anything')).toBe(true);
  expect(mayOpen(menus, '/payroll')).toBe(false);
  expect(mayOpen(menus, '/project')).toBe(false);
  expect(mayOpen(menus, '/')).toBe(false);
});

it('records are opened by the address of their resource, also where their list has another one', () => {
  const passages = [leaf('initrecord', '/attendance/initRecord')];
  for (const path of ['/attendance/initRecord', '/initrecord/detail']) {
    expect(mayOpen(passages, path)).toBe(true);
    expect(trailOf(passages, path)).toEqual(passages);
  }
  expect(mayOpen(passages, '/initrecords')).toBe(false);
});

it('finds the way to a page', () => {
  expect(trailOf(menus, '/bpm/manager/model/design').map((item) => item.index)).toEqual(['bpm', 'bpm-model']);
  expect(trailOf(menus, '/projectmanagement')).toEqual([]);
  const my = [leaf('mine', '/bpm/task/my')];
  expect(trailOf(my, '/bpm/process-instance/detail')).toEqual(my);
});

it('console 6: buttons are the checked operations, keyed by menu index and operation code', () => {
  expect([...buttonsOf(menus)].toSorted()).toEqual(['bpm-model|list', 'projectmanage|list']);
});

it('looks up each list of menus by itself, and of two entries at one address the first', () => {
  const other = [leaf('first', '/staff'), leaf('second', '/staff')];
  expect([trailOf(other, '/staff/add'), trailOf(menus, '/staff/add').length]).toEqual([[other[0]], 2]);
  expect(trailOf(menus, '/')).toEqual([]);
});
