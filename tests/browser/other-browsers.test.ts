import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withServer } from '@gongdi/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ELEMENTS } from './console-support/with-console.ts';
import { FIREFOX, WEBKIT, type Walker } from './other-browsers/browsers.ts';
import { serve, type Served } from './support/serve.ts';

if (!existsSync(ELEMENTS)) throw new Error('the elements are not built: npm run build');
const example = (name: string) => fileURLToPath(new URL(`../../examples/html/${name}`, import.meta.url));
const MODEL = readFileSync(example('approval.bpmn'), 'utf8');
const HISTORY = JSON.parse(readFileSync(example('history.json'), 'utf8')) as object;

const server = withServer({ elementsDir: ELEMENTS, loopback: true });
let host: Served;

/** Notes what goes wrong in the page: not every driver tells the messages of the console. */
const WATCH = `globalThis.wrong = [];
const note = (text) => globalThis.wrong.push(text);
addEventListener('error', ({ message, target }) => note('error: ' + (message ?? target.src)), true);
addEventListener('unhandledrejection', ({ reason }) => note('rejected: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note('policy: ' + violatedDirective + ' ' + blockedURI));
addEventListener('gd-error', ({ detail }) => note('gd-error: ' + detail.code + ' ' + detail.message));
const log = console.error;
console.error = (...all) => { note('console: ' + all.join(' ')); log(...all); };
globalThis.load = (address) => import(address);
`;
const PAGE =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>host</title><link rel="icon" href="data:,"><script src="/watch.js"></script><body></body></html>';

beforeAll(async () => {
  host = await serve({
    folders: {},
    intercept(request, response) {
      const { address } = server();
      // As `host-pages.test.ts` has it; the engines besides Chromium ignore what they do not know of it.
      const policy = `default-src 'none'; script-src 'self' ${address}; style-src 'self'; img-src data: blob:; font-src ${address}; connect-src 'self' ${address} ${address.replace('http', 'ws')}; worker-src ${address} blob:`;
      response.setHeader('content-security-policy', policy);
      const text = { '/page': PAGE, '/watch.js': WATCH }[request.url ?? ''];
      if (request.url === '/session')
        void server()
          .client('contractor')
          .then((client) => response.end(JSON.stringify(client.session.get())));
      else if (text === undefined) return false;
      else {
        response.setHeader('content-type', request.url === '/page' ? 'text/html; charset=utf-8' : 'text/javascript');
        response.end(text);
      }
      return true;
    },
  });
});
afterAll(() => host?.close());

declare global {
  var wrong: string[];
}
type Element = HTMLElement & Record<string, unknown> & { ready: Promise<Element> };

