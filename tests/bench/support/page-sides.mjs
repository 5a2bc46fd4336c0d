import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { compare, inRepository, scratch } from './measure.mjs';
import { serve } from './viewer-page.mjs';

/**
 * Bundles one side of a comparison: `tests/bench/pages/<pages>/<mode>.js`.
 * @returns {Promise<string>} the folder with `page.js`
 */
export async function bundleSide(pages, mode) {
  const root = inRepository(`tests/bench/pages/${pages}`);
  const outDir = scratch();
  await build({ root, configFile: join(root, 'vite.config.mjs'), mode, logLevel: 'error', build: { outDir } });
  return outDir;
}

/**
 * Serves folders and opens a browser for them.
 * @param {Record<string, string>} folders by the path at which they are served
 * @param {(browser: import('playwright').Browser, address: string) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function withPages(folders, work) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('no browser');
  const server = await serve(folders);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await work(browser, `http://127.0.0.1:${server.address().port}/`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Makes an empty page, into which a side is loaded. @param {string} head its title and styles @returns its folder */
export function blankPage(head) {
  const folder = scratch();
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${head}<link rel="icon" href="data:,">`);
  return folder;
}

/**
 * Returns what tells the CPU time of the page's thread, milliseconds: script, style, layout and paint.
 * @param {import('playwright').Page} page
 */
export async function spentBy(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
}

const rounded = (value) => Math.round(value * 100) / 100;

/**
 * Compares our side with its peer, each in a page of its own that `openPage(browser, address, side)` opens.
 * @returns value and details of a row
 */
export async function compareSides({ pages, head, openPage, rounds, detail }) {
  const folders = { '/': blankPage(head) };
  for (const mode of ['ours', 'peer']) folders[`/${mode}/`] = await bundleSide(pages, mode);
  return withPages(folders, async (browser, address) => {
    const ours = await openPage(browser, address, 'ours');
    const peer = await openPage(browser, address, 'peer');
    const result = await compare(rounds, ours.round, peer.round);
    for (const { page } of [ours, peer])
      if (!(await page.evaluate(() => globalThis.opened.drawn()))) throw new Error('nothing is drawn');
    return {
      value: rounded(result.ratio),
      detail: { measure: 'cpu', ...detail, rounds, ours_ms: rounded(result.ours), peer_ms: rounded(result.peer) },
    };
  });
}
