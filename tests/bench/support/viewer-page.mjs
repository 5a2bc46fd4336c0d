import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { inRepository, scratch } from './measure.mjs';

const APP = inRepository('packages/elements/dist/app');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/**
 * Serves files of folders on loopback, by the beginning of their address.
 * @param {Record<string, string>} folders
 * @param {Record<string, [type: string, body: string | Buffer]>} texts files that lie nowhere, by their address
 */
export function serve(folders, texts = {}) {
  const longestFirst = Object.keys(folders).sort((a, b) => b.length - a.length);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    const text = texts[pathname];
    if (text) return response.writeHead(200, { 'content-type': text[0] }).end(text[1]);
    const prefix = longestFirst.find((start) => pathname.startsWith(start));
    const folder = folders[prefix];
    const file = normalize(join(folder, pathname.slice(prefix.length) || 'index.html'));
    if (!file.startsWith(folder + sep) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Opens a page that has the built elements and, as `openBareViewer(container, xml)`, bpmn-js's own viewer. */
export const withViewerPage = (work) => withPeerPage('bare-viewer', 'openBareViewer', 'gd-instance-viewer', work);

/**
 * Opens a page that has the built elements and a peer.
 * @param {string} folder of the peer's page, in `pages`
 * @param {string} global name of the function that opens the peer
 * @param {string} tag of the element that is compared
 * @param {(page: import('playwright').Page) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function withPeerPage(folder, global, tag, work) {
  if (!existsSync(join(APP, 'loader.js'))) throw new Error('no build of the elements: npm run build');
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('no browser');
  const peer = scratch();
  await build({
    root: inRepository(`tests/bench/pages/${folder}`),
    configFile: false,
    logLevel: 'error',
    base: './',
    build: { outDir: peer, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const server = await serve({ '/elements/': APP, '/': peer });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.waitForFunction((name) => name in globalThis, global);
    await page.addScriptTag({ url: '/elements/loader.js', type: 'module' });
    await page.evaluate((name) => customElements.whenDefined(name).then(() => {}), tag);
    return await work(page);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Makes the history of an instance that passed every node of a model once, each with the same result. */
export function historyOf(xml, result) {
  const nodes = [...xml.matchAll(/<(\w+(?:Event|Task|Gateway)|task) id="(\w+)"/g)];
  const start = Date.UTC(2026, 0, 1);
  const activities = nodes.map(([, type, key], at) => ({
    key,
    task_id: type === 'userTask' ? `task_${key}` : null,
    start_time: start + at * 60_000,
    end_time: start + (at + 1) * 60_000,
  }));
  const tasks = activities
    .filter(({ task_id }) => task_id)
    .map(({ task_id, start_time, end_time }) => ({
      id: task_id,
      result,
      assignee_user: { nickname: '李监理' },
      create_time: start_time,
      end_time,
      reason: '同意',
    }));
  return { activities, tasks, processInstance: { result, start_user: { nickname: '王工' }, create_time: start } };
}
