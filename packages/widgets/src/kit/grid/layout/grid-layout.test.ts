import { describe, expect, it } from 'vitest';
import { arrange, clampWidth, moveTo, visible } from './grid-layout.ts';

const columns = [
  { key: 'name', width: 110, fixed: 'left' as const },
  { key: 'phone', width: 140 },
  { key: 'trade' },
  { key: 'education', hidden: true },
  { key: 'operation', fixed: 'right' as const },
];
const keys = (list: readonly { key: string }[]) => list.map((one) => one.key);

describe('columns of a user', () => {
  it('stand as defined until something was chosen', () => {
    expect(keys(arrange(columns, null))).toEqual(['name', 'phone', 'trade', 'education', 'operation']);
    expect(keys(visible(arrange(columns, null), null))).toEqual(['name', 'phone', 'trade', 'operation']);
  });

  it('come in the chosen order, fixed ones at their side', () => {
    const layout = { order: ['operation', 'trade', 'phone', 'name'] };
    expect(keys(arrange(columns, layout))).toEqual(['name', 'trade', 'education', 'phone', 'operation']);
  });

  it('take up columns that came later, and forget those that went', () => {
    const layout = { order: ['gone', 'education', 'phone'], widths: { gone: 90 } };
    expect(keys(arrange(columns, layout))).toEqual(['name', 'education', 'phone', 'trade', 'operation']);
  });

  it('have the chosen widths within bounds', () => {
    const [name, phone] = arrange(columns, { widths: { name: 5, phone: 222.4 } });
    expect([name?.width, phone?.width]).toEqual([60, 222]);
    expect(clampWidth(10_000)).toBe(800);
  });

  it('are never none', () => {
    expect(keys(visible(arrange(columns, null), { shown: ['gone'] }))).toEqual(['name']);
  });

  it('move to the place of another', () => {
    expect(moveTo(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
    expect(moveTo(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
    expect(moveTo(['a', 'b'], 'a', 'gone')).toEqual(['a', 'b']);
  });
});
