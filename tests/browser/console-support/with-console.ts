import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withServer, type ServerKit, type TestOptions } from '@gongdi/server/testing';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser, watchErrors } from '../support/browser.ts';
import { watchCsp } from '../support/csp.ts';
import { lastLook, watchPending } from './last-look.ts';
import { keepSession } from './session.ts';

/** The built elements; `npm test` builds them first. */
export const ELEMENTS =
  process.env['GONGDI_ELEMENTS'] ?? fileURLToPath(new URL('../../../packages/elements/dist/app', import.meta.url));

export interface OpenOptions extends BrowserContextOptions {
  /** Demo account whose session the page starts with; absent: no user is logged in. */
  user?: string;
  /** Earlier choices of the user, as the console stores them. */
  preferences?: { theme?: 'light' | 'dark'; density?: 'default' | 'compact'; lang?: 'zh' | 'en' };
}

export interface ConsoleKit {
  /** Server with its own database, its clock and captcha. */
  server: () => ServerKit;
  /** Opens an address of the console in a browser without history. */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
  /**
   * Removes errors that the test has provoked, so that the later check does not report them, nor those of the kind that
   * come until the test ends. @returns the removed errors
   */
  expectErrors: (pattern: RegExp) => string[];
}

interface Opened {
  page: Page;
  errors: string[];
  refused: () => Promise<string[]>;
  pending: () => string[];
}

/**
 * The console with a real server, real PostgreSQL and the real build, in one browser for all tests of a file. After
 * each test every page is checked: no policy violation, no uncaught error, no error in the browser's console.
 */
export function withConsole(options: TestOptions = {}): ConsoleKit {
  if (!existsSync(ELEMENTS)) throw new Error('the elements are not built: npm run build');
  const server = withServer({ elementsDir: ELEMENTS, ...options });
  let browser: Browser;
  let opened: Opened[] = [];
  let provoked: RegExp[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(async ({ task }) => {
    const [checked, expected] = [opened, provoked];
    [opened, provoked] = [[], []];
    for (const { page, errors, refused, pending } of checked) {
      if (task.result?.state === 'fail' && !page.isClosed())
        console.log(`A page of 「${task.name}」, when it failed:\n${await lastLook(page, pending())}`);
      const found = page.isClosed() ? [] : await refused();
      await page.context().close();
      expect(found, 'refused by the content security policy').toEqual([]);
      const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors of the page').toEqual([]);
    }
  });

  return {
    server,
    async open(path, { user, preferences, ...shapes } = {}) {
      // Without animation, so that an element is at its final position when it is clicked.
      const shape = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
      // Requests of a page with a worker are not seen by its routes.
      const context = await browser.newContext({ ...shape, serviceWorkers: 'block', ...shapes });
      const page = await context.newPage();
      page.setDefaultTimeout(40_000);
      const errors = watchErrors(page);
      const refused = await watchCsp(page);
      opened.push({ page, errors, refused, pending: watchPending(page) });
      if (preferences) await page.addInitScript(keepPreferences, JSON.stringify(preferences));
      if (user) await keepSession(page, server(), user);
      await page.goto(server().address + path);
      return page;
    },
    expectErrors(pattern) {
      provoked.push(pattern);
      const taken: string[] = [];
      for (const { errors } of opened) {
        const rest = errors.filter((error) => !pattern.test(error));
        taken.push(...errors.filter((error) => pattern.test(error)));
        errors.splice(0, errors.length, ...rest);
      }
      return taken;
    },
  };
}

function keepPreferences(value: string): void {
  if (localStorage.getItem('gongdi:preferences') === null) localStorage.setItem('gongdi:preferences', value);
}
