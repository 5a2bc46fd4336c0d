import { chromium } from 'playwright';
import { calls, createClient, memorySession } from '@gongdi/api';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { serveForPictures } from '../../../scripts/lib/screenshots/server.mjs';
import { scratch } from '../support/measure.mjs';

const ACCOUNT = 'admin';
/** A screen counts as open when nothing was sent for this time, or after the limit, ms. */
const QUIET = 250;
const LIMIT = 6_000;
/** A live connection and what it counts never end. */
const ENDLESS = /\/(notification|stream|events?|live)\b/;

/** Returns the addresses of all menu entries of an account. */
async function screensOf(address, account) {
  const session = memorySession();
  const client = createClient({ config: () => ({ baseUrl: address }), session });
  const { token, serial_token_number: serial } = await client.call(calls.user.login, {
    body: { user_name: account.user_name, password: account.password },
  });
  session.set({ token, serial });
  const menus = await client.call(calls.user.permissionMenus, { query: { system_type: 1 } });
  const leaves = (items) =>
    items.flatMap(({ index, path, children }) => (children?.length ? leaves(children) : [path ?? `/${index}`]));
  return [...new Set(leaves(menus))];
}

/** Follows the requests of a page. @returns a function that waits until none has run for a while */
function watchRequests(page) {
  const running = new Set();
  let last = Date.now();
  const end = (request) => {
    if (running.delete(request)) last = Date.now();
  };
  page.on('request', (request) => {
    if (ENDLESS.test(new URL(request.url()).pathname)) return;
    running.add(request);
    last = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const since = Date.now();
    last = since;
    while (Date.now() - since < LIMIT && (running.size > 0 || Date.now() - last < QUIET)) await page.waitForTimeout(50);
    running.clear();
  };
}

async function heapOf(session) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { mb: Math.round(usedSize / 10_000) / 100, nodes, listeners: jsEventListeners };
}

/**
 * Memory of the console in use for a day: the heap after every screen of the menu was opened twice, against once. What
 * is loaded once (code, definitions, kept pages) is in both.
 */
export const row = {
  id: 'memory-console',
  unit: 'ratio',
  hold: 1.1,
  better: 'lower',
  async run() {
    const executablePath = await findBrowser();
    if (!executablePath) throw new Error('no browser');
    const server = await serveForPictures(scratch());
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const account = server.accounts.find(({ user_name }) => user_name === ACCOUNT);
      const screens = await screensOf(server.address, account);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      const settled = watchRequests(page);
      await page.goto(`${server.address}/login?redirect=/workbench`);
      await page.getByLabel('账号', { exact: true }).fill(account.user_name);
      await page.getByLabel('密码', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: /^登\s?录$/ }).click();
      await page.waitForURL((url) => url.pathname === '/workbench');
      await settled();
      const session = await page.context().newCDPSession(page);
      const wrong = [];
      const round = async () => {
        for (const screen of screens) {
          await page.evaluate((path) => document.querySelector('gd-console').navigate(path), screen);
          await settled();
          const { pathname } = new URL(page.url());
          if (pathname === '/404' || pathname === '/login') wrong.push(screen);
        }
        return heapOf(session);
      };
      const once = await round();
      const twice = await round();
      const thrice = await round();
      if (wrong.length > 0) throw new Error(`not opened: ${wrong.join(', ')}`);
      return {
        value: Math.round((twice.mb / once.mb) * 1000) / 1000,
        detail: { screens: screens.length, once, twice, thrice },
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
