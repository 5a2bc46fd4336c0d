import { describe, expect, it } from 'vitest';
import { createProgress, inTurn } from './progress.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, write: (text: string) => written.push(text), written };
}

describe('progress', () => {
  it('counts on a person’s terminal, now and then, and leaves nothing behind', () => {
    const stream = screen(true);
    let time = 0;
    const items = [
      ...inTurn(
        ['a', 'b', 'c'],
        new AbortController().signal,
        createProgress(3, stream, () => (time += 60)),
      ),
    ];
    expect(items).toEqual(['a', 'b', 'c']);
    expect(stream.written).toEqual(['\u001B[K2/3\r', '\u001B[K']);
  });

  it('is silent elsewhere', () => {
    const stream = screen(false);
    let time = 0;
    expect([
      ...inTurn(
        [1, 2],
        new AbortController().signal,
        createProgress(2, stream, () => (time += 999)),
      ),
    ]).toHaveLength(2);
    expect(stream.written).toEqual([]);
  });

  it('stops when the person does, and wipes its line', () => {
    const stream = screen(true);
    const stop = new AbortController();
    let time = 0;
    const seen: number[] = [];
    expect(() => {
      for (const item of inTurn(
        [1, 2, 3],
        stop.signal,
        createProgress(3, stream, () => (time += 200)),
      )) {
        seen.push(item);
        stop.abort(new Error('stopped'));
      }
    }).toThrow('stopped');
    expect(seen).toEqual([1]);
    expect(stream.written.at(-1)).toBe('\u001B[K');
  });
});
