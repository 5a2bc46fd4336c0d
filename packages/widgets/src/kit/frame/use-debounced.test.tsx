// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const DELAY = 250;

function Held({ value }: { value: string }) {
  return <p>{useDebounced(value, DELAY)}</p>;
}

const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

test('a value is held back until it has not changed for the delay', async () => {
  const { box, show } = await render(<Held value="" />);
  expect(box.textContent).toBe('');
  await show(<Held value="李" />);
  await pass(DELAY - 1);
  await show(<Held value="李强" />);
  await pass(DELAY - 1);
  expect(box.textContent).toBe('');
  await pass(1);
  expect(box.textContent).toBe('李强');
});

test('the first value is there at once', async () => {
  const { box } = await render(<Held value="李" />);
  expect(box.textContent).toBe('李');
});
