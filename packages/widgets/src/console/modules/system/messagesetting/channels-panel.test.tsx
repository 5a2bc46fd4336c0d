// @vitest-environment jsdom
import { CallFailure, calls, type MessageChannel } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { ChannelDialog } from './channel-dialog.tsx';
import { ChannelsPanel } from './channels-panel.tsx';

const { channels, testChannel, removeChannel, addChannel, editChannel } = calls.message;
const hook = {
  id: 'c1',
  kind: 'webhook',
  name: '值班群',
  enabled: true,
  values: { url: 'https://hooks.example.com/a' },
  secrets: ['secret'],
  version: 4,
} as unknown as MessageChannel;

async function panel(mayEdit = true) {
  const server = new FakeServer().on(channels, [hook]);
  const page = await renderConsole(<ChannelsPanel mayEdit={mayEdit} />, { server });
  await page.until('值班群');
  return { page, server };
}

async function dialog(channel?: MessageChannel) {
  const server = new FakeServer().on(channels, []);
  let closed = 0;
  const node = <ChannelDialog kind="webhook" channel={channel} onClose={() => (closed += 1)} />;
  const page = await renderConsole(node, { server });
  return { page, server, closed: () => closed };
}

test('a channel shows where it sends to, and none of its secrets', async () => {
  const { page } = await panel();
  expect(page.text).toContain('https://hooks.example.com/a');
  expect(page.text).toContain('启用');
});

test('a test says what the channel has answered, good or bad', async () => {
  const { page, server } = await panel();
  server.on(testChannel, { sent: true, message: '200 OK' });
  await page.press('发送测试');
  await page.until('测试消息已发送');
  server.on(testChannel, { sent: false, message: '密钥不对' });
  await page.press('发送测试');
  await page.until('测试消息未能发送');
  expect(page.text).toContain('密钥不对');
});

test('a channel is deleted after a question; a refusal leaves it', async () => {
  const { page, server } = await panel();
  server.on(removeChannel, null as never).on(channels, []);
  await page.press('删除');
  await page.until('确定删除通道「值班群」吗');
  expect(server.sent(removeChannel)).toEqual([]);
  await page.act(() => page.one('.ant-modal-confirm-btns .ant-btn-dangerous').click());
  await page.until('还没有消息通道');
  expect(server.sent(removeChannel)).toEqual([{ params: { id: 'c1' } }]);
});

test('who may not edit has the log, and nothing that changes a channel', async () => {
  const { page } = await panel(false);
  expect(page.choices).toEqual(['查看发送记录']);
  await page.press('查看发送记录');
  expect(page.here).toBe('/messagelog');
});

test('a form with a wrong address is not sent', async () => {
  const { page, server } = await dialog();
  await page.type('#message-channel_url', 'not an address');
  await page.press('保存');
  await page.until(() => page.all('.ant-form-item-explain-error').length > 0);
  expect(server.names()).toEqual([]);
});

test('a new channel is sent with its kind', async () => {
  const { page, server, closed } = await dialog();
  server.on(addChannel, { id: 'c2' });
  await page.type('#message-channel_name', '安全群');
  await page.type('#message-channel_url', 'https://hooks.example.com/b');
  await page.type('#message-channel_secret', 's3cret-s3cret-s3cret');
  await page.press('保存');
  await page.until(() => closed() === 1);
  expect(server.sent(addChannel)).toMatchObject([
    { body: { kind: 'webhook', name: '安全群', enabled: true, values: { url: 'https://hooks.example.com/b' } } },
  ]);
});

test('a stored secret stays when its input is empty, and the version goes with the change', async () => {
  const { page, server, closed } = await dialog(hook);
  server.on(editChannel, {});
  expect((page.one('#message-channel_secret') as HTMLInputElement).placeholder).toBe('已设置，留空则不变');
  await page.press('保存');
  await page.until(() => closed() === 1);
  const { params, body } = server.sent(editChannel)[0]!;
  expect([params, body]).toMatchObject([{ id: 'c1' }, { version: 4 }]);
  expect(body.values).not.toHaveProperty('secret', expect.stringMatching(/.+/));
});

test('a refusal of the server stands at its field, and the form stays', async () => {
  const { page, server, closed } = await dialog(hook);
  const problems = [{ path: 'url', code: 'x', message: '不允许访问内网地址' }] as never;
  server.on(editChannel, new CallFailure('校验失败', { code: ERRORS.invalid.code, status: 422, problems }));
  await page.press('保存');
  await page.until('不允许访问内网地址');
  expect(closed()).toBe(0);
});
