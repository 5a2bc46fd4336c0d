// @vitest-environment jsdom
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.tsx';
import { LeaveGuardProvider, useAskFirst, useLeaveGuard } from './leave-guard.tsx';

function Form({ open = false, reset }: { open?: boolean; reset?: () => void }) {
  const dirty = useRef(false);
  const ask = useAskFirst();
  useLeaveGuard(() => dirty.current, { open });
  return (
    <>
      <button type="button" onClick={() => (dirty.current = true)}>
        type
      </button>
      <button type="button" onClick={() => ask(() => reset?.())}>
        reset
      </button>
    </>
  );
}
const form = (options: ConsoleOptions = {}, props: Parameters<typeof Form>[0] = {}) =>
  renderConsole(
    <LeaveGuardProvider>
      <Form {...props} />
    </LeaveGuardProvider>,
    { at: '/staff/edit?id=1', ...options },
  );
const QUESTION = '内容尚未保存';
/** Whether the browser asks before the tab closes. */
const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a page without input is left without a question; its host hears the address', async () => {
  const page = await form();
  await page.go('/staff?layoutMode=plain&page=2');
  expect([page.here, page.text.includes(QUESTION)]).toEqual(['/staff?layoutMode=plain&page=2', false]);
  expect(page.events).toEqual([{ type: 'gd-navigate', detail: { path: '/staff?page=2' } }]);
});

test('unsaved input is lost only after a yes', async () => {
  const page = await form();
  await page.press('type');
  await page.go('/staff');
  expect([page.here, page.text.includes(QUESTION), page.events]).toEqual(['/staff/edit?id=1', true, []]);
  await page.press('留在本页');
  expect(page.here).toBe('/staff/edit?id=1');
  await page.go('/staff');
  await page.press('离开');
  await page.until(() => page.here === '/staff');
});

test('whoever stays keeps the tab that was to close', async () => {
  const page = await form();
  const { pages } = page.services;
  pages.visit('/staff/edit?id=1', '/staff/edit?id=1');
  await page.press('type');
  pages.leave(['/staff/edit?id=1']);
  await page.go('/staff');
  await page.press('留在本页');
  pages.visit('/other', '/other');
  expect(pages.snapshot().pages.map(({ key }) => key)).toEqual(['/staff/edit?id=1', '/other']);
});

test('another query of the same page asks nothing', async () => {
  const page = await form();
  await page.press('type');
  await page.go('/staff/edit?id=1&tab=2');
  expect([page.here, page.text.includes(QUESTION)]).toEqual(['/staff/edit?id=1&tab=2', false]);
});

test('a host keeps its user on the page, but neither away from the login nor inside of a redirect', async () => {
  const page = await form({ standalone: false, onEvent: () => false });
  await page.go('/staff');
  expect(page.here).toBe('/staff/edit?id=1');
  await page.go('/redirect');
  expect(page.here).toBe('/redirect');
  expect(page.events.map(({ detail }) => detail)).toEqual([{ path: '/staff' }]);
});

test('the browser warns while there is unsaved input', async () => {
  const page = await form();
  expect(warns()).toBe(false);
  await page.press('type');
  expect(warns()).toBe(true);
  await page.unmount();
  expect(warns()).toBe(false);
});

test('without a session only a form that needs none is asked about: nothing else could be saved', async () => {
  const inside = await form({ loggedOut: true });
  await inside.press('type');
  expect(warns()).toBe(false);
  await inside.unmount();
  const open = await form({ loggedOut: true }, { open: true });
  await open.press('type');
  expect(warns()).toBe(true);
});

test('what resets a page asks first too', async () => {
  const resets: number[] = [];
  const page = await form({}, { reset: () => resets.push(1) });
  await page.press('reset');
  expect(resets).toEqual([1]);
  await page.press('type');
  await page.press('reset');
  expect([resets, page.text.includes(QUESTION)]).toEqual([[1], true]);
  await page.press('离开');
  expect(resets).toEqual([1, 1]);
});
