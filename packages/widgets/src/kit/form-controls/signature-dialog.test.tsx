// @vitest-environment jsdom
import { CallFailure, createClient, type Client } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import SignatureDialog from './signature-dialog.tsx';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const SENT = { id: 'f1', name: '签名.png', size: 8, type: 'image/png' };

/** A server that has this stored signature, or fails to return it, and accepts uploads. */
function server(kept: string | Error) {
  const uploads: { file: File; fileName: string }[] = [];
  const call = vi.fn(async ({ name }: { name: string }, input: { file: File; fileName: string }) => {
    if (name === 'user.sign') {
      if (kept instanceof Error) throw kept;
      return { signature: kept };
    }
    uploads.push(input);
    return { ...SENT, url: '/a', saltUrl: '/b' };
  });
  return { client: { ...createClient(), call } as unknown as Client, uploads };
}

// jsdom has no canvas rendering.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const ways = () => [...document.querySelectorAll('.ant-segmented-item-label')].map((one) => one.textContent);
const press = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, .ant-segmented-item-label')]
    .find((one) => one.textContent?.includes(name))!
    .click();

test('the signature that a person keeps is offered and sent as it is (console 7.8: sign)', async () => {
  const { client, uploads } = server(PNG);
  const signed: FileItem[] = [];
  const dialog = (
    <SignatureDialog label="复查人签名" onSigned={(file) => signed.push(file)} onClose={() => undefined} />
  );
  const { act, until } = await render(dialog, { client });
  await until(() => ways().includes('我的签名'));
  expect(ways()).toEqual(['手写', '输入姓名', '我的签名']);
  // The open pad stays: a late answer must not replace what the user is doing.
  expect(document.querySelector('canvas')).not.toBeNull();
  await act(() => press('我的签名'));
  expect(document.querySelector<HTMLImageElement>('.gd-form-signing-kept')?.src).toBe(PNG);
  await act(() => press('使用此签名'));
  await until(() => signed.length === 1);
  expect(uploads.map(({ fileName }) => fileName)).toEqual(['复查人签名的签名.png']);
  expect(uploads[0]!.file.size).toBe(8);
  expect(signed[0]).toMatchObject({ id: 'f1', url: '/b' });
});

test.each([
  ['has none', ''],
  ['cannot be asked', new CallFailure('网络错误')],
])('whoever %s signs by hand or by name', async (_, kept) => {
  const { client } = server(kept);
  await render(<SignatureDialog label="签名" onSigned={() => undefined} onClose={() => undefined} />, { client });
  expect(ways()).toEqual(['手写', '输入姓名']);
});
