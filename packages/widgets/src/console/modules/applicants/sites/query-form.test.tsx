// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { ERRORS, type SiteName } from '@gongdi/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { QueryForm } from './query-form.tsx';
import { zh } from './text/zh.ts';

const site = {
  name: 'sipac' as SiteName,
  code: 3,
  label: { zh: '园区', en: 'Park' },
  prefix: 'SIP',
  pages: ['query'] as const,
};
const NUMBER = 'SIP-20261102-7K3M9QXW';

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:captcha', revokeObjectURL: () => undefined }));
  return () => vi.unstubAllGlobals();
});

async function filled(answer: Error | object) {
  let pictures = 0;
  const server = new FakeServer()
    .on(calls.user.captcha, () => new Response('<svg/>', { headers: { 'captcha-key': `k${(pictures += 1)}` } }))
    .on(calls.applicant.applicantQuery, answer);
  const [found, nothing] = [vi.fn(), vi.fn()];
  const form = <QueryForm site={site} number="" onFound={found} onNothing={nothing} />;
  const page = await renderConsole(form, { server, loggedOut: true });
  await page.until(() => page.all('img').length === 1);
  await page.type('#ask_number', ' sip－20261102－7k3m9qxw ');
  await page.type('#ask_phone_number', '13800138000');
  await page.type('#ask_captcha_code', 'ABCD');
  const captcha = () => page.all<HTMLInputElement>('#ask_captcha_code')[0]!.value;
  return { page, server, found, nothing, captcha };
}

test('a wrong captcha says so at the emptied field, and another picture comes', async () => {
  const { page, server, nothing, captcha } = await filled(
    new CallFailure('验证码错误', { code: ERRORS.captchaWrong.code, status: 400 }),
  );
  await page.press(zh.ask);
  await page.until(zh.captchaWrong);
  expect([captcha(), nothing.mock.calls.length]).toEqual(['', 1]);
  // The reason is at the field, not also above the form.
  expect(page.all('.ant-alert')).toEqual([]);
  expect(server.sent(calls.user.captcha)).toHaveLength(2);
});

test('any other refusal stands above the form; the captcha is used up and no error of its own', async () => {
  const { page, nothing, captcha } = await filled(new CallFailure('没有找到申请', { code: 40400, status: 404 }));
  await page.press(zh.ask);
  await page.until('没有找到申请');
  expect([captcha(), nothing.mock.calls.length]).toEqual(['', 1]);
  expect(page.text).not.toContain(zh.captchaWrong);
});

test('a number is sent as it is printed, with the key of the picture that was read', async () => {
  const { page, server, found } = await filled({});
  await page.press(zh.ask);
  await page.until(() => found.mock.calls.length === 1);
  expect(server.sent(calls.applicant.applicantQuery)).toEqual([
    {
      params: { site: 'sipac' },
      body: { number: NUMBER, phone_number: '13800138000', captcha_code: 'ABCD', captcha_key: 'k1' },
    },
  ]);
  expect(found).toHaveBeenCalledExactlyOnceWith({}, '13800138000');
});

test.each([
  ['', zh.numberMissing],
  ['SIP-2026', zh.numberWrong],
])('the number %j is not sent', async (number, reason) => {
  const { page, server } = await filled({});
  await page.type('#ask_number', number);
  await page.press(zh.ask);
  await page.until(reason);
  expect(server.sent(calls.applicant.applicantQuery)).toEqual([]);
});
