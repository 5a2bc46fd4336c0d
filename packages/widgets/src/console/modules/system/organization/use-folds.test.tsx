// @vitest-environment jsdom
import type { OrganizationNode } from '@gongdi/api';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../../../kit/testing/render.tsx';
import { useFolds } from './use-folds.ts';

type Folds = ReturnType<typeof useFolds>;

const node = (org_id: string, ...children: OrganizationNode[]): OrganizationNode => ({
  org_id,
  org_pid: null,
  name: org_id,
  ent_type: 1000,
  org_status: 1,
  user_count: 0,
  editable: true,
  children,
});
const TREE = [node('a', node('b', node('c')), node('d'))];
const MOVED = [node('a', node('b'), node('d', node('c')))];

let folds!: Folds;
const hold = (now: Folds): void => {
  folds = now;
};
let choose!: (chosen: string, tree?: readonly OrganizationNode[]) => void;

function Tree() {
  const [{ tree, chosen }, set] = useState<{ tree: readonly OrganizationNode[]; chosen: string }>({
    tree: TREE,
    chosen: 'a',
  });
  const now = useFolds(tree, chosen);
  useEffect(() => {
    hold(now);
    choose = (id, of = TREE) => set({ tree: of, chosen: id });
  });
  return null;
}
const ids = () => [...folds.folded].toSorted();

it('folds and unfolds one organisation, or all of them', async () => {
  const { act } = await render(<Tree />);
  await act(() => folds.fold('b', true));
  expect(ids()).toEqual(['b']);
  await act(() => folds.fold('b', false));
  expect(ids()).toEqual([]);
  await act(() => folds.foldAll());
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  await act(() => folds.unfoldAll());
  expect(ids()).toEqual([]);
});

it('unfolds what is above a chosen or moved organisation, once', async () => {
  const { act } = await render(<Tree />);
  await act(() => folds.foldAll());
  await act(() => choose('c'));
  expect(ids()).toEqual(['c', 'd']);
  await act(() => folds.fold('b', true));
  expect(ids()).toEqual(['b', 'c', 'd']);
  await act(() => choose('c', MOVED));
  expect(ids()).toEqual(['b', 'c']);
});
