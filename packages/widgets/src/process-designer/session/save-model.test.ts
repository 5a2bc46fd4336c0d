import { expect, test, vi } from 'vitest';
import type { SaveRequestDetail } from '../props.ts';
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
