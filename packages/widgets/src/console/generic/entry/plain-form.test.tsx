// @vitest-environment jsdom
import { CallFailure } from '@gongdi/api';
import { Input } from 'antd';
import { expect, test, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console.tsx';
import { PlainForm, type EntryValues, type PlainField } from './plain-form.tsx';

const FIELDS: readonly PlainField[] = [
  { name: 'account', label: '账号', missing: '请输入账号', control: (props) => <Input {...props} /> },
  { name: 'password', label: '密码', missing: '请输入密码', control: (props) => <Input.Password {...props} /> },
];

async function form() {
  const submit = vi.fn<(values: EntryValues) => Promise<void>>(async () => undefined);
  const onRefused = vi.fn();
  const page = await renderConsole(
    <PlainForm name="login" fields={FIELDS} button="登录" busyButton="登录中…" submit={submit} onRefused={onRefused} />,
    { loggedOut: true },
  );
  const alerts = () => page.all('[role=alert]').map(({ textContent }) => textContent);
  return { page, submit, onRefused, alerts };
}

test('an empty field is named below it, has the focus, and nothing is sent', async () => {
  const { page, submit, alerts } = await form();
  await page.press('登录');
  await page.until(() => alerts().length === 2);
  expect(alerts()).toEqual(['请输入账号', '请输入密码']);
  const field = page.one('#login_account');
  const root = field.getRootNode() as ShadowRoot;
  expect(root.activeElement?.id).toBe('login_account');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(root.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('请输入账号');
  await page.type('#login_account', 'patrol');
  await page.until(() => alerts().length === 1);
  await page.press('登录');
  await page.until(() => root.activeElement?.id === 'login_password');
  expect(submit).not.toHaveBeenCalled();
});

test('what was typed is sent under the names of the fields', async () => {
  const { page, submit } = await form();
  await page.type('#login_account', 'patrol');
  await page.type('#login_password', 'Patrol@2026 ');
  await page.press('登录');
  await page.until(() => submit.mock.calls.length === 1);
  expect(submit.mock.calls[0]).toEqual([{ account: 'patrol', password: 'Patrol@2026 ' }]);
});

test('the server’s message stands above the fields until the form is sent again', async () => {
  const { page, submit, onRefused, alerts } = await form();
  const refused = new CallFailure('账号或密码不正确', { code: 10, status: 400 });
  submit.mockRejectedValueOnce(refused);
  await page.type('#login_account', 'patrol');
  await page.type('#login_password', 'wrong');
  await page.press('登录');
  await page.until(() => alerts().includes('账号或密码不正确'));
  expect(onRefused.mock.calls).toEqual([[refused]]);
  await page.press('登录');
  await page.until(() => alerts().length === 0);
  expect(submit).toHaveBeenCalledTimes(2);
});
