import { allResources, stepsOf, type MenuItem } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { pageName } from './page-name.ts';

const item = (index: string, title: string, children: MenuItem[] = []): MenuItem => ({
  index,
  title,
  icon: null,
  path: null,
  children,
  operation_list: [],
});
const menus = [item('site', '数字化工地', [item('projectmanage', '项目管理'), item('detail', '明细')])];
const NAMES = new Map([['/projectmanage/fence', { zh: '电子围栏', en: 'Fence' }]]);
const WORDS = { names: NAMES, lang: 'zh' } as const;
const named = (path: string, record?: string) => {
  const { trail, below, title } = pageName(menus, path, WORDS, record);
  return [trail.map((one) => one.title).join('/'), below, title];
};

it('names a list by its menu entry', () => {
  expect(named('/projectmanage')).toEqual(['数字化工地/项目管理', null, '项目管理']);
  expect(named('/detail')).toEqual(['数字化工地/明细', null, '明细']);
});

it('names a page below by its record, until that is known by its list', () => {
  expect(named('/projectmanage/edit')).toEqual(['数字化工地/项目管理', '编辑', '项目管理 · 编辑']);
  expect(named('/projectmanage/detail', '滨江一期')[2]).toBe('滨江一期 · 详情');
});

it('names what is made by its page, and what a module adds as its route does', () => {
  const below = (path: string) => pageName([item('paper', '试卷')], path, WORDS, undefined).below;
  expect(below('/paper/create')).toBe('新增');
  expect(named('/projectmanage/fence')).toEqual(['数字化工地/项目管理', '电子围栏', '项目管理 · 电子围栏']);
  const english = { ...WORDS, lang: 'en' } as const;
  expect(pageName(menus, '/projectmanage/fence', english, 'Tower 1').title).toBe('Tower 1 · Fence');
});

it('names the pages that a menu entry has for several resources', () => {
  const own = [item('learnevaluation', '学习评估')];
  const below = (page: string) => pageName(own, `/learnevaluation/${page}`, WORDS, undefined).below;
  expect(['editLibrary', 'detailPaper', 'detailGrade', 'detailListGrade'].map(below)).toEqual([
    '编辑',
    '详情',
    '详情',
    null,
  ]);
});

it('says on the tab of a page outside of the menus what the page says', () => {
  expect(named('/staff')).toEqual(['', null, '没有权限']);
});

it('names every page of a step', () => {
  const pages = allResources().flatMap((resource) =>
    stepsOf(resource).flatMap(({ step }) =>
      (step.page ?? step.alsoAt) ? [[resource.name, step.page ?? step.alsoAt]] : [],
    ),
  ) as [string, string][];
  expect(pages).toContainEqual(['safetyChecklist', 'submit']);
  expect(pages).toContainEqual(['earlywarn', 'action']);
  for (const [name, page] of pages)
    expect([page, pageName([item(name, 'x')], `/${name}/${page}`, WORDS, undefined).below]).not.toContain(null);
});
