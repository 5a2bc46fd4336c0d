// @vitest-environment jsdom
import { hiddenDangerRectification } from '@gongdi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { RecordTerm } from './term-mark.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-09T17:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-03-07', 1, '超期 3 天', 'error'],
  ['2026-03-10', 2, '今天到期', 'warning'],
  ['2026-03-12', 1, '剩 2 天', 'warning'],
  ['2026-03-30', 1, '剩 20 天', 'default'],
  ['2026-03-07', 3, '', null],
] as const)('a deadline on %s in state %i: %s', async (deadline, status, words, colour) => {
  const { box } = await render(<RecordTerm resource={hiddenDangerRectification} row={{ deadline, status }} />);
  expect(box.textContent).toBe(words);
  expect(box.querySelector('.ant-tag')?.className.includes(`ant-tag-${colour}`) ?? null).toBe(
    colour === null ? null : true,
  );
});
