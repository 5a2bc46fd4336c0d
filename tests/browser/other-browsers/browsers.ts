import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

/** What a walk does in a browser, whatever drives it. Selectors reach into open shadow roots. */
export interface Walker {
  version: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page; what it needs is in its arguments. */
  evaluate<A extends unknown[], T>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Clicks as a person does: in the middle of an element, or at a place that is counted from its upper left corner. */
  click(selector: string, at?: { x: number; y: number }): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  escape(): Promise<void>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  name: string;
  /** Says why the browser cannot be driven here; null: it can. */
  missing(): string | null;
  launch(): Promise<Walker>;
}

const PATIENCE = 40_000;
const SIZE = { width: 1280, height: 900 };

const folders = () => (process.env['PATH'] ?? '').split(delimiter);
const onPath = (...names: string[]): string | undefined =>
  folders()
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** Firefox speaks WebDriver BiDi by itself: no driver stands between. */
export const FIREFOX: OtherBrowser = {
  name: 'Firefox',
  missing: () => (onPath('firefox-esr', 'firefox') ? null : 'firefox-esr is not installed'),
  async launch() {
    const executablePath = onPath('firefox-esr', 'firefox')!;
    const browser = await launch({ browser: 'firefox', executablePath, defaultViewport: SIZE });
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    return {
      version: await browser.version(),
      open: async (address) => void (await page.goto(address)),
      evaluate: async (work, ...args) => page.evaluate(work as never, ...(args as unknown as never[])),
      // The combinator of puppeteer that reaches into shadow roots.
      click: (selector, offset) => page.locator(`>>> ${selector}`).click(offset ? { offset } : {}),
      type: (text) => page.keyboard.type(text),
      escape: () => page.keyboard.press('Escape'),
      close: () => browser.close(),
    };
  },
};

/** MiniBrowser lies beside the library, in a folder that is named by architecture and version. */
function miniBrowser(): string | undefined {
  const bases = ['/usr/lib', '/usr/libexec'].filter((base) => existsSync(base));
  return bases
    .flatMap((base) => [base, ...readdirSync(base).map((name) => join(base, name))])
    .flatMap((folder) => ['4.1', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')))
    .find((file) => existsSync(file));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a screen that nobody sees. @returns its name */
async function startScreen(started: ChildProcess[]): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${SIZE.width}x${SIZE.height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(screen);
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]!.once('data', (text: Buffer) => resolve(text.toString().trim()));
    screen.once('error', reject);
  });
  return `:${number}`;
}

/** The first element that a selector finds, also inside of open shadow roots; runs in the page. */
const FIND = `const find = (root) => {
  const found = root.querySelector(arguments[0]);
  if (found) return found;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && find(shadowRoot);
    if (inside) return inside;
  }
  return null;
};
const found = find(document);
found?.scrollIntoView({ block: 'center', inline: 'center' });
return found;`;

export const WEBKIT: OtherBrowser = {
  name: 'WebKitGTK',
  missing() {
    if (!onPath('WebKitWebDriver') || !miniBrowser()) return 'webkit2gtk-driver is not installed';
    return process.env['DISPLAY'] || spawnSync('Xvfb', ['-help']).error === undefined ? null : 'Xvfb is not installed';
  },
  async launch() {
    const started: ChildProcess[] = [];
    const end = () => {
      for (const one of started.toReversed()) one.kill();
    };
    try {
      const DISPLAY = process.env['DISPLAY'] ?? (await startScreen(started));
      const port = await freePort();
      started.push(spawn('WebKitWebDriver', [`--port=${port}`], { env: { ...process.env, DISPLAY }, stdio: 'ignore' }));
      return webKitWalker(await connected(port), end);
    } catch (error) {
      end();
      throw error;
    }
  },
};

/** The driver needs a moment until it listens. */
async function connected(port: number): Promise<WebDriver> {
  const options = { binary: miniBrowser(), args: ['--automation', `--geometry=${SIZE.width}x${SIZE.height}`] };
  const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build();
    } catch (error) {
      if (Date.now() > until || !/ECONNREFUSED/.test(String(error))) throw error;
      await setTimeout(200);
    }
  }
}

async function webKitWalker(driver: WebDriver, end: () => void): Promise<Walker> {
  await driver.manage().setTimeouts({ script: PATIENCE, pageLoad: PATIENCE });
  const find = async (selector: string): Promise<WebElement> => {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const found = await driver.executeScript<WebElement | null>(FIND, selector);
      if (found) return found;
      if (Date.now() > until) throw new Error(`${selector} is not there`);
      await setTimeout(200);
    }
  };
  return {
    version: (await driver.getCapabilities()).get('browserVersion') as string,
    open: (address) => driver.get(address),
    async evaluate(work, ...args) {
      const script = `const done = arguments[arguments.length - 1];
Promise.resolve().then(() => (${String(work)})(...[...arguments].slice(0, -1))).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await driver.executeAsyncScript<{ value?: never; error?: string }>(script, ...args);
      if (error !== undefined) throw new Error(error);
      return value!;
    },
    async click(selector, at) {
      const origin = await find(selector);
      const { width, height } = await origin.getRect();
      // Counted from the middle.
      const x = at ? Math.round(at.x - width / 2) : 0;
      const y = at ? Math.round(at.y - height / 2) : 0;
      const over = { origin, x, y };
      // A mouse does not jump: what follows it has to see it come.
      const before = { origin, x: x - 6, y: y - 6 };
      await driver.actions().move(before).move(over).pause(50).click().perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    async close() {
      await driver.quit().catch(() => undefined);
      end();
    },
  };
}
