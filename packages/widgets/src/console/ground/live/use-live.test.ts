import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { takeUnread, UNREAD } from './use-live.ts';

test('what is told is not replaced by an answer that was asked for before', async () => {
  const queries = new QueryClient();
  let answer: (found: { unread: number }) => void = () => undefined;
  const asked = queries
    .fetchQuery({ queryKey: UNREAD, queryFn: () => new Promise<{ unread: number }>((resolve) => (answer = resolve)) })
    .catch(() => undefined);
  await takeUnread(queries, 2);
  answer({ unread: 0 });
  await asked;
  expect(queries.getQueryData(UNREAD)).toEqual({ unread: 2 });
  queries.clear();
});
