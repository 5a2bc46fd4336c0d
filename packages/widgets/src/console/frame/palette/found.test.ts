import type { MenuItem } from '@gongdi/domain';
import { expect, it } from 'vitest';
import type { OwnMenuState } from '../../ground/menus/own-menu.ts';
import { findActions, findPages, foundGroups, recentOf } from './found.ts';

const item = (index: string, title: string, children: MenuItem[] = [], path: string | null = null): MenuItem => ({
  index,
  title,
  icon: null,
  path,
  children,
  operation_list: [],
});
const MENUS = [
  item('site', '数字化工地', [
    { ...item('staff', '人员管理'), pinyin: 'ren yuan guan li' },
    item('projectmanage', '项目管理'),
  ]),
  item('bpm', '业务流程', [item('bpm-model', '流程模型', [], '/bpm/manager/model')]),
];
const titles = (input: string) => findPages(MENUS, input).map((found) => found.title);

it('finds menu entries by title, pinyin, the way there and address', () => {
  expect(titles('项目')).toEqual(['项目管理']);
  expect(titles('数字化 管理')).toEqual(['人员管理', '项目管理']);
  expect(titles('rygl')).toEqual(['人员管理']);
  expect(titles('BPM')).toEqual(['流程模型']);
  expect(titles('流程')).toEqual(['流程模型']);
  expect(titles('塔吊')).toEqual([]);
  expect(findPages(MENUS, '模型')).toEqual([
    { key: 'menu bpm-model', title: '流程模型', hint: '业务流程', address: '/bpm/manager/model' },
  ]);
});

it('offers only the best pages where many fit', () => {
  const many = Array.from({ length: 200 }, (_, at) => item(`e${at}`, at === 150 ? '管理' : `模块管理${at}`));
  const found = findPages(many, '管理');
  expect([found.length, found[0]!.title]).toEqual([12, '管理']);
});

it('finds actions by their words and by pinyin', () => {
  const action = (title: string, pinyin: string) => ({ key: title, title, hint: '', pinyin });
  const actions = [action('新增人员', 'xin zeng ren yuan'), action('退出登录', 'tui chu deng lu')];
  const found = (input: string) => findActions(actions, input).map(({ title }) => title);
  expect([found('新增'), found('xzry'), found('dl'), found('bjwx')]).toEqual([
    ['新增人员'],
    ['新增人员'],
    ['退出登录'],
    [],
  ]);
});

it('offers what was used last, without the page on view and what is in the menus no more', () => {
  const own: OwnMenuState = {
    open: [],
    starred: [],
    used: ['projectmanage', 'gone', 'staff'],
    records: [
      { address: '/staff/detail?id=1', title: '王建' },
      { address: '/gone/detail?id=1', title: '旧' },
      { address: '/projectmanage/detail?id=2', title: '滨江' },
    ],
  };
  const recent = (here: string) => recentOf(MENUS, own, here).map(({ title, hint }) => `${title} · ${hint}`);
  expect(recent('/staff/detail?id=1')).toEqual(['滨江 · 项目管理', '项目管理 · 数字化工地', '人员管理 · 数字化工地']);
  expect(recent('/staff')).toEqual(['王建 · 人员管理', '滨江 · 项目管理', '项目管理 · 数字化工地']);
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
