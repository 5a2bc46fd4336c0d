import { describe, expect, it } from 'vitest';
import type { DiagramElement } from '../model.ts';
import { moveOf } from './keys.ts';
import { visibleNodes, type OutlineNode } from './tree.ts';

const node = (id: string, name: string, children: OutlineNode[] = []): OutlineNode => ({
  element: { id, businessObject: { name } } as unknown as DiagramElement,
  children,
});
const TREE = [node('start', 'Start'), node('sub', 'Check', [node('a', 'Sign'), node('b', 'File')]), node('end', 'End')];

/** Presses a key on an entry; `folded` are ids of folded entries. */
function press(key: string, id: string, folded: readonly string[] = []) {
  const shut = new Set(folded);
  const entries = visibleNodes(TREE, shut);
  const index = entries.findIndex((one) => one.node.element.id === id);
  return moveOf(key, entries, index, shut);
}

describe('keys of the outline', () => {
  it('goes through visible entries, and nowhere beyond the first and the last', () => {
    expect(press('ArrowDown', 'sub')).toEqual({ go: 'a' });
    expect(press('ArrowDown', 'sub', ['sub'])).toEqual({ go: 'end' });
    expect(press('ArrowUp', 'start')).toEqual({ go: undefined });
    expect(press('ArrowDown', 'end')).toEqual({ go: undefined });
    expect(press('Home', 'b')).toEqual({ go: 'start' });
    expect(press('End', 'start')).toEqual({ go: 'end' });
  });

  it('unfolds with right and then goes in, folds with left and then goes out', () => {
    expect(press('ArrowRight', 'sub', ['sub'])).toEqual({ fold: 'sub', shut: false });
    expect(press('ArrowRight', 'sub')).toEqual({ go: 'a' });
    expect(press('ArrowLeft', 'sub')).toEqual({ fold: 'sub', shut: true });
    expect(press('ArrowLeft', 'b')).toEqual({ go: 'sub' });
    expect(press('ArrowRight', 'end')).toBeNull();
  });

  it('opens with Enter and space', () => {
    expect(press('Enter', 'a')).toEqual({ open: 'a' });
    expect(press(' ', 'a')).toEqual({ open: 'a' });
  });

  it('goes to the next name that begins with a letter, from the end to the start again', () => {
    expect(press('s', 'start')).toEqual({ go: 'a' });
    expect(press('S', 'a')).toEqual({ go: 'start' });
    expect(press('x', 'a')).toEqual({ go: undefined });
  });

  it('does nothing with other keys and without an entry', () => {
    expect(press('F5', 'a')).toBeNull();
    expect(press('ArrowDown', 'gone')).toBeNull();
  });
});
