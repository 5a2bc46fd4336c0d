// @vitest-environment jsdom
import { CallFailure, resourceCalls } from '@gongdi/api';
import { hiddenDangerRectification, patrollog } from '@gongdi/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { renderHook } from '../testing/render-hook.tsx';
import { sample, sampleRow } from '../testing/sample.ts';
import { WORKBENCH } from '../ground/live/use-live.ts';
import { markStale, useRecord } from './use-record.ts';

const { detail } = resourceCalls(sample);

test('a record is read by its id; without one nothing is asked', async () => {
  const server = new FakeServer().on(detail!, ({ params }) => sampleRow(params.id));
  const none = await renderHook(() => useRecord(sample, null), { server });
  expect([none.now().data, server.names()]).toEqual([undefined, []]);
  await none.page.unmount();
  const { page, now } = await renderHook(() => useRecord(sample, 'a'), { server });
  await page.until(() => now().data !== undefined);
  expect([now().data?.['title'], server.sent(detail!)]).toEqual(['样品 a', [{ params: { id: 'a' } }]]);
});

test('the page shows itself why a record cannot be read', async () => {
  const server = new FakeServer().on(detail!, new CallFailure('数据不存在!', { code: 40400, status: 404 }));
  const { page, now } = await renderHook(() => useRecord(sample, 'a'), { server });
  await page.until(() => now().error !== null);
  expect([now().error?.message, server.reports]).toEqual(['数据不存在!', []]);
});

/** Fills a cache, one query for each key. @returns the keys that are stale after the work */
async function staleAfter(keys: readonly (readonly string[])[], work: (queries: QueryClient) => Promise<void>) {
  const queries = new QueryClient();
  for (const queryKey of keys) queries.setQueryData(queryKey, 1);
  await work(queries);
  const stale = queries.getQueryCache().findAll({ predicate: (query) => query.state.isInvalidated });
  const names = stale.map(({ queryKey }) => queryKey.join(' '));
  queries.clear();
  return names.toSorted();
}

test('a change makes lists, details and selectors of the resource stale, and of what its steps make, and the workbench', async () => {
  const made = hiddenDangerRectification.name;
  const stale = await staleAfter(
    [
      ['list', patrollog.name],
      ['record', patrollog.name],
      ['reference', patrollog.name],
      ['list', made],
      [WORKBENCH, 'own'],
      ['list', 'staff'],
      ['settings'],
    ],
    (queries) => markStale(queries, patrollog, 'later'),
  );
  expect(stale).toEqual(
    [
      `list ${made}`,
      `list ${patrollog.name}`,
      `record ${patrollog.name}`,
      `reference ${patrollog.name}`,
      `${WORKBENCH} own`,
    ].toSorted(),
  );
});

test('now reads at once what is on the screen, later leaves it to the next page', async () => {
  const queries = new QueryClient();
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  await markStale(queries, sample, 'now');
  await markStale(queries, sample, 'later');
  const types = invalidate.mock.calls.map(([filters]) => filters?.refetchType);
  expect(types.slice(0, types.length / 2)).toEqual(types.slice(0, types.length / 2).map(() => 'active'));
  expect(types.slice(types.length / 2)).toEqual(types.slice(types.length / 2).map(() => 'none'));
});
