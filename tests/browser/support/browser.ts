import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

/**
 * Returns the browser for tests: `GONGDI_CHROMIUM` (set by `npm test`), Playwright's own, or the system's.
 * @throws Error that names what to install
 */
export function browserPath(): string {
  const named = process.env['GONGDI_CHROMIUM'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    ...(named ? [named] : []),
    chromium.executablePath(),
    ...folders.flatMap((folder) =>
      NAMES.map((name) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
    ),
  ];
  const found = candidates.find((path) => existsSync(path));
  if (found === undefined)
    throw new Error('no Chromium: run `npm test`, which looks for one, or name its path in GONGDI_CHROMIUM');
  return found;
}

/**
 * Windows of headless Chromium have an address bar, which is a page of four hundred files, and a spare process for the
 * next page. This takes a second for each context and is never visible, so these features are off.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/**
 * Returns the features that Playwright turns off by the same switch. Chromium uses only the last occurrence of the
 * switch, so both lists must be in one switch. @throws if the list is not found
 */
function offByPlaywright(): string[] {
  const text = readFileSync(
    createRequire(createRequire(import.meta.url).resolve('playwright')).resolve('playwright-core/lib/coreBundle'),
    'utf8',
  );
  const list = /\bdisabledFeatures = \[([^\]]+)\]/.exec(text)?.[1];
  if (list === undefined) throw new Error('playwright lists what it turns off elsewhere now');
  return list.split('\n').flatMap((line) => /^\s*"(\w+)"/.exec(line)?.[1] ?? []);
}

/**
 * Launches a browser that makes no requests of its own. Close it in `afterAll`. With `GONGDI_SLOW=6` its pages run six
 * times slower, which reveals tests and parts of the product that depend on speed.
 */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    // In a locale without UTF-8, Chromium names a download with a Chinese name "download".
    env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${[...offByPlaywright(), ...UNSEEN].join(',')}`,
    ],
  });
  const rate = Number(process.env['GONGDI_SLOW'] ?? 1);
  if (rate > 1) slowDown(browser, rate);
  return browser;
}

function slowDown(browser: Browser, rate: number): void {
  const plain = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await plain(options);
    context.on('page', (page) => {
      void context
        .newCDPSession(page)
        .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate }))
        .catch(() => undefined);
    });
    return context;
  };
}

/** Returns the errors on a page since `watch`: uncaught errors and errors in its console, in the browser's words. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  return errors;
}
