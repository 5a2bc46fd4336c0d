// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnSessionList } from './own-sessions.tsx';

const { changePassword, ownSessions, endOwnSession } = calls.organization;

async function passwords(old: string, next: string, repeated: string, server = new FakeServer()) {
  const close = vi.fn();
  const page = await renderConsole(<ChangePassword onClose={close} />, { server });
  await page.type('#change-password_old_password', old);
  await page.type('#change-password_new_password', next);
  await page.type('#change-password_repeated', repeated);
  await page.press('确定');
  return { page, server, close };
}

test.each([
  ['a weak one', 'Old2026a', '12345678', '12345678', '8 到 64 位'],
  ['one that was typed differently twice', 'Old2026a', 'Better2026', 'Better2027', '两次输入的新密码不一致'],
  ['without the old one', '', 'Better2026', 'Better2026', '请输入原密码'],
])('a new password is not sent: %s', async (_, old, next, repeated, reason) => {
  const { page, server } = await passwords(old, next, repeated);
  await page.until(() => page.all('.ant-form-item-explain-error').some((one) => one.textContent.includes(reason)));
  expect(server.sent(changePassword)).toEqual([]);
});

test.each([
  [0, '密码修改成功'],
  [2, '密码修改成功，其他 2 处登录已退出'],
])('it says how many other logins it has ended: %i', async (ended_sessions, words) => {
  const server = new FakeServer().on(changePassword, { ended_sessions });
  const { page, close } = await passwords('Old2026a', 'Better2026', 'Better2026', server);
  await page.until(() => page.all('.ant-message-notice').some((one) => one.textContent === words));
  expect(server.sent(changePassword)).toEqual([{ body: { old_password: 'Old2026a', new_password: 'Better2026' } }]);
  expect(close).toHaveBeenCalledOnce();
});

test('the wrong old password is said, and the dialog stays', async () => {
  const refused = new CallFailure('原密码不正确', { code: 10, status: 400 });
  const { page, close } = await passwords(
    'x',
    'Better2026',
    'Better2026',
    new FakeServer().on(changePassword, refused),
  );
  await page.until('原密码不正确');
  expect(close).not.toHaveBeenCalled();
});

test('every login but the current one can be ended; the list is read again', async () => {
  const login = (id: string, current: boolean) => ({
    id,
    ip: `ip ${id}`,
    current,
    login_at: '2026-11-02T01:00:00Z',
    seen_at: '2026-11-02T01:00:00Z',
  });
  const server = new FakeServer().on(ownSessions, [login('a', true), login('b', false)]).on(endOwnSession, null);
  const page = await renderConsole(<OwnSessionList />, { server });
  await page.until('ip b');
  expect(page.choices).toEqual(['下线']);
  server.on(ownSessions, [login('a', true)]);
  await page.press('下线');
  await page.until(() => !page.text.includes('ip b'));
  expect(server.sent(endOwnSession)).toEqual([{ params: { id: 'b' } }]);
});
