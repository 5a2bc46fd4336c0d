// @vitest-environment jsdom
import { calls, submissionCalls } from '@gongdi/api';
import { APPLICANT_SITES } from '@gongdi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import type { Site } from './site-frame.tsx';
import { applicantDraftKey } from './storage-keys.ts';
import { SubmitPage } from './submit-page.tsx';

const SITE: Site = APPLICANT_SITES.find(({ pages }) => pages.includes('person'))!;

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
});
afterEach(() => void vi.unstubAllGlobals());

async function submitPage(at = `/${SITE.name}/person`) {
  const server = new FakeServer().on(
    calls.user.captcha,
    () => new Response('png', { headers: { 'captcha-key': 'k' } }),
  );
  server.on(calls.applicant.applicantSite, { open: true, company: '一公司', notice: '' } as never);
  const page = await renderConsole(<SubmitPage site={SITE} page="person" />, { server, at, loggedOut: true });
  await page.until(() => page.choice('提交登记') !== undefined);
  return { page, server };
}

test('everything that is missing is shown at once, the captcha as well, and nothing is sent', async () => {
  const { page, server } = await submitPage();
  await page.press('提交登记');
  await page.until(() => page.all('.ant-form-item-explain-error').length > 2);
  expect(page.text).toContain('请输入验证码');
  const { applicantTicket, applicantUpload } = calls.applicant;
  const { submit: registerPerson } = submissionCalls('person');
  expect(server.names(applicantTicket, applicantUpload, registerPerson)).toEqual([]);
});

test('a site that is closed has no form', async () => {
  const server = new FakeServer().on(calls.applicant.applicantSite, { open: false, notice: '十一月开放' });
  const page = await renderConsole(<SubmitPage site={SITE} page="person" />, { server, loggedOut: true });
  await page.until('十一月开放');
  expect(page.choice('提交登记')).toBeUndefined();
});

test('what is typed stays in the browser without the identity number', async () => {
  const first = await submitPage();
  await first.page.type('#record_person_name', '王建');
  await first.page.type('#record_identity_number', '110101199003074530');
  await first.page.until(() => localStorage.getItem(applicantDraftKey(SITE.name, 'person')) !== null);
  const draft = localStorage.getItem(applicantDraftKey(SITE.name, 'person'))!;
  expect(draft).toContain('王建');
  expect(draft).not.toContain('110101199003074530');
});

test('a submitted form shows its number instead of the form; a number of another kind does not', async () => {
  const { page } = await submitPage(`/${SITE.name}/person?number=XX-20261102-7K3M9QXW`);
  expect(page.choice('提交登记')).toBeDefined();
  expect(page.text).not.toContain('提交成功');
});
