// @vitest-environment jsdom
import type { ArrangedEntry } from '@gongdi/domain';
import type { DragEvent } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '../../../testing/render-hook.tsx';
import { useMenuDrag } from './use-menu-drag.ts';

const entry = (index: string, children: ArrangedEntry[] = []): ArrangedEntry =>
  ({ index, title: { zh: index, en: index }, children, group: children.length > 0 }) as unknown as ArrangedEntry;

const TREE = [entry('g1', [entry('a'), entry('b'), entry('c')]), entry('g2', [entry('d')])];
const [g1, g2] = TREE as [ArrangedEntry, ArrangedEntry];
const [a, b, c] = g1.children as [ArrangedEntry, ArrangedEntry, ArrangedEntry];
const [d] = g2.children as [ArrangedEntry];

/** A drag event at a part of the row's height, from 0 at its upper edge. */
const at = (part: number) => {
  const event = {
    prevented: false,
    preventDefault: () => (event.prevented = true),
    clientY: 100 + 40 * part,
    currentTarget: { getBoundingClientRect: () => ({ top: 100, height: 40 }) },
    dataTransfer: { setData: () => undefined, effectAllowed: '' },
  };
  return event as typeof event & DragEvent<HTMLElement>;
};

async function drag() {
  const held: { tree?: readonly ArrangedEntry[] } = {};
  const { page, now } = await renderHook(() => useMenuDrag(TREE, (tree) => (held.tree = tree)));
  /** Drags an entry over another one and drops it there; returns the tree as indexes. */
  const onto = async (dragged: ArrangedEntry, over: ArrangedEntry, group: string, part: number) => {
    await page.act(() => now().handle(dragged).onDragStart!(at(0)));
    await page.act(() => now().target(over, group).onDragOver!(at(part)));
    await page.act(() => now().target(over, group).onDrop!(at(part)));
    return held.tree?.map((one) => [one.index, ...one.children.map(({ index }) => index)].join(' '));
  };
  return { page, now, onto, held };
}

test('the upper half of a row is before it, the lower half behind it', async () => {
  expect(await (await drag()).onto(c, a, 'g1', 0.4)).toEqual(['g1 c a b', 'g2 d']);
  expect(await (await drag()).onto(a, b, 'g1', 0.6)).toEqual(['g1 b a c', 'g2 d']);
  expect(await (await drag()).onto(a, c, 'g1', 0.9)).toEqual(['g1 b c a', 'g2 d']);
});

test('a drop on a group goes into it, except in the upper quarter of its row', async () => {
  expect(await (await drag()).onto(a, g2, '', 0.5)).toEqual(['g1 b c', 'g2 d a']);
  expect(await (await drag()).onto(d, g1, '', 0.1)).toEqual(['d', 'g1 a b c', 'g2']);
});

test('a drop on the group where it is already changes nothing', async () => {
  const { onto, held } = await drag();
  await onto(a, g1, '', 0.5);
  expect(held.tree).toBe(TREE);
});

test('a row shows where the entry would go, and takes nothing of another kind or of itself', async () => {
  const { page, now } = await drag();
  const foreign = at(0.4);
  await page.act(() => now().target(a, 'g1').onDragOver!(foreign));
  expect([foreign.prevented, now().target(a, 'g1')['data-drop']]).toEqual([false, undefined]);
  await page.act(() => now().handle(a).onDragStart!(at(0)));
  const own = at(0.4);
  await page.act(() => now().target(a, 'g1').onDragOver!(own));
  expect(own.prevented).toBe(false);
  await page.act(() => now().target(b, 'g1').onDragOver!(at(0.4)));
  expect([now().target(b, 'g1')['data-drop'], now().target(c, 'g1')['data-drop']]).toEqual(['before', undefined]);
  await page.act(() => now().target(b, 'g1').onDragLeave!(at(0.4)));
  expect(now().target(b, 'g1')['data-drop']).toBeUndefined();
});

test('a drag that ends elsewhere is forgotten', async () => {
  const { page, now, held } = await drag();
  await page.act(() => now().handle(a).onDragStart!(at(0)));
  await page.act(() => now().handle(a).onDragEnd!(at(0)));
  await page.act(() => now().target(b, 'g1').onDrop!(at(0.6)));
  expect(held.tree).toBeUndefined();
});
