import { expect, it } from 'vitest';
import { filterMenus, findEntries, fitOf, typedWords } from './find.ts';
import type { MenuItem } from './menu.ts';

const item = (title: string, pinyin?: string, children: MenuItem[] = [], record?: string): MenuItem => ({
  index: title,
  title,
  pinyin,
  record,
  icon: null,
  path: null,
  children,
  operation_list: [],
});
const staff = item('人员管理', 'ren yuan guan li, ren yuan', [], '人员');
const danger = item('隐患排查治理', 'yin huan pai cha zhi li, shi gu yin huan', [], '事故隐患');
const xian = item('西安项目', 'xi an xiang mu');
const menus = [item('数字化工地', 'shu zi hua gong di', [staff, xian]), item('安全', 'an quan', [danger])];
const found = (input: string): string[] =>
  filterMenus(menus, typedWords(input)).flatMap(({ children }) => children.map(({ title }) => title));

it.each([
  ['人员', ['人员管理']],
  ['rygl', ['人员管理']],
  ['renyuan', ['人员管理']],
  ['renyguanl', ['人员管理']],
  ['REN guan', ['人员管理']],
  ['gl', ['人员管理']],
  // The name of a record that the title does not contain.
  ['事故', ['隐患排查治理']],
  ['sgyh', ['隐患排查治理']],
  // A beginning that two readings share, and one that only one has.
  ['xia', ['西安项目']],
  ['xian', ['西安项目']],
  ['xiany', []],
  // The name of the group.
  ['szh', ['人员管理', '西安项目']],
  ['aq yh', ['隐患排查治理']],
  ['塔吊', []],
  ['', ['人员管理', '西安项目', '隐患排查治理']],
])('%j finds %j', (input, titles) => expect(found(input)).toEqual(titles));

it('prefers what begins with the input to what contains it, and that to what is only in the group', () => {
  const fit = (input: string) => fitOf(typedWords(input), [menus[0]!, staff]);
  expect([fit('人员'), fit('ry'), fit('管理'), fit('gl'), fit('数字化'), fit('塔')]).toEqual([
    0,
    0,
    1,
    1,
    2,
    undefined,
  ]);
});

it('gives the best entry first, with the way to it', () => {
  const ways = findEntries(menus, typedWords('x')).map((trail) => trail.map(({ title }) => title).join('/'));
  expect(ways).toEqual(['数字化工地/西安项目']);
  expect(findEntries(menus, typedWords('gl')).map((trail) => trail.at(-1)!.title)).toEqual(['人员管理']);
  expect(findEntries(menus, typedWords('yh')).map((trail) => trail[0]!.title)).toEqual(['安全']);
  expect(findEntries(menus, ['g']).map((trail) => trail.at(-1)!.title)).toEqual([
    '人员管理',
    '隐患排查治理',
    '西安项目',
  ]);
});

it('takes long inputs without trying everything', () => {
  const long = item('啊', Array.from({ length: 40 }, () => 'a').join(' '));
  expect(fitOf([`${'a'.repeat(38)}b`], [long])).toBeUndefined();
});
