import { CallFailure, type Client } from '@gongdi/api';
import { afterEach, expect, it, vi } from 'vitest';
import { isLocal, localId, type LocalFiles } from './local-files.ts';
import { sendOrKeep } from './send-or-keep.ts';

const FILE = new File(['signed'], '签名.png', { type: 'image/png' });

const keeper = (): LocalFiles => ({ keep: ({ name, size, type }) => ({ id: localId(), name, size, type }) });

/** A client with this result of its uploads. */
const clientOf = (upload: () => Promise<unknown>) => {
  const call = vi.fn(upload);
  return { call, options: { client: { call } as unknown as Client, lang: 'zh' as const } };
};
const sent = async () => ({ id: 'F1', name: FILE.name, url: '/f', saltUrl: '/f?salt' });
const unreachable = async () => {
  throw new CallFailure('网络错误', { status: 0, code: 0 });
};
const refused = async () => {
  throw new CallFailure('文件不合法', { status: 422, code: 42201 });
};
const online = (is: boolean) => vi.stubGlobal('navigator', { onLine: is });
afterEach(() => vi.unstubAllGlobals());

it('goes to the server while there is one', async () => {
  online(true);
  expect(await sendOrKeep(FILE, clientOf(sent).options, keeper())).toMatchObject({ id: 'F1', url: '/f?salt' });
});

it('stays with the form without a network, and when nobody answers', async () => {
  online(false);
  const offline = clientOf(sent);
  expect(isLocal((await sendOrKeep(FILE, offline.options, keeper())).id)).toBe(true);
  expect(offline.call).not.toHaveBeenCalled();
  online(true);
  expect(isLocal((await sendOrKeep(FILE, clientOf(unreachable).options, keeper())).id)).toBe(true);
});

it('a refusal is one, and so is silence where nothing can be kept', async () => {
  online(true);
  await expect(sendOrKeep(FILE, clientOf(refused).options, keeper())).rejects.toThrow('文件不合法');
  await expect(sendOrKeep(FILE, clientOf(unreachable).options, null)).rejects.toThrow('网络错误');
});
