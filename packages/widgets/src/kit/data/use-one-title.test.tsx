// @vitest-environment jsdom
import { createClient, type Client } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { titleKey } from './titles.ts';
import { useOneTitle } from './use-one-title.ts';

const drawn = vi.fn();
function Cell({ id }: { id: string }) {
  drawn();
  const { of, failed } = useOneTitle('projectmanage', id);
  return <p>{failed ? '失败' : of(id)}</p>;
}

const table = async (rows: readonly string[], call: Client['call']) => {
  drawn.mockClear();
  const cells = (keys: readonly string[]) => keys.map((id, at) => <Cell key={at} id={id} />);
  const rendered = await render(<>{cells(rows)}</>, { client: { ...createClient(), call } });
  const { box, queries } = rendered;
  return {
    ...rendered,
    texts: () => [...box.querySelectorAll('p')].map(({ textContent }) => textContent),
    observers: (id: string) =>
      queries
        .getQueryCache()
        .find({ queryKey: titleKey('projectmanage', id) })
        ?.getObserversCount(),
    shows: (keys: readonly string[]) => rendered.show(<>{cells(keys)}</>),
  };
};

test('all that show the same record are one to the cache, and each is drawn once more when its title comes', async () => {
  const call = vi.fn(async () => [{ id: '1', title: '一号院' }]);
  const { texts, observers, until, shows, act, queries } = await table(
    ['1', '1', '1'],
    call as unknown as Client['call'],
  );
  await until(() => texts().join() === '一号院,一号院,一号院');
  expect(call).toHaveBeenCalledTimes(1);
  expect(drawn).toHaveBeenCalledTimes(6);
  expect(observers('1')).toBe(1);

  await shows(['1', '1']);
  await act(() => queries.setQueryData(titleKey('projectmanage', '1'), '二号院'));
  expect(texts()).toEqual(['二号院', '二号院']);
  await shows([]);
  expect(observers('1')).toBe(0);
});

test('a title that the cache has let go of is asked for again by whoever comes then', async () => {
  const call = vi.fn(async () => [{ id: '1', title: '一号院' }]);
  const { texts, observers, until, shows, queries } = await table(['1'], call as unknown as Client['call']);
  await until(() => texts().join() === '一号院');
  queries.clear();
  await shows(['1', '1']);
  await until(() => texts()[1] === '一号院');
  expect(call).toHaveBeenCalledTimes(2);
  await shows([]);
  expect(observers('1')).toBe(0);
});

test('it follows the record in its cell, and tells a title that is not to be had from one that failed', async () => {
  const call = vi.fn((_: unknown, { query }: { query: { ids: string } }) =>
    query.ids === '3' ? Promise.reject(new Error('no network')) : Promise.resolve([{ id: '1', title: '一号院' }]),
  );
  const { texts, observers, until, shows } = await table(['1'], call as unknown as Client['call']);
  await until(() => texts().join() === '一号院');
  await shows(['3']);
  await until(() => texts().join() === '失败');
  expect(observers('1')).toBe(0);
  await shows(['']);
  expect(texts()).toEqual(['']);
});
