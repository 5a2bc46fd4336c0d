// @vitest-environment jsdom
import type { WallTile } from '@gongdi/domain';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Page } from '../../../../testing/page.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { GridEditor } from './grid-editor.tsx';

const clock: WallTile = { id: 'a', kind: 'clock', of: '', x: 0, y: 0, w: 3, h: 2 };
const map: WallTile = { id: 'b', kind: 'map', of: '', x: 6, y: 0, w: 6, h: 4 };

/** The editor on a grid of 1,200 × 600 px: a cell is 100 px wide and high. */
async function editor(...first: WallTile[]) {
  const held = { tiles: first as readonly WallTile[], changes: 0 };
  function Editor() {
    const [tiles, setTiles] = useState<readonly WallTile[]>(first);
    const change = (next: readonly WallTile[]) => {
      Object.assign(held, { tiles: next, changes: held.changes + 1 });
      setTiles(next);
    };
    return <GridEditor tiles={tiles} nameOf={({ id }) => `内容 ${id}`} onChange={change} />;
  }
  const page = await renderConsole(<Editor />);
  const grid = page.one('.gd-arrange-grid');
  grid.getBoundingClientRect = () => ({ width: 1200, height: 600 }) as DOMRect;
  for (const one of page.all('.gd-arrange-body, .gd-arrange-corner')) one.setPointerCapture = () => undefined;
  const box = (id: string) => {
    const { x, y, w, h } = held.tiles.find((one) => one.id === id)!;
    return [x, y, w, h];
  };
  return { page, held, box };
}

const body = (page: Page, at: number) => page.all('.gd-arrange-body')[at]!;
const corner = (page: Page, at: number) => page.all('.gd-arrange-corner')[at]!;
const told = (page: Page) => page.one('.gd-arrange-said').textContent;

async function pointer(page: Page, on: HTMLElement, type: string, x: number, y: number, button = 0) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button });
  await page.act(() => on.dispatchEvent(Object.assign(event, { pointerId: 1 })));
}

test('arrow keys move a tile by a cell; Shift makes it larger', async () => {
  const { page, box } = await editor(clock);
  await page.key(body(page, 0), 'ArrowRight');
  expect(box('a')).toEqual([1, 0, 3, 2]);
  await page.key(body(page, 0), 'ArrowDown', { shiftKey: true });
  expect(box('a')).toEqual([1, 0, 3, 3]);
  expect(told(page)).toBe('内容 a 已移到第 2 列第 1 行，宽 3 高 3');
});

test('at the edge of the grid a tile stays, and that is told', async () => {
  const { page, held } = await editor(clock);
  await page.key(body(page, 0), 'ArrowLeft');
  expect(held.changes).toBe(0);
  await page.until('周围放不下，位置未变');
});

test('a tile does not become smaller than can be read from afar', async () => {
  const { page, box } = await editor({ ...clock, w: 2, h: 1 });
  await page.key(body(page, 0), 'ArrowLeft', { shiftKey: true });
  await page.key(body(page, 0), 'ArrowUp', { shiftKey: true });
  expect(box('a')).toEqual([0, 0, 2, 1]);
});

test('a tile is dragged by whole cells; nothing is changed before it is dropped', async () => {
  const { page, held, box } = await editor(clock, map);
  await pointer(page, body(page, 0), 'pointerdown', 50, 50);
  await pointer(page, body(page, 0), 'pointermove', 240, 170);
  expect(held.changes).toBe(0);
  expect(body(page, 0).getAttribute('aria-label')).toContain('第 3 列第 2 行');
  await pointer(page, body(page, 0), 'pointerup', 240, 170);
  expect([held.changes, box('a'), box('b')]).toEqual([1, [2, 1, 3, 2], [6, 0, 6, 4]]);
});

test('the corner changes the size', async () => {
  const { page, box } = await editor(clock);
  await pointer(page, corner(page, 0), 'pointerdown', 300, 200);
  await pointer(page, corner(page, 0), 'pointermove', 410, 395);
  await pointer(page, corner(page, 0), 'pointerup', 410, 395);
  expect(box('a')).toEqual([0, 0, 4, 4]);
});

test('a drag that is cancelled, and one by another button, change nothing', async () => {
  const { page, held } = await editor(clock);
  await pointer(page, body(page, 0), 'pointerdown', 50, 50);
  await pointer(page, body(page, 0), 'pointermove', 350, 50);
  await pointer(page, body(page, 0), 'pointercancel', 350, 50);
  expect(body(page, 0).getAttribute('aria-label')).toContain('第 1 列第 1 行');
  await pointer(page, body(page, 0), 'pointerdown', 50, 50, 2);
  await pointer(page, body(page, 0), 'pointermove', 350, 50);
  await pointer(page, body(page, 0), 'pointerup', 350, 50);
  expect(held.changes).toBe(0);
});

test('a drag that ends where it began is no change', async () => {
  const { page, held } = await editor(clock);
  await pointer(page, body(page, 0), 'pointerdown', 50, 50);
  await pointer(page, body(page, 0), 'pointermove', 350, 50);
  await pointer(page, body(page, 0), 'pointermove', 60, 50);
  await pointer(page, body(page, 0), 'pointerup', 60, 50);
  expect(held.changes).toBe(0);
});

test('tiles never lie over each other', async () => {
  const { page, held } = await editor(clock, map);
  await pointer(page, body(page, 0), 'pointerdown', 50, 50);
  await pointer(page, body(page, 0), 'pointermove', 750, 50);
  await pointer(page, body(page, 0), 'pointerup', 750, 50);
  const [one, other] = held.tiles as [WallTile, WallTile];
  const apart =
    one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;
  expect(apart).toBe(true);
});

test('Delete removes a tile, its button too, and the focus stays on the page', async () => {
  const { page, held } = await editor(clock, map);
  await page.key(body(page, 0), 'Delete');
  expect(held.tiles.map(({ id }) => id)).toEqual(['b']);
  expect(told(page)).toBe('内容 a 已删除');
  expect(page.root.activeElement).toBe(page.one('.gd-arrange-grid'));
  await page.press('删除 内容 b');
  expect(held.tiles).toEqual([]);
});

test('keys of the button inside a tile are its own', async () => {
  const { page, held } = await editor(clock);
  await page.key(page.one('.gd-arrange-remove'), 'ArrowRight');
  expect(held.changes).toBe(0);
});
