// @vitest-environment jsdom
import { CallFailure } from '@gongdi/api';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../kit/testing/render.tsx';
import { useBeginning } from './use-beginning.ts';

interface Handle {
  again: () => void;
  queries: QueryClient;
  open: (id: string) => void;
}

function Editor({ name }: { name: string }) {
  return <input defaultValue={name} />;
}

function Page({ read, hold }: { read: (id: string) => Promise<string>; hold?: (handle: Handle) => void }) {
  const [id, setId] = useState('a');
  const queries = useQueryClient();
  const found = useQuery({ queryKey: ['record', id], queryFn: () => read(id), retry: false });
  const begun = useBeginning(id, found);
  const again = begun?.again;
  useEffect(() => {
    if (again) hold?.({ again, queries, open: setId });
  }, [again, hold, queries]);
  if (!begun) return found.error ? <p>{found.error.message}</p> : <p>…</p>;
  return <Editor key={begun.turn} name={begun.data} />;
}

it('gives an editor what is stored, and takes nothing away of it until it is asked to begin anew', async () => {
  const read = vi.fn(async (id: string) => `${id}1`);
  let handle!: Handle;
  const hold = (now: Handle): void => {
    handle = now;
  };
  const { box, act, until } = await render(<Page read={read} hold={hold} />);
  const input = () => box.querySelector('input');
  await until(() => input() !== null);
  const first = input()!;
  expect(first.value).toBe('a1');
  first.value = '正在写';
  // Another user has stored a new state; it is read in the background, as after a lost connection.
  read.mockImplementation(async (id) => `${id}2`);
  await act(() => handle.queries.invalidateQueries());
  expect([input() === first, first.value, read.mock.calls.length]).toEqual([true, '正在写', 2]);
  // Now the network is gone.
  read.mockImplementation(() => Promise.reject(new CallFailure('网络错误')));
  await act(() => handle.queries.invalidateQueries());
  expect([input() === first, first.value]).toEqual([true, '正在写']);
  await act(() => handle.again());
  await until(() => document.body.textContent.includes('网络错误'));
  expect(input()).toBe(first);
  read.mockImplementation(async (id) => `${id}3`);
  await act(() => handle.again());
  await until(() => input()?.value === 'a3');
  await act(() => handle.open('b'));
  await until(() => input()?.value === 'b3');
});

it('says why there is nothing to begin with', async () => {
  const { box, until } = await render(<Page read={() => Promise.reject(new Error('没有这条数据'))} />);
  await until(() => box.textContent === '没有这条数据');
});
