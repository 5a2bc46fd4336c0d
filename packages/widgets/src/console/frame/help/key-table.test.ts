import { expect, test } from 'vitest';
import { nextCell } from '../../../kit/grid/keys/next-cell.ts';
import { undoKeyOf } from '../../../kit/undo-key.ts';
import { pressStageKey } from '../../../plan/stage-keys.ts';
import { menuStep } from '../menu/menu-step.ts';
import { isPaletteKey } from '../palette/palette-key.ts';
import { tabStep } from '../tabs/tab-step.ts';
import { KEY_TABLE, PLACE_MARKS } from './key-table.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const press = (keys: string) => {
  const parts = keys.split('+').filter(Boolean);
  const key = keys.endsWith('+') ? '+' : parts.at(-1)!;
  const [ctrlKey, shiftKey] = [parts.includes('Mod'), parts.includes('Shift')];
  return { key: key.length === 1 ? key.toLowerCase() : key, ctrlKey, shiftKey, metaKey: false, altKey: false };
};

test('each key has its words in both languages, and each place a mark', () => {
  for (const [place, keys] of Object.entries(KEY_TABLE))
    for (const { keys: words } of [zh, en]) {
      const named = words[place as keyof typeof KEY_TABLE];
      expect(Object.keys(named).toSorted()).toEqual(['title', ...Object.keys(keys)].toSorted());
      expect(Object.values(named)).not.toContain('');
    }
  expect(Object.keys(PLACE_MARKS).toSorted()).toEqual(
    Object.keys(KEY_TABLE)
      .filter((place) => place !== 'everywhere')
      .toSorted(),
  );
});

test('each key of the list moves to another cell', () => {
  const { move, ends, corners, page } = KEY_TABLE.grid;
  for (const keys of [...move, ...ends, ...corners, ...page]) {
    const { key, ctrlKey } = press(keys);
    expect(nextCell(key, { row: 15, column: 2 }, { rows: 30, columns: 5 }, ctrlKey), keys).not.toEqual({
      row: 15,
      column: 2,
    });
    expect(nextCell(key, { row: 15, column: 2 }, { rows: 30, columns: 5 }, ctrlKey), keys).not.toBeNull();
  }
});

test('each key of tabs and menu is one that they take', () => {
  for (const key of [...KEY_TABLE.tabs.move, ...KEY_TABLE.tabs.ends]) expect(tabStep(key, 1, 3), key).not.toBeNull();
  const rows = [
    { title: 'a', depth: 0, open: true },
    { title: 'b', depth: 1, open: false },
    { title: 'c', depth: 1 },
  ];
  const { move, fold, ends } = KEY_TABLE.menu;
  for (const key of [...move, ...fold, ...ends]) expect(menuStep(key, rows, 1), key).toBeDefined();
});

test('the palette, undo and redo take the keys that the table names', () => {
  for (const keys of KEY_TABLE.everywhere.palette) expect(isPaletteKey(press(keys))).toBe(true);
  for (const keys of KEY_TABLE.form.undo) expect(undoKeyOf(press(keys))).toBe('undo');
  for (const keys of KEY_TABLE.form.redo) expect(undoKeyOf(press(keys))).toBe('redo');
});

test('each key of a plan means something on it', () => {
  const { move, zoomIn, zoomOut, fit, all } = KEY_TABLE.plan;
  for (const keys of [...move, ...zoomIn, ...zoomOut, ...fit, ...all]) {
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    const host: Parameters<typeof pressStageKey>[1] = {
      control: { zoom: note('zoom'), fit: note('fit'), pan: note('pan'), reveal: note('reveal') },
      view: { left: 0, top: 0, scale: 1 },
      size: { width: 100, height: 100 },
      points: [],
      selected: new Set(),
      onSelect: note('select'),
      edit: undefined,
      cross: { x: 0.5, y: 0.5 },
      setCross: note('cross'),
    };
    expect(pressStageKey(press(keys), host), keys).toBe(true);
    expect(done, keys).toHaveLength(1);
  }
});
