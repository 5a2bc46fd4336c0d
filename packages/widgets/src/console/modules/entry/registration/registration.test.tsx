// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { Form, Input } from 'antd';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { RegistrationPage } from './registration-page.tsx';
import { showProblems } from './show-problems.ts';

const { ownRegistration, changeRegistration } = calls.entry;

const own = (auth_status: number, more: object = {}) => ({
  company_name: '宏达建设',
  credit_code: '91310000MA1FL0000X',
  ent_type: 1000,
  contact_name: '王建',
  auth_status,
  check_reason: null,
  ...more,
});

async function registration(answer: unknown, server = new FakeServer()) {
  server.on(ownRegistration, answer as never);
  const page = await renderConsole(<RegistrationPage />, { server, at: '/registration' });
  await page.until(() => !page.text.includes('加载中') && server.names(ownRegistration).length > 0);
  await page.settle();
  return { page, server };
}

test('a company that waits can do nothing but look again', async () => {
  const { page, server } = await registration(own(0));
  expect(page.text).toContain('企业正在审核中');
  expect(page.all('form')).toEqual([]);
  server.on(ownRegistration, own(1));
  await page.press('刷新状态');
  await page.until('企业已通过审核');
});

test('one that passed enters by the way on which menus are read', async () => {
  const { page } = await registration(own(1));
  await page.press('进入平台');
  expect(page.here).toBe('/redirect');
});

test('one that was refused reads why, and corrects what it had entered', async () => {
  const { page, server } = await registration(own(2, { check_reason: '执照模糊' }));
  expect(page.text).toContain('审核意见：执照模糊');
  expect((page.one('#registration_company_name') as HTMLInputElement).value).toBe('宏达建设');
  await page.type('#registration_credit_code', '9131');
  await page.press('重新提交');
  await page.until('统一社会信用代码须为 18 位');
  expect([page.text.includes('请上传营业执照'), server.names(changeRegistration)]).toEqual([true, []]);
});

test('a credit code is entered in capitals', async () => {
  const { page } = await registration(own(2));
  await page.type('#registration_credit_code', '91310000ma1fl0000x');
  expect((page.one('#registration_credit_code') as HTMLInputElement).value).toBe('91310000MA1FL0000X');
});

test('a company that an administrator has made was never registered', async () => {
  const { page } = await registration(null);
  expect(page.text).toContain('本企业由管理员建立，没有注册信息');
});

test('a state that cannot be read is read again', async () => {
  const { page, server } = await registration(new CallFailure('服务暂不可用', { status: 503 }));
  expect(page.text).toContain('服务暂不可用');
  server.on(ownRegistration, own(0));
  await page.press('重试');
  await page.until('企业正在审核中');
});

test('a problem of the uploaded file stands at the licence, every other at its field', async () => {
  function Fields() {
    const [form] = Form.useForm();
    const show = (problems: readonly object[]) =>
      showProblems(form, new CallFailure('x', { status: 422, problems: problems as never }));
    return (
      <Form form={form}>
        {['company_name', 'licence'].map((name) => (
          <Form.Item key={name} name={name}>
            <Input />
          </Form.Item>
        ))}
        <button type="button" onClick={() => show([])}>
          none
        </button>
        <button
          type="button"
          onClick={() =>
            show([
              { path: 'file', message: '文件过大' },
              { path: 'company_name', message: '名称已注册' },
            ])
          }
        >
          both
        </button>
      </Form>
    );
  }
  const page = await renderConsole(<Fields />);
  await page.press('none');
  expect(page.all('.ant-form-item-explain-error')).toEqual([]);
  await page.press('both');
  await page.until(() => page.all('.ant-form-item-explain-error').length === 2);
  expect(page.all('.ant-form-item-explain-error').map(({ textContent }) => textContent)).toEqual([
    '名称已注册',
    '文件过大',
  ]);
});
