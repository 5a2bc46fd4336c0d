import { expect, it } from 'vitest';
import { PageMemory } from './page-memory.ts';

/** Returns an element with the few properties that `PageMemory` reads. */
function box(top = 0) {
  const element = {
    scrollTop: top,
    scrollLeft: 0,
    isConnected: true,
    shown: true,
    getClientRects: () => (element.shown ? [{}] : []),
  };
  return element;
}
const as = (element: ReturnType<typeof box>) => element as unknown as HTMLElement;

it('puts a page back to where it was, and begins a new one at its top', () => {
  const memory = new PageMemory();
  const [main, table] = [box(90), box(400)];
  memory.noteScroll('/a', as(main));
  memory.noteScroll('/a', as(table));
  expect(memory.restore('/b', as(main))()).toBe(false);
  expect(main.scrollTop).toBe(0);
  table.scrollTop = 0;
  expect(memory.restore('/a', as(main))()).toBe(true);
  expect([main.scrollTop, table.scrollTop]).toEqual([90, 400]);
});

it('does not believe what a hidden element says, and forgets what is gone', () => {
  const memory = new PageMemory();
  const [main, table] = [box(90), box(400)];
  memory.noteScroll('/c', as(main));
  memory.noteScroll('/a', as(table));
  table.shown = false;
  table.scrollTop = 0;
  memory.noteScroll('/a', as(table));
  memory.restore('/a', as(main))();
  expect([main.scrollTop, table.scrollTop]).toEqual([0, 400]);
  memory.keepOnly(['/b']);
  table.scrollTop = 7;
  memory.restore('/a', as(main))();
  expect(table.scrollTop).toBe(7);
});

it('gives the focus back to what still stands there', () => {
  const memory = new PageMemory();
  const link = box();
  memory.noteFocus('/a', as(link));
  expect(memory.focusOf('/a')).toBe(link);
  link.shown = false;
  expect(memory.focusOf('/a')).toBeUndefined();
  expect(memory.focusOf('/b')).toBeUndefined();
});
