import { expect, test, vi } from 'vitest';
import type { SaveRequestDetail } from '../host/props.ts';
import type { Emit } from './emit.ts';
import { saveModel } from './save-model.ts';

const detail = { xml: '<x/>', name: '审批', key: 'approval' };
const print = () => detail;

test('asks first, then hands over xml, name and key', async () => {
  const emit = vi.fn<Emit>(() => true);
  expect(await saveModel(emit, print)).toEqual({ outcome: 'handed' });
  expect(emit.mock.calls.map(([type]) => type)).toEqual(['gd-before-save', 'gd-save']);
  expect(emit.mock.calls[1]).toMatchObject(['gd-save', detail, { cancelable: true }]);
});

test('a host that cancels before is not given the model', async () => {
  const emit = vi.fn(() => false);
  expect(await saveModel(emit, print)).toEqual({ outcome: 'refused' });
  expect(emit).toHaveBeenCalledTimes(1);
});

const answering = (answer: () => Promise<unknown>) => (type: string, given?: unknown) => {
  if (type === 'gd-save') (given as SaveRequestDetail).respondWith(answer());
  return true;
};

test('waits for the answer of the host', async () => {
  expect(
    await saveModel(
      answering(() => Promise.resolve()),
      print,
    ),
  ).toEqual({ outcome: 'stored' });
  const error = new Error('no network');
  expect(
    await saveModel(
      answering(() => Promise.reject(error)),
      print,
    ),
  ).toEqual({ outcome: 'failed', error });
});

test('a model that cannot be printed is a failed save', async () => {
  const error = new Error('broken');
  const failing = () => {
    throw error;
  };
  expect(await saveModel(() => true, failing)).toEqual({ outcome: 'failed', error });
});

test.each([
  ['409 with the server’s words', new Response('{"message":"已被他人修改"}', { status: 409 }), '已被他人修改'],
  [
    '500 with a page',
    new Response('<html>…</html>', { status: 500, statusText: 'Internal Server Error' }),
    '500 Internal Server Error',
  ],
  ['503 with a sentence', new Response('try later', { status: 503 }), 'try later'],
])('an answer of fetch that is no success is a failed save: %s', async (_, response, message) => {
  const saving = await saveModel(
    answering(() => Promise.resolve(response)),
    print,
  );
  expect(saving).toEqual({ outcome: 'failed', error: new Error(message) });
});

test('an answer of fetch that is a success is stored', async () => {
  const saving = await saveModel(
    answering(() => Promise.resolve(new Response(null, { status: 204 }))),
    print,
  );
  expect(saving).toEqual({ outcome: 'stored' });
});
