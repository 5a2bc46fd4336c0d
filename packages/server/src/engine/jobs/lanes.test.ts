import { expect, it } from 'vitest';
import { companyLanes } from './lanes.ts';

it('counts a lane from its beginning to its end', async () => {
  const lanes = companyLanes();
  let resolve!: (value: string) => void;
  const promise = new Promise<string>((done) => (resolve = done));
  let reported: [string, number] | undefined;
  lanes.add('a', promise, (result) => (reported = [result, lanes.total()]));
  lanes.add('b', Promise.resolve('short'), () => undefined);
  expect([lanes.total(), lanes.of('a'), lanes.of('c'), lanes.companies()]).toEqual([2, 1, 0, ['a', 'b']]);
  resolve('done');
  await lanes.ended();
  expect(reported).toEqual(['done', 0]);
  expect(lanes.companies()).toEqual([]);
});
