import { CallFailure } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { tellFailure } from '../ground/status/tell-failure.ts';
import { showFailure } from './show-failure.ts';

test('the end of a session is not told again, nor what somebody cancelled', () => {
  const error = vi.fn();
  const message = { error } as unknown as Parameters<typeof showFailure>[0];
  showFailure(message, new CallFailure('登录状态已失效', { status: 403 }));
  showFailure(message, new CallFailure('', { cancelled: true }));
  expect(error).not.toHaveBeenCalled();
  showFailure(message, new CallFailure('数据冲突', { status: 409 }));
  expect(error).toHaveBeenCalledExactlyOnceWith('数据冲突', 5);
});

test('one event is one message, whoever tells it and however many calls fail for the same reason', async () => {
  let close = (): void => {};
  const error = vi.fn(() => new Promise<void>((resolve) => (close = resolve)));
  const message = { error } as unknown as Parameters<typeof showFailure>[0];
  const first = new CallFailure('网络错误');
  // The client has told it; the page that asked catches it and would tell it again, in its own words.
  tellFailure(message, first, first.message, 5);
  showFailure(message, first, '没有保存');
  showFailure(message, new CallFailure('网络错误'));
  expect(error).toHaveBeenCalledOnce();
  showFailure(message, new CallFailure('数据冲突', { status: 409 }));
  expect(error).toHaveBeenCalledTimes(2);
  error.mockClear();
  const again = () => {
    showFailure(message, new CallFailure('稍后再试', { status: 429 }));
    return error.mock.calls.length;
  };
  expect([again(), again()]).toEqual([1, 1]);
  close();
  await vi.waitFor(() => expect(again()).toBe(2));
});
