import { expect, test, vi } from 'vitest';
import type { FenceSaveDetail, FenceSaveRequest } from '../host/props.ts';
import { saveFence, type Emit } from './save-fence.ts';

const detail: FenceSaveDetail = {
  address: { id: '1', fence_code: 'c' },
  enclosure: { fence_code: 'c', listString: '[]' },
  system: 'GCJ-02',
  holes: [],
  polygons: [],
};

test('a host that cancels before is not given the fence, and nothing is stored', async () => {
  const store = vi.fn(() => Promise.resolve());
  const emit = vi.fn<Emit>(() => false);
  expect(await saveFence(emit, detail, store)).toEqual({ outcome: 'refused' });
  expect(emit).toHaveBeenCalledTimes(1);
  expect(store).not.toHaveBeenCalled();
});

test('the host answers in place of the connection', async () => {
  const store = vi.fn(() => Promise.resolve());
  const failing: Emit = (type, given) => {
    if (type === 'gd-save') (given as FenceSaveRequest).respondWith(Promise.reject(new Error('points')));
    return true;
  };
  expect(await saveFence(failing, detail, store)).toEqual({ outcome: 'failed', error: new Error('points') });
  expect(store).not.toHaveBeenCalled();
});

test('without an answer the connection stores, and its failure is told', async () => {
  expect(await saveFence(() => true, detail, null)).toEqual({ outcome: 'handed' });
  expect(
    await saveFence(
      () => true,
      detail,
      () => Promise.resolve(),
    ),
  ).toEqual({ outcome: 'stored' });
  const error = new Error('no network');
  expect(
    await saveFence(
      () => true,
      detail,
      () => Promise.reject(error),
    ),
  ).toEqual({ outcome: 'failed', error });
});
