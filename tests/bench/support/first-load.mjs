import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { inRepository } from './measure.mjs';

const APP = inRepository('packages/elements/dist/app');
const EXAMPLE = inRepository('examples/html');
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/** Returns the size of a build file on the wire in KB of 1,000 bytes, with brotli's best compression. */
export const brotliKb = (file, app = APP) => brotliCompressSync(readFileSync(join(app, file))).length / 1000;

function serve(markup, app) {
  const page = `<!doctype html><html lang="zh-CN"><head><title>bytes</title><link rel="icon" href="data:,">
    <script type="module" src="/elements/loader.js"></script></head><body>${markup}</body></html>`;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    if (pathname === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    const [folder, path] = pathname.startsWith('/elements/') ? [app, pathname.slice(10)] : [EXAMPLE, pathname.slice(1)];
    const file = normalize(join(folder, path));
    if (!file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end('{}');
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/**
 * Opens a page that has only the built elements.
 * @param {(page: import('playwright').Page) => Promise<T>} work
 * @param {(page: import('playwright').Page) => void} [prepare] before the page is opened
 * @param {string} [app] folder of the build; default: that of this tree
 * @returns {Promise<T>}
 * @template T
 */
export async function withElements(work, prepare = () => {}, app = APP) {
  if (!existsSync(join(app, 'loader.js'))) throw new Error('no build of the elements: npm run build');
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('no browser');
  const server = await serve('', app);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    prepare(page);
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    return await work(page);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Packages by the name under which a reader knows them. */
const FAMILIES = [
  [/^gongdi$/, 'ours'],
  [/^(react|react-dom|scheduler|react-router)$/, 'React'],
  [/^(antd|@ant-design\/.*|@rc-component\/.*|@emotion\/.*|stylis|dayjs|@ctrl\/.*)$/, 'Ant Design'],
  [
    /^(bpmn-js.*|diagram-js.*|bpmn-moddle|moddle.*|min-dash|min-dom|tiny-svg|didi|saxen|object-refs|path-intersection|ids|inherits-browser|@bpmn-io\/.*|hammerjs|component-event)$/,
    'bpmn-js',
  ],
  [/^leaflet/, 'Leaflet'],
  [/^@tanstack\//, 'TanStack'],
];
const familyOf = (name) => FAMILIES.find(([pattern]) => pattern.test(name))?.[1] ?? 'others';

/**
 * Divides what files weigh on the wire among libraries and our own code, by the length of each before minification. A
 * style sheet that we import as text is ours.
 * @param {string[]} files @returns {Record<string, number>} KB of 1,000 by library
 */
function byLibrary(files, app) {
  const sizes = JSON.parse(readFileSync(join(app, '.vite/module-sizes.json'), 'utf8'));
  const found = {};
  for (const file of files) {
    const parts = Object.entries(sizes[file] ?? { gongdi: 1 });
    const whole = parts.reduce((sum, [, size]) => sum + size, 0) || 1;
    const weight = brotliKb(file, app);
    for (const [name, size] of parts) found[familyOf(name)] = (found[familyOf(name)] ?? 0) + (weight * size) / whole;
  }
  return Object.fromEntries(
    Object.entries(found)
      .toSorted(([, one], [, two]) => two - one)
      .map(([name, size]) => [name, Math.round(size * 10) / 10]),
  );
}

/**
 * Measures the build files that a browser requests until the element fires `gd-ready`, with their brotli size. A real
 * page shows more than the manifest: it includes the chunks that a widget imports while it starts.
 * @param {string} tag
 * @param {(element: Element) => unknown} [fill] runs in the page, gives the element its data
 * @param {string} [app] folder of the build
 * @returns {Promise<{ value: number, detail: { libraries: Record<string, number>, files: Record<string, number> } }>} KB
 *   of 1,000
 */
export async function firstLoad(tag, fill, app = APP) {
  const asked = new Set();
  const listen = (page) =>
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/elements/')) asked.add(pathname.slice(10));
    });
  return withElements(
    async (page) => {
      await page.evaluate(async (name) => void (await customElements.whenDefined(name)), tag);
      // Only names are returned: later requests (a side panel) do not belong to the first load.
      const handle = await page.evaluateHandle((name) => document.createElement(name), tag);
      if (fill) await handle.evaluate(fill);
      await handle.evaluate(
        (element) =>
          new Promise((resolve) => {
            element.addEventListener('gd-ready', resolve, { once: true });
            document.body.append(element);
          }),
      );
      const files = Object.fromEntries(
        [...asked]
          .toSorted((a, b) => (a < b ? -1 : 1))
          .map((file) => [file, Math.round(brotliKb(file, app) * 10) / 10]),
      );
      const value = [...asked].reduce((sum, file) => sum + brotliKb(file, app), 0);
      const detail = { libraries: byLibrary([...asked], app), files };
      return { value: Math.round(value * 10) / 10, detail };
    },
    listen,
    app,
  );
}

/**
 * Returns the times from the creation of an element until it is ready, in ms, each in a new page with an empty cache.
 * @param {string} tag @param {number} rounds @param {string} [app] folder of the build
 */
export async function readyTimes(tag, rounds, app = APP) {
  const times = [];
  for (let round = 0; round < rounds; round++)
    times.push(
      await withElements(
        async (page) => {
          await page.evaluate(async (name) => void (await customElements.whenDefined(name)), tag);
          return page.evaluate(
            (name) =>
              new Promise((resolve) => {
                const since = performance.now();
                const element = document.createElement(name);
                element.addEventListener('gd-ready', () => resolve(performance.now() - since), { once: true });
                document.body.append(element);
              }),
            tag,
          );
        },
        undefined,
        app,
      ),
    );
  return times;
}
