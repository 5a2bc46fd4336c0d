import type { OrganizationNode } from '@gongdi/api';
import { expect, it } from 'vitest';
import { isOff, linesOf, mayHang, moveFor, usersWithin, wayTo } from './tree-model.ts';

const node = (org_id: string, ...children: OrganizationNode[]): OrganizationNode => ({
  org_id,
  org_pid: null,
  name: `组织${org_id}`,
  ent_type: 1000,
  org_status: 1,
  user_count: 1,
  editable: true,
  children,
});
const seen = (one: OrganizationNode): OrganizationNode => ({ ...one, editable: false });
const TREE = [node('a', node('b', node('b1'), node('b2'), node('b3')), node('c')), seen(node('z', seen(node('y'))))];
const ids = (lines: readonly { node: OrganizationNode; depth: number }[]) =>
  lines.map(({ node: one, depth }) => `${one.org_id}${depth}`);

it('shows what is unfolded, and while something is searched for what matches with those above it', () => {
  expect(ids(linesOf(TREE, new Set(['b', 'z']), ''))).toEqual(['a1', 'b2', 'c2', 'z1']);
  expect(ids(linesOf(TREE, new Set(['a', 'b']), ' 织B2 '))).toEqual(['a1', 'b2', 'b23']);
  expect(linesOf(TREE, new Set(), '没有')).toEqual([]);
});

it('puts what is let go before, below or behind an organisation', () => {
  expect(moveFor(TREE, 'b3', 'b1', 'before')).toEqual({ org_pid: 'b', after: null });
  expect(moveFor(TREE, 'b3', 'b2', 'before')).toEqual({ org_pid: 'b', after: 'b1' });
  expect(moveFor(TREE, 'b1', 'b3', 'after')).toEqual({ org_pid: 'b', after: 'b3' });
  expect(moveFor(TREE, 'b1', 'c', 'inside')).toEqual({ org_pid: 'c', after: null });
  expect(moveFor(TREE, 'c', 'b', 'inside')).toEqual({ org_pid: 'b', after: 'b3' });
});

it('moves nothing below itself, beside a root, to where one only looks, or to where it is', () => {
  expect(moveFor(TREE, 'b', 'b2', 'inside')).toBeUndefined();
  expect(moveFor(TREE, 'b', 'b2', 'after')).toBeUndefined();
  expect(moveFor(TREE, 'b', 'a', 'after')).toBeUndefined();
  expect(moveFor(TREE, 'b', 'y', 'inside')).toBeUndefined();
  expect(moveFor(TREE, 'b2', 'b1', 'after')).toBeUndefined();
  expect(moveFor(TREE, 'b2', 'b3', 'before')).toBeUndefined();
  expect(moveFor(TREE, 'b3', 'b', 'inside')).toBeUndefined();
  expect([mayHang(TREE, 'b', 'c'), mayHang(TREE, 'b', 'b1'), mayHang(TREE, 'b', 'z')]).toEqual([true, false, false]);
});

it('counts the people below, and knows what is off with those above', () => {
  expect(usersWithin(TREE[0]!)).toBe(6);
  const off = [{ ...TREE[0]!, org_status: 0 }];
  expect([isOff(off, 'b1'), isOff(TREE, 'b1')]).toEqual([true, false]);
  expect(wayTo(TREE, 'b2').map((one) => one.org_id)).toEqual(['a', 'b', 'b2']);
});
