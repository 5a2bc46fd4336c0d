import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHostPages } from '@gongdi/server/testing';
import type { Page } from 'playwright';
import type * as Elements from '@gongdi/elements';
import type * as Helper from '@gongdi/elements/frame-host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ELEMENTS, withConsole } from './console-support/with-console.ts';
import { buildPage } from './support/build.ts';
import { recordingProxy, type Recording } from './support/recording-proxy.ts';
import { serve, type Served } from './support/serve.ts';

declare global {
  /** Of the script of the plain pages: `import()` would be another one here. */
  var load: (address: string) => Promise<unknown>;
}

type HostPages = Awaited<ReturnType<typeof readHostPages>>;
type Loader = typeof Elements;
type FrameHost = typeof Helper;

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));

/** The server of the example (`examples/portal/serve.mjs`). */
interface Portal {
  startPortal(options: {
    gongdi: () => string;
    users: Record<string, { password: string; account: string }>;
    now: () => number;
  }): Promise<{ address: string; stop(): Promise<unknown> }>;
}
let portal: Awaited<ReturnType<Portal['startPortal']>>;
/** The keys of the portal are at an address that is known when it listens: before the server starts. */
const signOn = { keys: '', issuer: '', audience: 'gongdi' };
beforeAll(async () => {
  const { startPortal } = (await import(/* @vite-ignore */ join(EXAMPLES, 'portal', 'serve.mjs'))) as Portal;
  portal = await startPortal({
    gongdi: () => server().address,
    users: { 1001: { password: 'portal', account: 'contractor' } },
    now: () => server().clock.now,
  });
  Object.assign(signOn, { keys: `${portal.address}/keys`, issuer: portal.address });
});
/** The example, in the menu of the server's own console: read before the server starts. */
const hostPages: HostPages = { pages: [], folder: '', origins: [] };
beforeAll(async () => {
  Object.assign(hostPages, await readHostPages(join(await buildPage('examples/plugin'), 'pages.json')));
}, 240_000);
const { open, server, expectErrors } = withConsole({ loopback: true, signOn, hostPages });

/** The example with its copy of the helper. */
const folder = mkdtempSync(join(tmpdir(), 'gongdi-iframe-'));
const served: Served[] = [];
const hosts: Record<'iframe' | 'react' | 'vue' | 'plugin' | 'strict' | 'stranger', string> = {
  iframe: '',
  react: '',
  vue: '',
  plugin: '',
  strict: '',
  stranger: '',
};
/** Requests for a session that the pages have sent. */
const asked: string[] = [];
const errors: string[] = [];

const PLAIN =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>host</title><link rel="icon" href="data:,"><script type="module" src="/load.js"></script><body></body></html>';

async function host(folders: Record<string, string>, policy: () => string): Promise<string> {
  const one = await serve({
    folders,
    intercept(request, response) {
      const { pathname, search } = new URL(request.url ?? '/', 'http://host');
      response.setHeader('content-security-policy', policy());
      if (pathname === '/session') {
        asked.push(search);
        void server()
          .client('contractor')
          .then((client) => {
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(client.session.get()));
          });
        return true;
      }
      if (pathname === '/load.js') {
        response.setHeader('content-type', 'text/javascript');
        response.end('globalThis.load = (address) => import(address);');
        return true;
      }
      if (pathname === '/plain') {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(PLAIN);
        return true;
      }
      if (!pathname.startsWith('/api/')) return false;
      // As a proxy does: page and server have one address.
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !/^(host|origin|connection)$/.test(name)),
      );
      const chunks: Buffer[] = [];
      request.on('data', (part: Buffer) => chunks.push(part));
      request.on('end', () => {
        const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
        fetch(server().address + request.url!, { method: request.method, headers: headers as HeadersInit, body }).then(
          async (answer) => {
            response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
            response.end(Buffer.from(await answer.arrayBuffer()));
          },
          (error: unknown) => {
            errors.push(String(error));
            response.writeHead(502).end();
          },
        );
      });
      return true;
    },
  });
  served.push(one);
  return one.url;
}

