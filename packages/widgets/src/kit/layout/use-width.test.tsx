// @vitest-environment jsdom
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { useNarrow } from './use-narrow.ts';
import { useWidth, type LastWidth } from './use-width.ts';

let wide = 0;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => wide);
});
afterEach(() => void vi.restoreAllMocks());

test('a second element of a kind begins with the width of the first, and is drawn once', async () => {
  wide = 1187;
  const last: LastWidth = { px: 0 };
  const drawn: number[] = [];
  function Grid() {
    const box = useRef<HTMLDivElement>(null);
    drawn.push(useWidth(box, 10, last));
    return <div ref={box} />;
  }
  await render(<Grid />);
  expect(drawn).toEqual([0, 1180]);
  await render(<Grid />);
  expect(drawn.slice(2)).toEqual([1180]);
});

test.each([
  [900, [false]],
  [590, [false, true]],
])('a width of %i draws again only what it changes', async (given, expected) => {
  wide = given;
  const drawn: boolean[] = [];
  function List() {
    const box = useRef<HTMLDivElement>(null);
    drawn.push(useNarrow(box, 600));
    return <div ref={box} />;
  }
  await render(<List />);
  expect(drawn).toEqual(expected);
});
