// @vitest-environment jsdom
import { CallFailure, calls, createClient, type Call, type Client, type Profile } from '@gongdi/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../kit/testing/render.tsx';
import { ConsoleProvider, type ConsoleServices } from '../../../ground/context/console-context.tsx';
import { createPreferences } from '../../../ground/context/preferences.ts';
import { ConsoleSession } from '../../../ground/session/session.ts';
import { CodeForm } from './code-form.tsx';

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:captcha', revokeObjectURL: () => undefined }));
});
afterEach(() => void vi.unstubAllGlobals());

/** Renders the form with a server that returns captchas while `alive` and requires one second between codes. */
async function form() {
  const server = { alive: true, refuses: false };
  const sent: { name: string; input: unknown }[] = [];
  const call = vi.fn(async ({ name }: Call, input: unknown) => {
    sent.push({ name, input });
    if (name === calls.entry.smsCode.name) return { resend_after: 1, expires_in: 300 };
    if (name === calls.entry.loginByCode.name && server.refuses) throw new CallFailure('验证码错误');
    if (name === calls.entry.loginByCode.name) return { token: 't', serial_token_number: 's', ent_types: [] };
    return { user_id: 'u' } as Profile;
  });
  const open = vi.fn(async () => {
    if (!server.alive) throw new CallFailure('网络错误');
    return new Response('<svg/>', { headers: { 'captcha-key': 'k1' } });
  });
  const client = { ...createClient(), call, open } as unknown as Client;
  const session = new ConsoleSession(false);
  const services = { client, session, preferences: createPreferences({ lang: 'zh' }) } as unknown as ConsoleServices;
  const done = vi.fn(async () => undefined);
  const page = (
    <ConsoleProvider services={services}>
      <CodeForm onDone={done} />
    </ConsoleProvider>
  );
  const { box, act, until } = await render(page, { client });
  const input = (name: string) => box.querySelector<HTMLInputElement>(`#login-code_${name}`)!;
  const type = (name: string, value: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(name), value);
      input(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (words: RegExp) =>
    act(() => [...box.querySelectorAll('button')].find((one) => words.test(one.textContent))!.click());
  return { box, input, type, press, until, server, sent, done };
}

test('a captcha is needed to send a code, and not to use one that has come, however long that took', async () => {
  const { box, input, type, press, until, sent, done } = await form();
  await until(() => box.querySelector('img') !== null);
  await type('phone_number', '13800138000');
  await press(/获取验证码/);
  await until(() => box.textContent.includes('请输入验证码'));
  expect(document.activeElement).toBe(input('captcha_code'));
  expect(sent).toEqual([]);
  await type('captcha_code', 'ABCD');
  await press(/获取验证码/);
  await until(() => sent.length === 1);
  expect(sent[0]!.input).toMatchObject({ query: { purpose: 'login', captcha_key: 'k1', captcha_code: 'ABCD' } });
  // One second later another code can be requested, and the captcha field is empty again.
  await until(() => /获取验证码/.test(box.textContent));
  await type('code', '123456');
  await press(/^登\s?录$/);
  await until(() => done.mock.calls.length === 1);
}, 60_000);

test('a captcha that does not come says so, and comes when it is asked for again', async () => {
  const { box, press, until, server } = await form();
  await until(() => box.querySelector('img') !== null);
  server.alive = false;
  const again = () => box.querySelector<HTMLButtonElement>('button[aria-label="看不清，换一张"]')!;
  again().click();
  await until(() => box.textContent.includes('加载失败，点击重试'));
  server.alive = true;
  again().click();
  await until(() => box.querySelector('img') !== null && !box.textContent.includes('加载失败'));
  await press(/^登\s?录$/);
  await until(() => box.textContent.includes('请输入手机号码'));
  expect(document.activeElement?.id).toBe('login-code_phone_number');
}, 60_000);

test('what the server says against it stands above the fields until it is sent again', async () => {
  const { box, type, press, until, server, done } = await form();
  server.refuses = true;
  await type('phone_number', '13800138000');
  await type('code', '123456');
  await press(/^登\s?录$/);
  await until(() => box.querySelector('[role=alert]')?.textContent === '验证码错误');
  expect(done).not.toHaveBeenCalled();
  server.refuses = false;
  await press(/^登\s?录$/);
  await until(() => done.mock.calls.length === 1);
  expect(box.querySelector('[role=alert]')).toBeNull();
}, 60_000);
