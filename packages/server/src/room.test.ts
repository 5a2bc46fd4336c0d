import { bridgemachine, devicelist, type RowOf } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { makeGround } from './ground.ts';
import type { WriteContext } from './resources/index.ts';
import { afterWrite, defineRoom } from './room.ts';
import type { Db } from './store/index.ts';
import { withDatabase } from './store/testing.ts';

const database = withDatabase();
const NOW: WriteContext = { now: 0, timeZone: 'Asia/Shanghai', lang: 'zh', account_id: 'nobody' };

it('acts after a write for every room that says so, in their order, for parts of a resource too', async () => {
  const done: string[] = [];
  const act =
    (name: string) =>
    async (_: Db, { id }: RowOf<typeof devicelist>) => {
      // The first action takes longer.
      if (name === 'one') await new Promise((later) => setTimeout(later, 5));
      done.push(`${name} ${id}`);
    };
  const rooms = [
    defineRoom({ afterWrite: [afterWrite(devicelist, act('one'))] }),
    defineRoom({}),
    defineRoom({ afterWrite: [afterWrite(devicelist, act('two'))] }),
  ];
  const { resources } = makeGround({ database: database() }, rooms);
  expect(Object.keys(resources.afterWrite!)).toEqual([devicelist.name]);
  await resources.afterWrite![devicelist.name]!(database().db, { id: '7' } as never, NOW);
  expect(done).toEqual(['one 7', 'two 7']);
  expect(afterWrite(bridgemachine, async () => undefined).resource).toBe(devicelist.name);
});

it('gathers what a person is told live', async () => {
  const rooms = [
    defineRoom({ counts: () => ({ todo: () => Promise.resolve({ n: 1 }) }) }),
    defineRoom({ counts: ({ timeZone }) => ({ zone: () => Promise.resolve({ timeZone }) }) }),
  ];
  const counts = makeGround({ database: database() }, rooms).counts();
  expect(Object.keys(counts)).toEqual(['todo', 'zone']);
  expect(await counts['zone']!('someone')).toEqual({ timeZone: 'Asia/Shanghai' });
});
