import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importProgress } from './progress.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, write: (text: string) => written.push(text), written };
}

describe('progress of an import', () => {
  it('tells how much is read, then how long the server works, and leaves nothing behind', () => {
    const stream = screen(true);
    const progress = importProgress({ lang: 'en', json: false }, stream);
    progress.reading(0.1);
    vi.advanceTimersByTime(150);
    progress.reading(0.456);
    progress.storing();
    vi.advanceTimersByTime(2100);
    progress.end();
    vi.advanceTimersByTime(5000);
    const lines = stream.written.map((text) => text.replace('\u001B[K', '').replace('\r', ''));
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('46 %');
    expect(lines.slice(1, 4).map((line) => /\d+/.exec(line)?.[0])).toEqual(['0', '1', '2']);
    expect(stream.written.at(-1)).toBe('\u001B[K');
  });

  it.each([
    ['a file', false, false],
    ['a program', true, true],
  ])('says nothing to %s', (_, isTTY, json) => {
    const stream = screen(isTTY);
    const progress = importProgress({ lang: 'zh', json }, stream);
    vi.advanceTimersByTime(500);
    progress.reading(0.5);
    progress.storing();
    progress.end();
    expect(stream.written).toEqual([]);
  });
});
