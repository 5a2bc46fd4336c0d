import type { MenuItem } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { findMenus, foundRecord, searchable } from './found.ts';

const item = (index: string, title: string, children: MenuItem[] = [], path: string | null = null): MenuItem => ({
  index,
  title,
  icon: null,
  path,
  children,
  operation_list: [],
});
const MENUS = [
  item('site', '数字化工地', [item('staff', '人员管理'), item('projectmanage', '项目管理')]),
  item('bpm', '业务流程', [item('bpm-model', '流程模型', [], '/bpm/manager/model')]),
];
const titles = (input: string) => findMenus(MENUS, input).map((found) => found.title);
const all = () => true;

it('finds menu entries by title, by the way there and by address', () => {
  expect(titles('项目')).toEqual(['项目管理']);
  expect(titles('数字化 管理')).toEqual(['人员管理', '项目管理']);
  expect(titles('BPM')).toEqual(['流程模型']);
  expect(titles('流程')).toEqual(['流程模型']);
  expect(titles('')).toHaveLength(3);
  expect(titles('塔吊')).toEqual([]);
  expect(findMenus(MENUS, '模型')).toEqual([
    { key: 'menu bpm-model', title: '流程模型', hint: '业务流程', address: '/bpm/manager/model' },
  ]);
});

it('looks only for what the user may list', () => {
  const names = (may: (code: string) => boolean) => searchable(MENUS, may).map(({ resource }) => resource.name);
  expect(names(all)).toEqual(['staff', 'projectmanage']);
  expect(names((code) => code === 'projectmanage|list')).toEqual(['projectmanage']);
  expect(names(() => false)).toEqual([]);
});

it('leads to the detail, or to the list where there is none to open', () => {
  const [, projects] = searchable(MENUS, all);
  const row = { id: 'a/b', project_name: '滨江 & 一期' };
  expect(foundRecord(projects!, row, all)).toMatchObject({
    title: '滨江 & 一期',
    address: '/projectmanage/detail?id=a%2Fb',
  });
  expect(foundRecord(projects!, row, () => false).address).toBe(
    `/projectmanage?${new URLSearchParams({ project_name: '滨江 & 一期' })}`,
  );
});
