import { CallFailure } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { tellFailure } from './tell-failure.ts';

test('the end of a session is not told again, nor what somebody cancelled', () => {
  const error = vi.fn();
  const message = { error } as unknown as Parameters<typeof tellFailure>[0];
  tellFailure(message, new CallFailure('登录状态已失效', { status: 403 }));
  tellFailure(message, new CallFailure('', { cancelled: true }));
  expect(error).not.toHaveBeenCalled();
  tellFailure(message, new CallFailure('数据冲突', { status: 409 }));
  expect(error).toHaveBeenCalledExactlyOnceWith('数据冲突', 5);
});
