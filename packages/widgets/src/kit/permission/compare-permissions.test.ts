import { expect, it } from 'vitest';
import { comparePermissions } from './compare-permissions.ts';
import { permissionGroups } from './permission-tree.ts';

const operations = (...names: string[]) =>
  names.map((operation_code) => ({ operation_code, title: operation_code, checked: true }));
const leaf = (index: string, ...names: string[]) => ({
  index,
  title: index,
  icon: null,
  path: null,
  children: [],
  operation_list: operations(...names),
});
const tree = permissionGroups([
  { ...leaf('site'), children: [leaf('staff', 'list', 'add', 'delete'), leaf('project', 'list')] },
  leaf('bench', 'list'),
]);
const LEFT = ['staff|list', 'staff|add', 'bench|list'];
const RIGHT = ['staff|*', 'project|list', 'unknown|list'];

const read = (all: boolean, left = LEFT, right = RIGHT) => {
  const { groups, ...counts } = comparePermissions(tree, [left, right], all);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(' ');
  const rows = groups.flatMap(({ modules }) =>
    modules.map((one) => [one.module.index, names(one.left.own), names(one.right.own), names(one.left.shared)]),
  );
  return { rows, counts };
};

it('shows what only one of two roles has', () => {
  expect(read(false)).toEqual({
    rows: [
      ['staff', '', 'delete', ''],
      ['project', '', 'list', ''],
      ['bench', 'list', '', ''],
    ],
    counts: { shared: 2, left: 1, right: 2 },
  });
});

it('shows everything that one of them has, or both', () => {
  expect(read(true, ['staff|*'], ['staff|list']).rows).toEqual([['staff', 'add delete', '', 'list']]);
});

it('finds no difference between a wildcard and what it stands for', () => {
  expect(read(false, ['*'], ['staff|*', 'project|list', 'bench|list'])).toEqual({
    rows: [],
    counts: { shared: 5, left: 0, right: 0 },
  });
});
