// @vitest-environment jsdom
import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { render } from '../../kit/testing/render.tsx';
import { useEarlyPages, useEarlyQuery } from './use-early-query.ts';

it('sends each key once, also when all queries are dropped meanwhile', async () => {
  const asked = vi.fn((page: number) => Promise.resolve(page));
  function Page({ page, wanted = true }: { page: number; wanted?: boolean }) {
    useEarlyQuery({ queryKey: ['list', page], queryFn: () => asked(page) }, wanted);
    return null;
  }
  const shown = await render(<Page page={1} wanted={false} />);
  expect(asked).not.toHaveBeenCalled();
  await shown.show(<Page page={1} />);
  shown.queries.clear();
  await shown.show(<Page page={1} />);
  await shown.show(<Page page={2} />);
  expect(asked.mock.calls).toEqual([[1], [2]]);
});

it('sends the first page of cards whose code is on its way; the cards take it over', async () => {
  const asked = vi.fn((page: number) => Promise.resolve(page));
  const options = {
    queryKey: ['cards'],
    queryFn: ({ pageParam }: { pageParam: number }) => asked(pageParam),
    initialPageParam: 1,
    getNextPageParam: () => undefined,
  };
  function Page({ arrived }: { arrived: boolean }) {
    useEarlyPages(options, true);
    return arrived && <Cards />;
  }
  function Cards() {
    return <p>{useInfiniteQuery({ ...options, staleTime: 5000 }).data?.pages.join()}</p>;
  }
  const shown = await render(<Page arrived={false} />);
  expect(asked.mock.calls).toEqual([[1]]);
  await shown.show(<Page arrived />);
  await shown.until(() => shown.box.textContent === '1');
  expect(asked.mock.calls).toEqual([[1]]);
});