/** A page of its own origin, with the elements under the same address. */
const OWN =
  "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:";
/** Vue and React write no text as HTML; the page of the example has styles in attributes. */
const BUILT = `${OWN}; style-src-attr 'unsafe-inline'`;
/** A page that takes the elements from the server, allows no text as HTML or script, and names each policy. */
const trusting = () => {
  const { address } = server();
  return `default-src 'none'; script-src 'self' ${address}; style-src 'self'; img-src data: blob:; font-src ${address}; connect-src 'self' ${address} ${address.replace('http', 'ws')}; worker-src ${address} blob:; require-trusted-types-for 'script'; trusted-types gongdi`;
};
/** A page that runs no script of others: what it shows of them is in frames. */
const framing = () => `default-src 'self'; img-src data:; frame-src ${server().address} ${hosts.stranger}`;

beforeAll(async () => {
  cpSync(`${EXAMPLES}iframe`, folder, { recursive: true });
  cpSync(join(ELEMENTS, 'frame-host.js'), join(folder, 'frame-host.js'));
  const [react, vue, plugin] = await Promise.all(
    ['react', 'vue', 'plugin'].map((name) => buildPage(`examples/${name}`)),
  );
  hosts.stranger = await host({ '/elements/': ELEMENTS }, () =>
    OWN.replace("default-src 'self'", "default-src 'self' data:"),
  );
  hosts.iframe = await host({ '/': folder }, framing);
  hosts.strict = await host({}, trusting);
  for (const [name, built] of [
    ['react', react!],
    ['vue', vue!],
    ['plugin', plugin!],
  ] as const)
    hosts[name] = await host({ '/': built, '/elements/': ELEMENTS }, () => BUILT);
}, 240_000);
afterAll(async () => {
  await Promise.all([...served.map((one) => one.close()), portal?.stop()]);
  rmSync(folder, { recursive: true, force: true });
  expect(errors).toEqual([]);
});

/** Opens a page of a host, watched as every page of these tests. */
async function visit(address: string): Promise<Page> {
  const page = await open('/elements/frame-origins.json');
  await page.goto(address);
  return page;
}

interface Shown {
  call(method: string, ...args: unknown[]): Promise<unknown>;
  ready: Promise<void>;
}
const shown = (page: Page, name: string, method: string) =>
  page.evaluate(
    async ([frame, asks]) => {
      const frames = Reflect.get(globalThis, 'shown') as Record<string, Shown>;
      await frames[frame]!.ready;
      return frames[frame]!.call(asks);
    },
    [name, method] as const,
  );

