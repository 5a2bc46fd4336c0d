// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { JoinPage } from './join-page.tsx';
import { zh } from './text/zh.ts';

const { invitation, join } = calls.entry;

const open = { state: 'open', company: '宏达建设', organisation: '一项目部', roles: ['施工单位'], posts: ['安全员'] };
const none = { company: null, organisation: null, roles: [], posts: [], needs_approval: false };

async function invited(answer: object, at = '/join?code=ABCDEFGHJKLM') {
  const server = new FakeServer().on(invitation, answer);
  const page = await renderConsole(<JoinPage />, { server, at, loggedOut: true });
  return { page, server };
}

test('without a code, it is asked for', async () => {
  const { page, server } = await invited({}, '/join');
  await page.type('#invite-code_code', 'abcd-efgh-jklm');
  await page.press(zh.next);
  await page.until(() => page.here === '/join?code=abcd-efgh-jklm');
  expect(server.names(invitation).length).toBeLessThanOrEqual(1);
});

test('whoever has to be approved is told so, and what an invitation is to', async () => {
  const { page, server } = await invited({ ...open, needs_approval: true });
  await page.until('宏达建设 · 一项目部');
  expect(page.text).toContain('施工单位、安全员');
  server.on(join, { waiting: true });
  await page.type('#join_nickname', '王小明');
  await page.type('#join_phone_number', '13912345678');
  await page.type('#join_password', 'Worker2026');
  await page.press(zh.apply);
  await page.until(zh.waiting);
});

test.each(['used', 'expired', 'withdrawn', 'unknown'] as const)('an invitation that is %s says so', async (state) => {
  const { page } = await invited({ state, ...none });
  await page.until(zh[state]);
  expect(page.text).toContain(zh[`${state}Hint`]);
});

test('what the server refuses stays typed, and a closed invitation shows its page', async () => {
  const { page, server } = await invited({ ...open, needs_approval: false });
  await page.until(zh.name);
  server.on(join, () => {
    throw new CallFailure('该邀请的名额已用完', { code: 40_000, status: 400, requestId: 'r', problems: [] });
  });
  server.on(invitation, { state: 'used', ...none });
  await page.type('#join_nickname', '王小明');
  await page.type('#join_phone_number', '13912345678');
  await page.type('#join_password', 'Worker2026');
  await page.press(zh.join);
  await page.until(zh.used);
});
