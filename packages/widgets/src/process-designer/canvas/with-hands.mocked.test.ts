import { expect, test, vi } from 'vitest';
import { Notices } from '../session/notices.ts';
import type { CommandContext } from './commands.ts';
import { withHands } from './with-hands.ts';

vi.mock('./hands.ts', () => {
  throw new Error('lost');
});

test('a person is told, once, that what acts on the canvas did not come', async () => {
  vi.useFakeTimers();
  const notices = new Notices();
  const show = vi.spyOn(notices, 'show');
  const use = vi.fn();
  const tried = withHands({ session: { notices, lang: 'zh-CN' } } as unknown as CommandContext, use);
  await vi.advanceTimersByTimeAsync(10_000);
  await tried;
  expect(show).toHaveBeenCalledExactlyOnceWith('error', '程序的这一部分未能加载，请检查网络后重试');
  expect(use).not.toHaveBeenCalled();
  vi.useRealTimers();
});
