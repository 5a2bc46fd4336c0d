import { expect, it } from 'vitest';
import { menuForEnterprise } from './enterprise.ts';
import type { MenuItem } from './menu.ts';

const item = (index: string, children: MenuItem[] = []): MenuItem => ({
  index,
  title: index,
  icon: null,
  path: null,
  children,
  operation_list: [],
});

const MENU = [
  item(
    'logistics',
    ['vehicles', 'purchase', 'distribution', 'waybill', 'staff'].map((index) => item(index)),
  ),
  item('training', [item('learnevaluation')]),
];

const seen = (ent_type: number) =>
  menuForEnterprise(MENU, ent_type).map((one) => [one.index, one.children.map((child) => child.index)]);

it('console 6: 1002 gets vehicles, purchase and distribution with _d', () => {
  expect(seen(1002)).toEqual([['logistics', ['vehicles_d', 'purchase_d', 'distribution_d', 'waybill', 'staff']]]);
});

it('console 6: 1000 gets waybill and distribution with _v', () => {
  expect(seen(1000)).toEqual([['logistics', ['vehicles', 'purchase', 'distribution_v', 'waybill_v', 'staff']]]);
});

it('console 6: 1005 alone keeps learn evaluation', () => {
  expect(seen(1005)).toEqual([
    ['logistics', ['vehicles', 'purchase', 'distribution', 'waybill', 'staff']],
    ['training', ['learnevaluation']],
  ]);
  expect(seen(9999)).toEqual([['logistics', ['vehicles', 'purchase', 'distribution', 'waybill', 'staff']]]);
});