describe.each([FIREFOX, WEBKIT])('$name, as the distribution ships it', (browser) => {
  const why = browser.missing();
  if (why) {
    it.skip(`is not walked through: ${why}`, () => {});
    process.stdout.write(`${browser.name} is not walked through: ${why}\n`);
    return;
  }
  let walker: Walker;
  beforeAll(async () => {
    walker = await browser.launch();
    process.stdout.write(`${browser.name}: ${walker.version}\n`);
  });
  afterAll(() => walker?.close());

  /** Opens a page with one element, and waits until it is ready. */
  async function shown(tag: string, properties: object): Promise<void> {
    await walker.open(`${host.url}/page`);
    await walker.evaluate(
      async (name, given, address) => {
        const { configure } = (await load(`${address}/elements/loader.js`)) as {
          configure(config: object): void;
        };
        configure({ baseUrl: address, lang: 'zh-CN', token: async () => (await fetch('/session')).json() as unknown });
        const element = Object.assign(document.createElement(name), given) as Element;
        element.style.cssText = 'display: block; height: 700px';
        document.body.append(element);
        await element.ready;
      },
      tag,
      properties,
      server().address,
    );
  }
  const count = (selector: string) =>
    walker.evaluate((wanted) => {
      const all = (root: ParentNode): number =>
        root.querySelectorAll(wanted).length +
        [...root.querySelectorAll('*')].reduce((sum, one) => sum + (one.shadowRoot ? all(one.shadowRoot) : 0), 0);
      return all(document);
    }, selector);
  const text = () => walker.evaluate(() => document.body.firstElementChild!.shadowRoot!.textContent);
  const call = (method: string, ...args: unknown[]) =>
    walker.evaluate(
      (name, given) => {
        const element = document.body.firstElementChild as unknown as Record<string, (...all: unknown[]) => unknown>;
        return element[name]!(...given);
      },
      method,
      args,
    );
  const fine = async () => expect(await walker.evaluate(() => globalThis.wrong)).toEqual([]);

  it('viewer: marks the steps of an instance, and draws it as a picture', async () => {
    await shown('gd-instance-viewer', { xml: MODEL, ...HISTORY });
    await expect.poll(() => count('.djs-shape[data-gd-state]')).toBeGreaterThan(2);
    expect(await text()).toContain('李安全');
    expect(await call('saveSVG')).toContain('<svg');
    await fine();
  });

  it('designer: shows a model, and writes it', async () => {
    await shown('gd-process-designer', { value: MODEL });
    await expect.poll(() => count('.djs-shape')).toBeGreaterThan(3);
    expect(await call('saveXML')).toContain('id="hot_work"');
    await fine();
  });

  it('designer: draws a shape with the mouse, and takes it back', async () => {
    await shown('gd-process-designer', { value: MODEL });
    await expect.poll(() => count('.djs-shape')).toBeGreaterThan(3);
    const before = await count('.djs-shape');
    await walker.click('[data-action="create.start-event"]');
    // An empty place in a drawing of any width: the panel takes half of a narrow window, the sign of bpmn.io a corner.
    await walker.click('.djs-container', { x: 250, y: 500 });
    await expect.poll(() => count('.djs-shape')).toBeGreaterThan(before);
    await expect.poll(() => call('isDirty')).toBe(true);
    // It asks for a name in place.
    await walker.escape();
    await call('undo');
    await expect.poll(() => count('.djs-shape')).toBe(before);
    await fine();
  });

  it('fence editor: shows a fence, opens it for editing, and gives it back', async () => {
    const ring = [
      [121.47, 31.23],
      [121.48, 31.23],
      [121.48, 31.24],
    ];
    await shown('gd-fence-editor', { value: [ring.map((at, index) => [...at, 0, 0, index * 1000])] });
    await expect.poll(() => count('.leaflet-overlay-pane path')).toBeGreaterThan(0);
    await call('edit');
    await expect.poll(() => count('.gd-fence-node')).toBeGreaterThan(0);
    await call('cancel');
    expect(JSON.stringify(await call('getValue'))).toContain('121.48');
    await fine();
  });

  it('area monitor: places its points', async () => {
    await shown('gd-area-monitor', {
      area: { name: '基坑', width: 2000, height: 1400 },
      points: [{ device_id: 'a', device_name: '测点一', device_type: 17, x: 0.5, y: 0.5 }],
      values: [{ device_id: 'a', values: { settlement: 1 } }],
    });
    await expect.poll(text).toContain('测点一');
    await fine();
  });

  it('device table: shows the devices of the server, and searches', async () => {
    await shown('gd-device-table', { connection: { kind: 'gongdi' } });
    await expect.poll(() => count('tr[data-row-key]')).toBeGreaterThan(3);
    const all = await count('tr[data-row-key]');
    await walker.click('input[aria-label="搜索设备名称或编号"]');
    await walker.type('塔');
    await expect.poll(() => count('tr[data-row-key]')).toBeLessThan(all);
    await fine();
  });

  it('console: opens a page from the menu', async () => {
    await shown('gd-console', {});
    await call('navigate', '/projectmanage');
    await expect.poll(text).toContain('滨江科创中心一期');
    await fine();
  });
});
