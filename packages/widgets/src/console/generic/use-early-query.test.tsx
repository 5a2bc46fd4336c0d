// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { render } from '../../kit/testing/render.tsx';
import { useEarlyQuery } from './use-early-query.ts';

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
