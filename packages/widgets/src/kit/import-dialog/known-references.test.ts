import { createClient, REFERENCE_LIMIT, type Client } from '@gongdi/api';
import { staff } from '@gongdi/domain';
import { expect, it, vi } from 'vitest';
import { knownReferences } from './known-references.ts';

it('a sheet may name any of the records that its form offers, however many they are', async () => {
  const total = 2 * REFERENCE_LIMIT + 1;
  const pages: unknown[] = [];
  const call = vi.fn(async (_: unknown, { params, query }: { params: unknown; query: { page: number } }) => {
    pages.push([params, query.page]);
    const from = (query.page - 1) * REFERENCE_LIMIT;
    const ids = Array.from({ length: Math.min(REFERENCE_LIMIT, total - from) }, (_unused, at) => String(from + at));
    return ids.map((id) => ({ id, title: `项目${id}` }));
  });
  const client = { ...createClient(), call } as unknown as Client;
  const { signal } = new AbortController();
  const known = await knownReferences(client, staff, signal);
  expect(Object.keys(known)).toEqual(['projectmanage', 'org']);
  expect(['项目0', `项目${total - 1}`, '7', '没有的'].map((title) => known['projectmanage']!(title))).toEqual([
    '0',
    String(total - 1),
    '7',
    undefined,
  ]);
  const asked = (pages as [{ resource: string }, number][]).filter(([{ resource }]) => resource === 'projectmanage');
  expect(asked).toEqual([1, 2, 3].map((page) => [{ resource: 'projectmanage' }, page]));
});
