import type { MenuItem } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { findMenus, foundGroups } from './found.ts';

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

const group = {
  resource: 'projectmanage',
  label: '项目',
  filter: 'project_name',
  records: [{ id: 'a/b', title: '滨江 & 一期' }],
};

it('leads to the detail, or to the list where there is none to open', () => {
  const address = (more: { detail: boolean; filter?: null }) =>
    foundGroups([{ ...group, ...more }], MENUS)[0]!.found[0];
  expect(address({ detail: true })).toMatchObject({
    title: '滨江 & 一期',
    address: '/projectmanage/detail?id=a%2Fb',
  });
  const list = `/projectmanage?${new URLSearchParams({ project_name: '滨江 & 一期' })}`;
  expect(address({ detail: false })).toMatchObject({ address: list });
});

it('leads nowhere that the menus do not', () => {
  const groups = foundGroups(
    [
      { ...group, detail: true },
      { ...group, detail: true, resource: 'rolemanage' },
    ],
    MENUS,
  );
  expect(groups.map(({ name, label }) => [name, label])).toEqual([['projectmanage', '项目']]);
});
