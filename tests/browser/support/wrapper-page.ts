import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchBrowser, watchErrors } from './browser.ts';
import { buildPage } from './build.ts';
import { STRICT_CSP, watchCsp } from './csp.ts';
import { serve } from './serve.ts';
import type { Served } from './serve.ts';

/** The interface of the page (packages/elements/testing/wrapper/fixture.ts), as far as the tests use it. */
interface Fixture {
  record: {
    mounts: number;
    unmounts: number;
    updates: Record<string, unknown>[];
    connectedAtMount: boolean[];
    configs: unknown[];
    unsaved: boolean;
  };
  configure(config: object): void;
  define(prefix?: string): void;
  release(): void;
  refuse(reason: string): void;
  attempts(): number;
}
export type Probe = HTMLElement &
  Record<string, unknown> & {
    ready: Promise<unknown>;
    echo(value: unknown, options?: { signal?: AbortSignal }): Promise<unknown>;
    save(): Promise<boolean>;
    slow(options: { signal: AbortSignal }): Promise<unknown>;
    missing(): Promise<unknown>;
    chatter(): Promise<unknown>;
  };
declare global {
  var fixture: Fixture;
  var probe: Probe;
}

/**
 * Elements of the real wrapper around recording widgets, on a page under the strict policy. Each test has a fresh page
 * as `here.page`, and fails if the policy was violated or an error occurred on it.
 */
export function wrapperPage() {
  let browser: Browser;
  let served: Served;
  let errors: string[];
  let refused: () => Promise<string[]>;
  const here = {} as { page: Page; url: string };

  beforeAll(async () => {
    const [folder, launched] = await Promise.all([buildPage('packages/elements/testing/wrapper'), launchBrowser()]);
    browser = launched;
    served = await serve({ folders: { '/': folder }, headers: { 'content-security-policy': STRICT_CSP } });
    here.url = served.url;
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
  beforeEach(async () => {
    here.page = await browser.newPage();
    errors = watchErrors(here.page);
    refused = await watchCsp(here.page);
  });
  afterEach(async () => {
    expect(await refused()).toEqual([]);
    expect(errors).toEqual([]);
    await here.page.close();
  });

  /**
   * Opens the page, defines the tags and sets the markup. `globalThis.probe` is the first probe; it is ready unless
   * `ready` is false.
   */
  const open = async ({ query = '', html = '<gd-probe></gd-probe>', ready = true } = {}): Promise<void> => {
    await here.page.goto(`${here.url}/${query}`);
    await here.page.waitForFunction(() => 'fixture' in globalThis);
    await here.page.evaluate(
      async ([markup, wait]) => {
        fixture.define();
        document.body.innerHTML = markup;
        globalThis.probe = document.querySelector<Probe>('gd-probe')!;
        if (wait) await globalThis.probe.ready;
      },
      [html, ready] as const,
    );
  };
  /** Waits long enough for all queued work (30 ms). */
  const settle = () => here.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)));
  return { here, open, settle };
}
