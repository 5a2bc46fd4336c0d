import { CONTRACT } from '@gongdi/api';
import {
  arrange,
  enterpriseTypeShows,
  MAIN_MENU,
  mayPress,
  menuForEnterprise,
  menusOf,
  MENU_VARIANT_NAMES,
  permission,
  permissionsOf,
  type MenuItem,
} from '@gongdi/domain';
import { describe, expect, test } from 'vitest';

describe('console 6: buttons', () => {
  const held = new Set([permission('projectmanage', 'edit')]);

  test('show when the permission is in the list of the user, and not otherwise', () => {
    expect([...held]).toEqual(['projectmanage|edit']);
    expect([mayPress(held, 'projectmanage|edit'), mayPress(held, 'projectmanage|fence')]).toEqual([true, false]);
  });

  test('throw without a permission name', () => {
    expect(() => mayPress(held, '')).toThrow(/permission/);
  });

  test('show for enterprise types that are included, or not excluded', () => {
    const shown = (exclude: boolean) => [1000, 1005].map((type) => enterpriseTypeShows(type, [1005], exclude));
    expect([shown(false), shown(true)]).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('throw without enterprise types', () => {
    expect(() => enterpriseTypeShows(1000, [])).toThrow(/enterprise types/);
    expect(() => enterpriseTypeShows(1000, [], true)).toThrow(/enterprise types/);
  });

  test('save of a fence needs projectmanage|fence', () => {
    const calls = ['fence.save', 'fence.setAddress', 'fence.enclose', 'fence.restore'];
    for (const name of calls)
      expect([name, CONTRACT.find((call) => call.name === name)?.permission]).toEqual([name, 'projectmanage|fence']);
  });

  test('that are allowed are operations with checked set, keyed by menu index and operation code', () => {
    const permissions = new Set([permission('staff', 'list'), permission('staff', 'export')]);
    const menus = menusOf(arrange(MAIN_MENU), { permissions, ent_type: 1000 }, 'zh');
    const [construction] = menus;
    expect([menus.length, construction?.index]).toEqual([1, 'construction']);
    const [staff] = construction!.children;
    const checked = staff!.operation_list.filter((one) => one.checked).map((one) => one.operation_code);
    expect([staff!.index, checked]).toEqual(['staff', ['list', 'export']]);
  });
});

describe('console 6: menus by enterprise type', () => {
  const item = (index: string, children: MenuItem[] = []): MenuItem => ({
    index,
    title: index,
    icon: null,
    path: null,
    children,
    operation_list: [],
  });
  const leaves = ['vehicles', 'purchase', 'distribution', 'waybill', 'learnevaluation'];
  const seen = (type: number) =>
    menuForEnterprise(
      [
        item(
          'all',
          leaves.map((one) => item(one)),
        ),
      ],
      type,
    )[0]!;

  test.each([
    [1000, ['vehicles', 'purchase', 'distribution_v', 'waybill_v']],
    [1002, ['vehicles_d', 'purchase_d', 'distribution_d', 'waybill']],
    [1005, ['vehicles', 'purchase', 'distribution', 'waybill', 'learnevaluation']],
    [9999, ['vehicles', 'purchase', 'distribution', 'waybill']],
  ])('%i', (type, indexes) => {
    expect(seen(type).children.map(({ index }) => index)).toEqual(indexes);
  });
});

test('console 2.4: the menu tree has its four variants', () => {
  expect(MENU_VARIANT_NAMES).toEqual(['enterprise', 'supervision', 'labour', 'customer']);
});

test('console 2.4: every entry of the menu has something that a permission opens', () => {
  const leavesOf = (tree: typeof MAIN_MENU): typeof MAIN_MENU =>
    tree.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));
  for (const leaf of leavesOf(MAIN_MENU)) expect(permissionsOf([leaf]), leaf.index).not.toEqual([]);
});
