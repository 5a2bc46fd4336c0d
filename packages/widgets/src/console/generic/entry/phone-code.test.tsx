// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { Form } from 'antd';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { EntryForm } from './entry-form.tsx';
import { PhoneCodeFields, type PhoneCode } from './phone-code.tsx';

const { smsCode } = calls.entry;
const { captcha } = calls.user;

/** Addresses of pictures that are shown and were not released. */
const pictures = new Set<string>();
let made = 0;

beforeEach(() => {
  pictures.clear();
  made = 0;
  const createObjectURL = () => {
    const address = `blob:${(made += 1)}`;
    pictures.add(address);
    return address;
  };
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL, revokeObjectURL: (address: string) => void pictures.delete(address) }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const picture = (key: string) => new Response('png', { headers: { 'captcha-key': key } });

async function form(server = new FakeServer()) {
  let count = 0;
  server.on(captcha, () => picture(`k${(count += 1)}`));
  const submit = vi.fn<(values: PhoneCode) => Promise<null>>(async () => null);
  function Entry() {
    const [fields] = Form.useForm<PhoneCode>();
    return (
      <EntryForm<PhoneCode> name="entry" form={fields} button="登录" busyButton="正在登录…" submit={submit}>
        <PhoneCodeFields form={fields} purpose="login" />
      </EntryForm>
    );
  }
  const page = await renderConsole(<Entry />, { server, loggedOut: true });
  await page.until(() => page.all('img').length === 1);
  const fill = async (phone: string, code = 'abcd') => {
    await page.type('#entry_phone_number', phone);
    await page.type('#entry_captcha_code', code);
  };
  const problems = () => page.all('.ant-form-item-explain-error').map(({ textContent }) => textContent);
  return { page, server, submit, fill, problems };
}

test('a code is sent with the picture that is on the screen; then it cannot be sent again for a while', async () => {
  const { page, server, fill } = await form(new FakeServer().on(smsCode, { resend_after: 60 }));
  await fill('13800001111');
  await page.press('获取验证码');
  await page.until('验证码已发送至 13800001111');
  expect(server.sent(smsCode)).toEqual([
    { query: { phone_number: '13800001111', captcha_code: 'abcd', purpose: 'login', captcha_key: 'k1' } },
  ]);
  expect((page.choice('60 秒后重发') as HTMLButtonElement).disabled).toBe(true);
});

test('a captcha is good for one attempt: a new one is there after it, and the old picture is released', async () => {
  const { page, fill } = await form(new FakeServer().on(smsCode, new CallFailure('图片验证码错误')));
  await fill('13800001111', 'wrong');
  await page.press('获取验证码');
  await page.until('图片验证码错误');
  await page.until(() => page.one('img').getAttribute('src') === 'blob:2');
  expect([(page.one('#entry_captcha_code') as HTMLInputElement).value, [...pictures]]).toEqual(['', ['blob:2']]);
});

test.each([
  ['138', 'abcd', '手机号码格式不正确，须为 11 位'],
  ['13800001111', ' ', '请输入验证码'],
])('nothing is sent for %s and the captcha %s', async (phone, code, reason) => {
  const { page, server, fill, problems } = await form();
  await fill(phone, code);
  await page.press('获取验证码');
  await page.until(() => problems().length > 0);
  expect([problems(), server.names(smsCode)]).toEqual([[reason], []]);
});

test('a code that was received is submitted without another captcha', async () => {
  const { page, submit } = await form();
  await page.type('#entry_phone_number', '13800001111');
  await page.type('#entry_code', '123456');
  await page.press('登录');
  await page.until(() => submit.mock.calls.length === 1);
  expect(submit.mock.calls[0]![0]).toMatchObject({ phone_number: '13800001111', code: '123456' });
});

test('a code has six digits', async () => {
  const { page, submit, problems } = await form();
  await page.type('#entry_phone_number', '13800001111');
  await page.type('#entry_code', '12a456');
  await page.press('登录');
  await page.until(() => problems().length > 0);
  expect([problems(), submit.mock.calls.length]).toEqual([['请输入 6 位短信验证码'], 0]);
});

test('a picture that could not be loaded can be tried again', async () => {
  const { page, server } = await form();
  server.on(captcha, new CallFailure('没有网络', { status: 0 }));
  await page.press('看不清，换一张');
  await page.until('加载失败，点击重试');
  server.on(captcha, picture('k9'));
  await page.press('看不清，换一张');
  await page.until(() => page.all('img').length === 1);
});

test('a failure of the server stands above the fields, is gone with the next attempt, and the button works again', async () => {
  const { page, submit } = await form();
  await page.type('#entry_phone_number', '13800001111');
  await page.type('#entry_code', '123456');
  submit.mockRejectedValueOnce(new CallFailure('验证码已过期'));
  await page.press('登录');
  await page.until('验证码已过期');
  submit.mockRejectedValueOnce(new TypeError('x is not a function'));
  await page.press('登录');
  await page.until('页面出错了');
  expect([page.text.includes('验证码已过期'), page.text.includes('not a function')]).toEqual([false, false]);
  await page.press('登录');
  await page.until(() => submit.mock.calls.length === 3);
  await page.until(() => page.all('.ant-alert').length === 0);
});

test('the picture is released when the page goes', async () => {
  const { page } = await form();
  await page.unmount();
  expect([...pictures]).toEqual([]);
});
