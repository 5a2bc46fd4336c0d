// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { DayBars } from './day-bars.tsx';

const days = [
  { day: '2026-11-01', started: 4, ended: 1 },
  { day: '2026-11-02', started: 0, ended: 2 },
];

test('a screen reader reads the numbers of each day as a list, and nothing of the bars', async () => {
  const page = await renderConsole(<DayBars days={days} />);
  const list = page.one('ul');
  expect(list.getAttribute('aria-label')).toBe('每日流程量');
  expect([...list.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    '2026-11-01：发起 4，结束 1',
    '2026-11-02：发起 0，结束 2',
  ]);
  expect(page.one('svg').getAttribute('aria-hidden')).toBe('true');
});

test('the highest number fills the height, and the others are in proportion to it', async () => {
  const heights = async (given: typeof days) => {
    const page = await renderConsole(<DayBars days={given} />);
    const bars = page.all('rect[class^=gd-approval-bar]').map((bar) => Number(bar.getAttribute('height')));
    await page.unmount();
    return bars;
  };
  expect(await heights(days)).toEqual([96, 24, 0, 48]);
  // Without a single instance there is nothing to divide by.
  expect(await heights([{ day: '2026-11-01', started: 0, ended: 0 }])).toEqual([0, 0]);
});
