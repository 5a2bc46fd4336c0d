import { CallFailure, calls } from '@gongdi/api';
import { formFieldsOf, safetyChecklist, type FileItem } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { localId } from '../../../kit/upload/local-files.ts';
import type { Draft, DraftFile } from '../../ground/drafts/draft.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { restoredValues } from './restored-values.ts';

const fields = formFieldsOf(safetyChecklist, 'add');
const file = (id: string): FileItem => ({ id, name: `${id}.png`, size: 1, type: 'image/png', url: '' });
const draft = (values: Record<string, unknown>, files: DraftFile[] = []): Draft => ({
  key: 'k',
  owner: 'u1@',
  resource: 'safetyChecklist',
  form: 'add',
  title: '',
  values,
  base: {},
  files,
  left: [],
  at: 1,
});

const restore = (values: Record<string, unknown>, server = new FakeServer(), files: DraftFile[] = []) => {
  const adopt = vi.fn(({ ref, name, blob }: DraftFile) => ({ ...file(ref), name, size: blob.size, url: 'blob:1' }));
  return restoredValues(draft(values, files), fields, { client: server.client, adopt });
};

test('only fields of the form come back, an emptied one as empty', async () => {
  const { entries, gone } = await restore({ photos: null, no_such_field: 1 });
  expect([entries, gone]).toEqual([[['photos', null]], 0]);
});

test('a file of the server comes with a fresh address', async () => {
  const server = new FakeServer().on(calls.file.fileInfo, ({ params }) => ({ ...file(params.id), url: '/signed' }));
  const { entries } = await restore({ photos: [file('f1')] }, server);
  expect(entries).toEqual([['photos', [{ ...file('f1'), url: '/signed' }]]]);
});

test('a file that the server has deleted is left out and counted; the others stay', async () => {
  const server = new FakeServer().on(calls.file.fileInfo, ({ params }) =>
    params.id === 'f1' ? new CallFailure('没有', { status: 404 }) : file(params.id),
  );
  const { entries, gone } = await restore({ photos: [file('f1'), file('f2')] }, server);
  expect([entries, gone]).toEqual([[['photos', [file('f2')]]], 1]);
});

test('without a network a file stays: nobody knows whether it is gone', async () => {
  const server = new FakeServer().on(calls.file.fileInfo, new CallFailure('没有网络', { status: 0 }));
  expect(await restore({ photos: [file('f1')] }, server)).toEqual({ entries: [['photos', [file('f1')]]], gone: 0 });
});

test('a defect is not taken for a file that is gone', async () => {
  const server = new FakeServer().on(calls.file.fileInfo, new TypeError('x'));
  await expect(restore({ photos: [file('f1')] }, server)).rejects.toThrow(TypeError);
});

test('a file of this device is taken over with its content; one whose content was not stored is gone', async () => {
  const [held, lost] = [localId(), localId()];
  const stored = { ref: held, name: '现场.png', blob: new Blob(['abc']) };
  const { entries, gone } = await restore({ photos: [file(held), file(lost)] }, new FakeServer(), [stored]);
  expect(entries).toEqual([['photos', [{ ...file(held), name: '现场.png', size: 3, url: 'blob:1' }]]]);
  expect(gone).toBe(1);
});
