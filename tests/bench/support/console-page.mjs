import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { resourceCalls, routeOf } from '@gongdi/api';
import { staff } from '@gongdi/domain';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { startChild } from './child-lines.mjs';
import { inRepository, scratch } from './measure.mjs';
import { signIn } from './sign-in.mjs';

const PAGES = inRepository('tests/bench/pages/bare-list');

/** Starts the built product on a data folder, without simulated devices. */
async function serve(data) {
  const args = [inRepository('cli/dist/gongdi.js'), 'serve', '--data', data, '--port', '0', '--no-simulate', '--json'];
  const child = spawn(process.execPath, args, { cwd: data, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const ended = gone.then(() => Promise.reject(new Error('the server ended')));
  ended.catch(() => undefined);
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  return {
    address: JSON.parse(line).address,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/**
 * Opens the console of the built product over `count` people, with a session of the demo's contractor, and beside it a
 * page with nothing but React and antd's table on the same calls, served from the same address.
 * @param {number} count
 * @param {(kit: { address: string, open: (path: string) => Promise<import('playwright').Page>, openIn: (shape: object) => Promise<import('playwright').Page> }) => Promise<T>} work `openIn` gives a new browser
 * @returns {Promise<T>}
 * @template T
 */
export async function withConsolePage(count, work) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('no browser');
  const folder = scratch();
  // PostgreSQL then stores its data inside this folder, and both are removed together.
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  await startChild('list-server.mjs', ['fill', data, String(count)]).next();
  const outDir = scratch();
  await build({ root: PAGES, configFile: join(PAGES, 'vite.config.mjs'), logLevel: 'error', build: { outDir } });
  const server = await serve(data);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const session = (await signIn(server.address)).session.get();
    const calls = { list: routeOf(resourceCalls(staff).list), session };
    /** A browser of its own, in which the demo's contractor is logged in. */
    const contextOf = async (shape) => {
      const made = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce', ...shape });
      await made.addInitScript((given) => {
        sessionStorage.setItem('gongdi:token', JSON.stringify(given.session));
        globalThis.bench = given;
      }, calls);
      return made;
    };
    const context = await contextOf({ viewport: { width: 1440, height: 900 } });
    const html =
      '<!doctype html><title>bare</title><div id="root"></div><script type="module" src="/bare/page.js"></script>';
    await context.route('**/bare/**', (route) =>
      route.request().url().endsWith('/page.js')
        ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(outDir, 'page.js'), 'utf8') })
        : route.fulfill({ contentType: 'text/html', body: html }),
    );
    return await work({
      address: server.address,
      open: async (path) => {
        const page = await context.newPage();
        await page.goto(server.address + path);
        return page;
      },
      openIn: async (shape) => (await contextOf(shape)).newPage(),
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}
