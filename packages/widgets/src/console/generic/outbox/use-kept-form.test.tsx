// @vitest-environment jsdom
import { CallFailure, calls, resourceCalls } from '@gongdi/api';
import { disclose, hiddenDangerRectification, safetyChecklist, stepsOf } from '@gongdi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderHook } from '../../testing/render-hook.tsx';
import { sample } from '../../testing/sample.ts';
import { isOffline, useKeptForm, useLocalFiles } from './use-kept-form.ts';

const add = resourceCalls(safetyChecklist).add!;
const title = safetyChecklist.title;
const nowhere = new CallFailure('网络错误');

let online = true;
beforeEach(() => {
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function form(server: FakeServer) {
  const { page, now } = await renderHook(() => useKeptForm({ resource: safetyChecklist }), { server });
  const submit = async (input: Record<string, unknown> = { [title]: '三号楼检查' }) => {
    let end: unknown;
    await page.act(async () => {
      end = await now()
        .submit(input)
        .catch((error: unknown) => error);
    });
    return end;
  };
  return { page, now, submit, kept: () => page.services.outbox.snapshot().entries };
}

test('with a network the form is sent and nothing stays on the device', async () => {
  const server = new FakeServer().on(add, {});
  const { submit, kept } = await form(server);
  expect([await submit(), kept()]).toEqual(['sent', []]);
  expect(server.sent(add)).toEqual([{ body: { [title]: '三号楼检查' } }]);
});

test('without one it is stored under its title, and nothing is asked of the server', async () => {
  online = false;
  const server = new FakeServer();
  const { page, submit, kept } = await form(server);
  // What is stored is sent at once, in vain here: the fake server has no answer to it.
  vi.spyOn(page.services.outbox, 'flush').mockResolvedValue();
  expect(await submit()).toBe('kept');
  expect(kept()).toMatchObject([{ title: '三号楼检查', resource: safetyChecklist.name, state: 'waiting' }]);
  await page.until('已保存到本机');
});

test('a network that does not reach the server counts as none; the second attempt has the same key', async () => {
  const server = new FakeServer().on(add, nowhere);
  const { page, submit, kept } = await form(server);
  vi.spyOn(page.services.outbox, 'flush').mockResolvedValue();
  const keys: (string | undefined)[] = [];
  server.on(add, (_, { key }) => {
    keys.push(key);
    return nowhere;
  });
  expect(await submit()).toBe('kept');
  expect(keys).toEqual([kept()[0]!.key]);
});

test('what the server refuses is not stored: the user has to look at it', async () => {
  const refused = new CallFailure('校验失败', { code: 42200, status: 422 });
  const { submit, kept } = await form(new FakeServer().on(add, refused));
  expect([await submit(), kept()]).toEqual([refused, []]);
});

test('if the device stores nothing, the input stays on the screen with the reason', async () => {
  online = false;
  const { page, submit } = await form(new FakeServer());
  vi.spyOn(page.services.outbox, 'keep').mockRejectedValue(new Error('quota'));
  expect(await submit()).toMatchObject({ name: 'CallFailure', message: expect.stringContaining('无法保存到本机') });
});

test('only the files that the input names go with it', async () => {
  const { now } = await renderHook(() => useLocalFiles());
  const [kept, left] = ['a.png', 'b.png'].map((name) => now().local.keep(new File(['x'], name, { type: 'image/png' })));
  const named = now().named({ photos: [kept, { id: 'on-server', name: 'c.png' }], note: 'local:no file' });
  expect(named).toMatchObject([{ ref: kept!.id, name: 'a.png' }]);
  expect([kept!.id === left!.id, kept!.id.startsWith('local:'), kept!.url]).toEqual([false, true, 'blob:file']);
});

test('files are uploaded before the call that names them', async () => {
  const server = new FakeServer().on(add, {}).on(calls.file.upload, { id: 'f1' });
  const { now, submit } = await form(server);
  const file = now().files.local.keep(new File(['x'], 'a.png'));
  expect(await submit({ [title]: 'x', photos: [file] })).toBe('sent');
  expect(server.names()).toEqual([calls.file.upload.name, add.name]);
  expect(server.sent(add)).toEqual([{ body: { [title]: 'x', photos: [{ id: 'f1' }] } }]);
});

test('a resource and each of its steps say for themselves whether they need a network', () => {
  const stepOf = (name: string) => stepsOf(hiddenDangerRectification).find((one) => one.name === name)!;
  const row = { id: 'a' };
  const offline = (name: string) => isOffline({ resource: hiddenDangerRectification, step: { of: stepOf(name), row } });
  expect([offline('result'), offline('reassign')]).toEqual([true, false]);
  expect(
    [safetyChecklist, hiddenDangerRectification, disclose, sample].map((resource) => isOffline({ resource })),
  ).toEqual([true, false, false, false]);
});
