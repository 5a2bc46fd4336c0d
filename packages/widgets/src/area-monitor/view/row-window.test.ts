import { describe, expect, it } from 'vitest';
import { ROW, rowsToRender, topToReveal } from './row-window.ts';

const HEIGHT = 10 * ROW;

describe('rows of a long table', () => {
  it('renders the rows in view and eight on each side', () => {
    expect(rowsToRender({ top: 100 * ROW, height: HEIGHT }, 1000)).toEqual({ from: 92, to: 118 });
  });

  it('renders no rows before the first and after the last', () => {
    expect(rowsToRender({ top: 0, height: HEIGHT }, 12)).toEqual({ from: 0, to: 12 });
    expect(rowsToRender({ top: 0, height: HEIGHT }, 0)).toEqual({ from: 0, to: 0 });
  });

  it('renders nothing from beyond the end when a filter has made the table shorter', () => {
    expect(rowsToRender({ top: 500 * ROW, height: HEIGHT }, 20)).toEqual({ from: 20, to: 20 });
  });

  it('scrolls only as far as a row needs, and not below the header', () => {
    const scroll = { top: 100 * ROW, height: HEIGHT };
    expect(topToReveal(105, scroll)).toBe(100 * ROW);
    expect(topToReveal(99, scroll)).toBe(99 * ROW);
    expect(topToReveal(108, scroll)).toBe(100 * ROW);
    expect(topToReveal(109, scroll)).toBe(101 * ROW);
  });
});
