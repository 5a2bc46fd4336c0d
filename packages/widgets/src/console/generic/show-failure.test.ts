import { CallFailure } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
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
