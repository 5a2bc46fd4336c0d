import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { launchBrowser, watchErrors } from '../support/browser.ts';
import { buildPage } from '../support/build.ts';

/** The policy of docs/architecture.md, "Elements", sent as a header: a violation fails the test that caused it. */
const POLICY =
  "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:";

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

export interface Stage {
  browser: Browser;
  origin: string;
  /**
   * A page without errors from an earlier test, for the next test: loading the widgets takes longer than most tests.
   */
  kept?: OpenPage;
  close(): Promise<void>;
}

/** Builds the page in the same way as the elements, serves it under the strict policy and starts a browser. */
export async function openStage(folder = 'tests/browser/designer-page'): Promise<Stage> {
  const server = await serve(await buildPage(folder));
  const browser = await launchBrowser();
  return {
    browser,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await browser.close();
      await new Promise((done) => server.close(done));
    },
  };
}

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    const path = normalize(address === '/' ? '/index.html' : address);
    readFile(join(folder, path)).then(
      (body) => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

export interface OpenPage {
  page: Page;
  context: BrowserContext;
  /** Errors and policy violations so far; at its end a test expects none. */
  problems: string[];
  /** Ends the test: closes the page, or clears it for the next test if it is to be reused. */
  close(): Promise<void>;
}

export interface PageOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  hasTouch?: boolean;
  /** Reuses the page of an earlier test, and leaves it to a later one. For tests that change only elements. */
  keep?: boolean;
}

/** Opens a page that records errors; it is new unless `keep` is set. `tags` are added to it, in order. */
export async function openPage(
  stage: Stage,
  tags: readonly string[],
  { keep = false, ...options }: PageOptions = {},
): Promise<OpenPage> {
  const kept = keep ? stage.kept : undefined;
  if (kept) stage.kept = undefined;
  const opened = kept ?? (await freshPage(stage, options));
  for (const tag of tags) {
    await opened.page.evaluate(async (name) => {
      const element = document.createElement(name) as HTMLElement & { ready?: Promise<unknown> };
      document.body.append(element);
      await element.ready;
    }, tag);
  }
  if (!keep) return opened;
  return {
    ...opened,
    async close() {
      if (opened.problems.length > 0 || stage.kept) return opened.close();
      await clear(opened.page);
      stage.kept = opened;
    },
  };
}

async function freshPage(stage: Stage, options: PageOptions): Promise<OpenPage> {
  const { width = 1440, height = 900, colorScheme = 'light', hasTouch = false } = options;
  const context = await stage.browser.newContext({
    viewport: { width, height },
    colorScheme,
    hasTouch,
    acceptDownloads: true,
    // With animations, every step would wait for their end, which would be most of the time of these tests.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const problems = watchErrors(page);
  await page.goto(stage.origin);
  return { page, context, problems, close: () => context.close() };
}

/** Removes all elements and their stored data from a page, and releases mouse and keys. */
async function clear(page: Page): Promise<void> {
  await page.mouse.up();
  await page.mouse.move(0, 0);
  for (const key of ['Shift', 'Control', 'Alt', 'Meta']) await page.keyboard.up(key);
  await page.evaluate(() => {
    const tested = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        if (element.localName.startsWith('x-')) return [element];
        return element.shadowRoot ? tested(element.shadowRoot) : [];
      });
    for (const element of tested(document)) (element as HTMLElement & { destroy(): void }).destroy();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}