describe('elements in frames', () => {
  it('work in a page that runs no script of others: session, height, properties, events, answers, reload', async () => {
    asked.length = 0;
    const page = await visit(`${hosts.iframe}/?server=${server().address}`);
    const table = page.frameLocator('#devices iframe').locator('gd-device-table');
    await table.locator('tr[data-row-key]').first().waitFor();
    expect(asked).toEqual(['']);
    expect(
      page
        .frames()
        .map((frame) => frame.url())
        .slice(1),
    ).toEqual(Array(2).fill(`${server().address}/elements/frame.html`));

    // The frame is as high as the table, and nothing in it scrolls.
    const heights = () =>
      Promise.all([
        page.locator('#devices iframe').evaluate((frame) => frame.getBoundingClientRect().height),
        table.evaluate((element) => Math.ceil(element.getBoundingClientRect().height)),
      ]);
    await expect
      .poll(async () => {
        const [frame, content] = await heights();
        return frame > 300 && frame === content;
      })
      .toBe(true);

    await page.locator('#lang').selectOption('en');
    await table.getByText('Online', { exact: true }).first().waitFor();

    // A dialog stands in the part of the tall frame that is in view.
    await page.setViewportSize({ width: 1280, height: 560 });
    await page.evaluate(() => window.scrollTo(0, 200));
    await table.getByRole('button', { name: 'Add', exact: true }).click();
    const box = (await table.locator('.ant-modal').boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeLessThan(300);
    await page.keyboard.press('Escape');
    await table.locator('.ant-modal').waitFor({ state: 'hidden' });

    await page.frameLocator('#designer iframe').locator('.djs-palette').waitFor();
    expect(await shown(page, 'designer', 'saveXML')).toContain('safety_check');
    await expect(shown(page, 'designer', 'fly')).rejects.toThrow('no method fly');
    await shown(page, 'designer', 'save');
    await expect.poll(() => page.locator('#saved').textContent()).toMatch(/^安全检查审批（safety_check），\d+ 个字符$/);

    // Loaded again, the document gets its properties, its session and its height once more; a method that is called
    // meanwhile waits for it.
    await page.locator('#reload').evaluate((button: HTMLElement) => {
      button.click();
      return (Reflect.get(globalThis, 'shown') as Record<string, Shown>)['devices']!.call('reload');
    });
    await expect.poll(() => asked).toEqual(['', '']);
    await table.getByText('Online', { exact: true }).first().waitFor();
    // Only a row says that the session has come: the filter has the word as well.
    await table.locator('tr[data-row-key]').first().waitFor();

    // A session that is over is asked for again, once.
    await server().database.pool.query('delete from login_session');
    await shown(page, 'devices', 'reload');
    await expect.poll(() => asked.slice(2)).toEqual(['?again']);
    await table.locator('tr[data-row-key]').first().waitFor();
    expect(await page.locator('#told').textContent()).toBe('');
    expectErrors(/status of 401/);
    await page.evaluate(() => {
      for (const one of Object.values(Reflect.get(globalThis, 'shown') as Record<string, { close(): void }>))
        one.close();
    });
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('answer no page that is not named, and refuse another version by its number', async () => {
    const page = await visit(`${hosts.iframe}/plain`);
    await page.clock.install();
    const outcome = await page.evaluate(async (src) => {
      const { openFrame } = (await load(`${location.origin}/frame-host.js`)) as FrameHost;
      const frame = openFrame(document.body, { src, element: 'gd-fence-editor' });
      const told: unknown[] = [];
      frame.iframe.addEventListener('gd-error', (event) => told.push((event as CustomEvent).detail));
      Reflect.set(globalThis, 'silent', { told, failed: frame.ready.catch((error: Error) => error.message) });
      await new Promise((done) => frame.iframe.addEventListener('load', done));
      return document.querySelector('iframe')!.getAttribute('sandbox');
    }, `${hosts.stranger}/elements/frame.html`);
    expect(outcome).toBe('allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups');
    await page.clock.fastForward(15_001);
    const silent = await page.evaluate(async () => {
      const { told, failed } = Reflect.get(globalThis, 'silent') as { told: unknown[]; failed: Promise<string> };
      return [await failed, told];
    });
    const message = `${hosts.stranger}/elements/frame.html does not answer`;
    expect(silent).toEqual([message, [{ code: 'frame_silent', message, where: 'frame' }]]);

    const answer = await page.evaluate(async (origin) => {
      const frame = document.createElement('iframe');
      frame.src = `${origin}/elements/frame.html`;
      document.body.append(frame);
      await new Promise((done) => frame.addEventListener('load', done));
      const channel = new MessageChannel();
      const heard = new Promise((done) => (channel.port1.onmessage = ({ data }) => done(data)));
      frame.contentWindow!.postMessage({ gongdi: 'frame', protocol: 99 }, origin, [channel.port2]);
      return heard;
    }, server().address);
    expect(answer).toEqual({ kind: 'refused', protocol: 1 });
  });
});

const SIX = [
  `<gd-device-table connection='{"kind":"gongdi"}'></gd-device-table>`,
  `<gd-fence-editor></gd-fence-editor>`,
  '<gd-console path="/projectmanage"></gd-console>',
  '<gd-instance-viewer></gd-instance-viewer>',
  '<gd-area-monitor></gd-area-monitor>',
  '<gd-process-designer process-id="leave"></gd-process-designer>',
];

/** Loads the elements from the server into the page, and gives them its session. */
const bringElements = (page: Page) =>
  page.evaluate(async (address) => {
    const { configure } = (await load(`${address}/elements/loader.js`)) as Loader;
    configure({ baseUrl: address, token: async () => (await fetch('/session')).json() });
  }, server().address);

describe('a page that allows no text as HTML (Trusted Types)', () => {
  it('has all six elements, from another origin, and is as before when they are gone', async () => {
    const page = await visit(`${hosts.strict}/plain`);
    await bringElements(page);
    const state = () =>
      page.evaluate(() => ({
        head: document.head.innerHTML,
        body: document.body.children.length,
        // One with the cursors of a drag, and the icons, stay where a diagram was.
        more: document.adoptedStyleSheets.length > 1 || document.fonts.size > 1,
        globals: Object.keys(globalThis)
          .filter((name) => !/^(gd|__)/.test(name))
          .toSorted(),
        kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
          (name) => !/^g(?:ongdi:|d-)/.test(name),
        ),
        cookie: document.cookie,
      }));
    const before = await state();
    // Inside two shadow roots, in a box that is transformed and cut.
    const ready = (markup: readonly string[]) =>
      page.evaluate(async (tags) => {
        const outer = document.createElement('section');
        Object.assign(outer.style, { transform: 'rotate(0.5deg)', overflow: 'hidden' });
        const inner = document.createElement('div');
        outer.attachShadow({ mode: 'open' }).append(inner);
        const root = inner.attachShadow({ mode: 'open' });
        document.body.append(outer);
        for (const markup of tags) {
          const [, tag] = /^<([\w-]+)/.exec(markup)!;
          const element = document.createElement(tag!) as HTMLElement & { ready: Promise<unknown> };
          for (const [, name, one, two] of markup.matchAll(/ ([\w-]+)=(?:'([^']*)'|"([^"]*)")/g))
            element.setAttribute(name!, one ?? two!);
          element.style.height = '480px';
          root.append(element);
          await element.ready;
        }
        return [...root.children].map(({ localName }) => localName);
      }, markup);
    expect(await ready(SIX)).toHaveLength(6);
    await page.locator('gd-device-table tr[data-row-key]').first().waitFor();
    await page.locator('gd-console').getByText('滨江科创中心一期').first().waitFor();
    // What writes HTML only when it is used: the menu of a shape, a name in place, drawing an area, the trend of a device.
    const designer = page.locator('gd-process-designer');
    await designer.locator('[data-action="create.start-event"]').first().click();
    await designer.locator('.djs-container').click({ position: { x: 360, y: 200 } });
    await page.keyboard.press('Escape');
    await page
      .locator('gd-fence-editor')
      .getByRole('button', { name: /^(新建|编辑)$/ })
      .click();
    await page.locator('gd-device-table [data-gd-open]').first().click();
    await page.locator('gd-device-table .gd-table-panel').waitFor();
    await page.evaluate(() => document.querySelector('section')!.remove());
    await expect.poll(state).toEqual(before);
  });
});

describe('frameworks', () => {
  it('React sets properties, hears events and calls methods; a button of the host stands in the toolbar', async () => {
    const page = await visit(`${hosts.react}/`);
    const table = page.locator('gd-device-table');
    await table.locator('tr[data-row-key]').nth(2).waitFor();
    const designer = page.locator('gd-process-designer');
    await designer.locator('.djs-palette').waitFor();
    await designer.locator('.gd-tool-bar').getByRole('button', { name: /保存/ }).click();
    await expect.poll(() => page.locator('output').first().textContent()).toMatch(/^安全检查审批，\d+ 个字符$/);
    const own = page.getByRole('button', { name: '宿主的按钮' });
    const inside = await own.evaluate((button) => {
      const at = button.getBoundingClientRect();
      const bar = document
        .querySelector('gd-process-designer')!
        .shadowRoot!.querySelector('.gd-tool-bar')!
        .getBoundingClientRect();
      return at.width > 0 && at.top >= bar.top - 1 && at.bottom <= bar.bottom + 1;
    });
    expect(inside).toBe(true);
    await own.click();
    expect(await page.locator('output').first().textContent()).toBe('清除');
    await page.getByRole('checkbox', { name: '深色' }).check();
    await expect.poll(() => table.evaluate((element) => element.getAttribute('theme'))).toBe('dark');
  });

  it('Vue keeps a designer with unsaved work while another view is shown', async () => {
    const page = await visit(`${hosts.vue}/`);
    const designer = page.locator('gd-process-designer');
    await designer.locator('.djs-palette').waitFor();
    const marked = await designer.evaluate(async (element) => {
      const own = element as HTMLElement & {
        importXML(xml: string): Promise<unknown>;
        saveXML(): Promise<string>;
        isDirty(): Promise<boolean>;
      };
      await own.importXML((await own.saveXML()).replaceAll('safety_check', 'changed_here'));
      return own.saveXML();
    });
    expect(marked).toContain('changed_here');
    await page.getByRole('button', { name: 'devices' }).click();
    await page.locator('gd-device-table tr[data-row-key]').first().waitFor();
    expect(await designer.count()).toBe(0);
    await page.getByRole('button', { name: 'designer' }).click();
    const kept = await designer.evaluate((element) =>
      (element as HTMLElement & { saveXML(): Promise<string> }).saveXML(),
    );
    expect(kept).toContain('changed_here');
    await designer.locator('.gd-tool-bar').getByRole('button', { name: /保存/ }).click();
    await expect.poll(() => page.locator('output').first().textContent()).toMatch(/个字符$/);
  });
});

describe('pages of the host in the console', () => {
  it('stand in the menu by their permission, get project, user, client and theme, and keep their state in tabs', async () => {
    const page = await visit(`${hosts.plugin}/`);
    const gas = page.locator('portal-gas');
    await gas.getByRole('heading', { name: '燃气监测' }).waitFor();
    await gas.getByText('滨江科创中心一期', { exact: true }).first().waitFor();
    await gas.getByText('全部项目').waitFor();
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('link', { name: '燃气监测' }).waitFor();
    expect(await menu.getByText('没有权限的页面').count()).toBe(0);
    // The style sheet of the host reaches the page, that of the console does not.
    expect(await gas.locator('.gas').evaluate((part) => getComputedStyle(part).paddingTop)).toBe('24px');
    await gas.getByRole('button', { name: '0' }).click();

    await menu.getByRole('link', { name: '工作笔记' }).click();
    await page.locator('portal-notes input').fill('三个字');
    expect(await page.locator('portal-notes output').textContent()).toBe('3');
    await menu.getByRole('link', { name: '燃气监测' }).click();
    await gas.getByRole('button', { name: '1', exact: true }).waitFor();
    await page.locator('gd-console').evaluate((element) => element.setAttribute('theme', 'dark'));
    await gas.locator('[data-theme="dark"]').waitFor();
    await gas.getByRole('button', { name: '项目' }).click();
    await page.locator('gd-console').getByRole('heading', { name: '项目' }).first().waitFor();
    await page.locator('gd-console').evaluate((element) => element.remove());
    expect(await page.locator('portal-gas, portal-notes').count()).toBe(0);
  });
});

describe('pages of the installation in the console of the server', () => {
  it('are there without a page of a portal, under the policy of the server', async () => {
    const page = await open('/gas', { user: 'contractor' });
    const gas = page.locator('portal-gas');
    await gas.getByText('滨江科创中心一期', { exact: true }).first().waitFor();
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('link', { name: '燃气监测' }).waitFor();
    expect(await menu.getByText('没有权限的页面').count()).toBe(0);
    expect(await gas.locator('.gas').evaluate((part) => getComputedStyle(part).paddingTop)).toBe('24px');
    await menu.getByRole('link', { name: '工作笔记' }).click();
    await page.locator('portal-notes input').fill('三个字');
    expect(await page.locator('portal-notes output').textContent()).toBe('3');
    expect(new URL(page.url()).pathname).toBe('/notes');
  });
});

describe('files that a browser asks for', () => {
  let proxy: Recording;
  beforeAll(async () => {
    proxy = await recordingProxy(server().address, (request, response) => {
      const tag = /^\/show\?(gd-[\w-]+)$/.exec(request.url ?? '')?.[1];
      if (!tag) return false;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        PLAIN.replace('/load.js', '/elements/loader.js').replace(
          '</body>',
          `<${tag} style="height:400px"></${tag}></body>`,
        ),
      );
      return true;
    });
  });
  afterAll(() => proxy?.close());

  /** Opens an address until nothing is loaded any more. @returns all that was asked for, and what was until the element was ready */
  async function visited(page: Page, address: string, tag: string) {
    proxy.asked.length = 0;
    await page.addInitScript(() => {
      document.addEventListener('gd-ready', () => Reflect.set(globalThis, 'readyAt', performance.now()), {
        once: true,
      });
    });
    await page.goto(proxy.url + address, { waitUntil: 'networkidle' });
    await page.locator(tag).evaluate((element) => (element as HTMLElement & { ready: Promise<unknown> }).ready);
    const atFirst = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/elements/') && startTime <= Reflect.get(globalThis, 'readyAt'))
        .map(({ name }) => name.replace(/.*\//, '')),
    );
    const paths = proxy.asked.map(({ path }) => path);
    return {
      atFirst,
      twice: paths.filter((path, index) => paths.indexOf(path) !== index),
      conditional: proxy.asked.filter(({ conditional }) => conditional).map(({ path }) => path),
      paths,
    };
  }

  it.each(SIX.map((markup) => /^<([\w-]+)/.exec(markup)![1]!))(
    '%s: few, none twice; a second visit asks whether the loader is still right, and nothing else',
    async (tag) => {
      const page = await open('/elements/frame-origins.json');
      expectErrors(/status of 401/);
      const first = await visited(page, `/show?${tag}`, tag);
      expect(first.atFirst).toContain('loader.js');
      expect(first.atFirst.length, first.atFirst.join(' ')).toBeLessThanOrEqual(15);
      expect(first).toMatchObject({ twice: [], conditional: [] });
      const again = await page.context().newPage();
      const second = await visited(again, `/show?${tag}`, tag);
      expect(second.paths.filter((path) => first.paths.includes(path))).toEqual(['loader.js']);
      expect(second.conditional).toEqual(['loader.js']);
      await again.close();
    },
  );

  it('the console of the server: a second visit asks for none', async () => {
    const page = await open('/elements/frame-origins.json');
    const first = await visited(page, '/login', 'gd-console');
    expect(first.twice).toEqual([]);
    expect(first.paths).toContain('loader.js');
    const again = await page.context().newPage();
    const second = await visited(again, '/login', 'gd-console');
    expect(second.conditional).toEqual([]);
    expect(second.paths.filter((path) => first.paths.includes(path))).toEqual([]);
    await again.close();
  });
});

describe('an old portal with its own login and loud style sheets', () => {
  it('lets its users in without a second login, and both logouts end it', async () => {
    const page = await visit(portal.address);
    expectErrors(/status of 401/);
    const enter = async () => {
      await page.locator('[name=user]').fill('1001');
      await page.locator('[name=password]').fill('portal');
      await page.getByRole('button', { name: '登录' }).click();
    };
    await enter();
    const table = page.locator('gd-device-table');
    await table.locator('tr[data-row-key]').first().waitFor();
    const look = await table
      .locator('td')
      .nth(1)
      .evaluate((cell) => {
        const style = getComputedStyle(cell);
        return [style.backgroundColor, style.letterSpacing, style.textTransform, style.fontStyle, style.borderTopStyle];
      });
    expect(look).not.toContain('rgb(255, 255, 204)');
    expect(look.slice(1)).toEqual(['normal', 'none', 'normal', 'none']);
    const sessions = async () =>
      (await server().database.pool.query('select 1 from login_session where revoked_at is null')).rowCount;
    const during = (await sessions())!;
    expect(during).toBeGreaterThan(0);
    await page.locator('#leave').click();
    await expect.poll(sessions).toBeLessThan(during);
    await table.waitFor({ state: 'detached' });
    await enter();
    await table.locator('tr[data-row-key]').first().waitFor();
  });
});
