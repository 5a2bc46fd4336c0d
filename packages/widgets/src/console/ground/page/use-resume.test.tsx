// @vitest-environment jsdom
import { CallFailure, type Session } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { later } from '../../testing/fake-server.ts';
import { useResume } from './use-resume.ts';
import { MOMENT } from './in-a-moment.ts';
import { useTitle } from './use-title.ts';

/** A console whose browser may hold a session. */
function resuming(resume: () => Promise<Session | null>, wanted = true) {
  const session = { mayResume: true, resume: vi.fn(resume) };
  const services = { session } as never;
  return { session, hook: renderHook(() => useResume(wanted), { services, loggedOut: true }) };
}
const TOKEN: Session = { token: 't', serial: 's' };

test('nobody is sent to the login page before it is known whether the browser holds a session', async () => {
  const answer = later<Session | null>();
  const { page, now } = await resuming(answer.reply).hook;
  expect(now()).toBe('asking');
  await page.act(() => answer.come(TOKEN));
  expect(now()).toBe('found');
});

test.each([
  ['holds none', async () => null],
  ['cannot ask', () => Promise.reject(new CallFailure('网络错误'))],
])('a browser that %s leads to the login page, and is asked once', async (_, resume) => {
  const { session, hook } = resuming(resume);
  const { page, now } = await hook;
  await page.until(() => now() === 'none');
  await page.go('/other');
  expect(session.resume).toHaveBeenCalledOnce();
});

test('a tab with a session asks nothing', async () => {
  const { session, hook } = resuming(async () => TOKEN, false);
  const { now } = await hook;
  expect([now(), session.resume.mock.calls.length]).toEqual(['none', 0]);
});

test('only a console that is the whole page names the tab of the browser', async () => {
  document.title = 'host';
  const embedded = await renderHook(() => useTitle('详情', null, '人员'), { standalone: false });
  await new Promise((done) => setTimeout(done, MOMENT + 50));
  expect(document.title).toBe('host');
  await embedded.page.unmount();
  const { page } = await renderHook(() => useTitle('详情', null, '人员'));
  await page.until(() => /^详情 - 人员 - ./.test(document.title));
});
