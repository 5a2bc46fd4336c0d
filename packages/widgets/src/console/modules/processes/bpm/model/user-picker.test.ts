import type { Client } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { findUsers } from './user-picker.ts';

test('asks by account and by name, offers each person once, by the account', async () => {
  const call = vi.fn(async (_call: unknown, { query }: { query: Record<string, unknown> }) => ({
    list: [
      { id: '1', userName: 'wang', nickname: '王工' },
      ...('nickname' in query ? [{ id: '2', userName: 'li', nickname: null }] : []),
    ],
  }));
  const find = findUsers({ call } as unknown as Client);
  const signal = new AbortController().signal;
  expect(await find?.(' 王 ', signal)).toEqual([
    { value: 'wang', label: '王工' },
    { value: 'li', label: 'li' },
  ]);
  expect(call.mock.calls.map(([, { query }]) => query)).toMatchObject([{ userName: '王' }, { nickname: '王' }]);
  await find?.('', signal);
  expect(call).toHaveBeenCalledTimes(3);
});
