// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { CopyText } from './copy-text.tsx';

afterEach(() => void vi.useRealTimers());

async function show() {
  const { box, act } = await render(<CopyText>DEV-1</CopyText>);
  vi.useFakeTimers();
  return {
    statusText: () => box.querySelector('[role=status]')!.textContent,
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    press: () => act(() => box.querySelector('button')!.click()),
  };
}

test('console 9: a copy is confirmed for 1 s', async () => {
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { statusText, wait, press } = await show();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('DEV-1');
  expect(statusText()).toBe('已复制');
  await wait(999);
  expect(statusText()).toBe('已复制');
  await wait(1);
  expect(statusText()).toBe('');
});

test('a copy that is not let says so', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  document.execCommand = () => false;
  const { statusText, press } = await show();
  await press();
  expect(statusText()).toBe('复制失败，请手动选择复制');
});
