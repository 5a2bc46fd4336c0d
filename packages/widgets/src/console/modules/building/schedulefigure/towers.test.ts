import { expect, it } from 'vitest';
import { towersOf } from './towers.ts';

const part = (id: string, parent_id: string | null, leaf = false) => ({
  id,
  parent_id,
  name: id,
  full_name: id,
  leaf,
  state: 1,
});

it('draws floors from the top down, and blocks beside each other', () => {
  const parts = [
    part('root', null),
    part('A', 'root'),
    part('A1', 'A'),
    part('A1x', 'A1', true),
    part('A1y', 'A1', true),
    part('A2', 'A'),
    part('A2x', 'A2', true),
    part('B', 'root'),
    part('B1', 'B'),
    part('B1x', 'B1', true),
  ];
  const shown = towersOf(parts).map(({ block, rows }) => [
    block.id,
    rows.map(({ floor, cells }) => [floor.id, ...cells.map(({ id }) => id)].join(' ')),
  ]);
  expect(shown).toEqual([
    ['A', ['A2 A2x', 'A1 A1x A1y']],
    ['B', ['B1 B1x']],
  ]);
});

it('draws floors without sections as one row, and a part with nothing below as itself', () => {
  const flat = towersOf([part('root', null), part('1', 'root', true), part('2', 'root', true)]);
  expect(flat).toHaveLength(1);
  expect(flat[0]!.rows.map(({ cells }) => cells.map(({ id }) => id))).toEqual([['1', '2']]);
  expect(towersOf([part('one', 'above', true)])[0]!.rows[0]!.cells[0]!.id).toBe('one');
  expect(towersOf([])).toEqual([]);
});
