import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole({ loopback: true });

interface Told {
  origin: string;
  data: { type: string; state: string; src: string };
}

/** Records the messages about frames that a window receives. */
function collect(): void {
  const told: Told[] = [];
  Reflect.set(globalThis, 'gdTold', told);
  addEventListener('message', (event: MessageEvent<Told['data']>) => {
    if (event.data?.type === 'gd-frame') told.push({ origin: event.origin, data: event.data });
  });
}
const told = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'gdTold') as Told[]);
const both = (src: string) =>
  ['complete', 'load'].map((state) => ({
    origin: server().address,
    data: { type: 'gd-frame', state, src: server().address + src },
  }));

describe('/iframe', () => {
  it('shows a page of the same site without a login, and tells this window twice', async () => {
    const page = await open('/jump');
    await page.addInitScript(collect);
    await page.goto(`${server().address}/iframe?src=${encodeURIComponent('/register?layoutMode=plain')}`);
    await page.frameLocator('iframe').getByLabel('企业名称').waitFor();
    await expect.poll(() => told(page)).toEqual(both('/register?layoutMode=plain'));
    expect(await axe(page)).toEqual([]);
  });

  it.each([
    ['/iframe', '没有要打开的页面地址'],
    ['/iframe?src=javascript:alert(1)', '不能打开此页面'],
    ['/iframe?src=https://other.example/', '不能打开此页面'],
    ['/openIframe?src=/login&origin=https://host.example', '此页面只能由其他系统打开'],
  ])('%s says why nothing is shown', async (path, words) => {
    const page = await open(path);
    await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });
});

describe('/openIframe', () => {
  /** Opens a page of another system with the console in a frame. */
  async function host(origin?: string): Promise<Page> {
    const other = createServer((request, response) => {
      const own = origin ?? `http://${request.headers.host}`;
      const frame = `${server().address}/openIframe?src=/login&origin=${encodeURIComponent(own)}`;
      response.setHeader('content-type', 'text/html');
      response.end(`<title>host</title><link rel="icon" href="data:,"><iframe src="${frame}"></iframe>`);
    });
    await new Promise<void>((ready) => other.listen(0, 'localhost', ready));
    onTestFinished(() => void other.close());
    const page = await open('/jump');
    await page.addInitScript(collect);
    await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
    return page;
  }
  const inner = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');
  const order = (page: Page, src: string) =>
    page.evaluate(([message, to]) => document.querySelector('iframe')?.contentWindow?.postMessage(message, to), [
      { type: 'gd-frame-open', src },
      server().address,
    ] as const);

  it('tells the page around it, and begins anew once, after the last order', async () => {
    const page = await host();
    await inner(page).getByLabel('账号', { exact: true }).waitFor();
    await expect.poll(() => told(page)).toEqual(both('/login'));
    await order(page, 'https://other.example/');
    await order(page, '/resetpassword');
    await order(page, '/register');
    await inner(page).getByLabel('企业名称').waitFor();
    await expect.poll(() => told(page)).toEqual([...both('/login'), ...both('/register')]);
  });

  it('tells nothing to a page of another origin than the one named, and obeys it not', async () => {
    const page = await host('https://host.example');
    await inner(page).getByLabel('账号', { exact: true }).waitFor();
    await order(page, '/register');
    // Longer than the frame waits before it starts again.
    await page.waitForTimeout(600);
    expect(await inner(page).getByLabel('账号', { exact: true }).count()).toBe(1);
    expect(await told(page)).toEqual([]);
  });
});
