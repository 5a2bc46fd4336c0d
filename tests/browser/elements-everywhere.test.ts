import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { buildPage } from './support/build.ts';
import { serve, type Served } from './support/serve.ts';

/** A test of the suite (`packages/elements/testing/everywhere/run.ts`); without an error it has passed. */
interface Outcome {
  title: string;
  error?: string;
}

let browser: Browser;
let served: Served;

beforeAll(async () => {
  const built = buildPage('packages/elements/testing/everywhere');
  [browser, served] = await Promise.all([launchBrowser(), built.then((folder) => serve({ folders: { '/': folder } }))]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

it.each(['react', 'vue'])('custom-elements-everywhere passes with our element class: %s', async (framework) => {
  const page = await browser.newPage();
  await page.goto(`${served.url}/?${framework}`);
  await page.waitForFunction(() => 'outcomes' in globalThis);
  const outcomes = await page.evaluate(() => Reflect.get(globalThis, 'outcomes') as Outcome[]);
  expect(outcomes.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(outcomes).toHaveLength(16);
});
