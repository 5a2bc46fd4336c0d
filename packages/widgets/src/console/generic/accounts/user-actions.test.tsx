// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole, USER } from '../../testing/render-console.tsx';
import { userActions } from './user-actions.tsx';

const { activateUser, resetPassword } = calls.organization;
const MAY = ['usermanage|activate', 'usermanage|password'];
const person = (id: string, user_status = 1) => ({ id, nickname: '王建', user_status });

async function actions(row: ReturnType<typeof person>, may: readonly string[] = MAY, server = new FakeServer()) {
  return renderConsole(<userActions.view row={row} />, { may, server });
}

test.each([
  ['both', person('u2'), MAY, ['停用', '重置密码']],
  ['of a disabled user', person('u2', 0), MAY, ['启用', '重置密码']],
  ['of the own account', person(USER), MAY, ['重置密码']],
  ['with one permission', person('u2'), ['usermanage|activate'], ['停用']],
  ['without any', person('u2'), ['usermanage|edit'], []],
])('what can be done: %s', async (_, row, may, choices) => {
  expect((await actions(row, may)).choices).toEqual(choices);
});

test('a user is disabled after a question that says what it means', async () => {
  const server = new FakeServer().on(activateUser, null);
  const page = await actions(person('u2'), MAY, server);
  await page.press('停用');
  expect([page.text.includes('该用户的所有登录立即退出'), server.sent(activateUser)]).toEqual([true, []]);
  await page.press('停用');
  await page.until('保存成功');
  expect(server.sent(activateUser)).toEqual([{ body: { id: 'u2', user_status: 0 } }]);
});

test('a new password obeys the rule before it is sent; a refusal stands at the field', async () => {
  const server = new FakeServer().on(
    resetPassword,
    new CallFailure('校验失败', {
      status: 422,
      problems: [{ path: 'password', message: '不能与旧密码相同' }] as never,
    }),
  );
  const page = await actions(person('u2'), MAY, server);
  await page.press('重置密码');
  await page.type('#reset-password_password', '123');
  await page.press('确定');
  await page.until(() => page.all('.ant-form-item-explain-error').length === 1);
  expect(server.sent(resetPassword)).toEqual([]);
  await page.type('#reset-password_password', 'Worker2026');
  await page.press('确定');
  await page.until('不能与旧密码相同');
  server.on(resetPassword, null);
  await page.press('确定');
  await page.until('密码已重置');
  expect(server.sent(resetPassword).at(-1)).toEqual({ body: { id: 'u2', password: 'Worker2026' } });
});
