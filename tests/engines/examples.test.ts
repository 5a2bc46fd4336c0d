import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, watchErrors } from '../browser/support/browser.ts';
import { missing, startEngine, type RunningEngine } from './support/real-engine.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));

const PATIENT = { timeout: 30_000 };

/** Needs a browser and the built elements beside the engines: `GONGDI_ENGINE_PAGES=1`. */
const why = process.env['GONGDI_ENGINE_PAGES'] ? missing() : 'GONGDI_ENGINE_PAGES is not set';
if (why) process.stdout.write(`pages of engines skipped: ${why}\n`);

describe.skipIf(why !== null).each([
  ['camunda', 'camunda7'],
  ['flowable', 'flowable'],
] as const)('the example %s', (name, kind) => {
  let engine: RunningEngine;
  let browser: Browser;
  let serving: ChildProcess;
  let address: string;
  beforeAll(async () => {
    engine = await startEngine(kind);
    browser = await launchBrowser();
    const pages = ['--pages', EXAMPLES + name, '--port', '0', '--engine', new URL(engine.baseUrl).origin];
    serving = spawn(process.execPath, [`${EXAMPLES}html/serve.mjs`, ...pages], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(serving.stdout!, 'data')) as [Buffer];
    address = line.toString().trim();
  });
  afterAll(async () => {
    serving?.kill();
    await browser?.close();
    engine?.stop();
  });

  it('deploys what the designer drew, starts it, and follows it to its end', async () => {
    const page = await browser.newPage();
    const errors = watchErrors(page);
    await page.goto(address);
    const designer = page.locator('gd-process-designer');
    await designer.locator('.djs-shape[data-element-id="approve"]').waitFor();
    await designer.locator('.gd-tool-bar').getByRole('button', { name: /保存/ }).click();
    await expect.poll(() => page.locator('#told').textContent(), PATIENT).toBe('已部署：请假');
    await page.getByRole('button', { name: '发起' }).click();
    const viewer = page.locator('gd-instance-viewer');
    const state = (node: string) =>
      viewer.locator(`.djs-shape[data-element-id="${node}"]`).getAttribute('data-gd-state');
    await expect.poll(() => state('approve'), PATIENT).toBe('1');
    await page.getByRole('button', { name: '办结当前任务' }).click();
    await expect.poll(() => page.locator('#told').textContent(), PATIENT).toBe('已办结：项目经理审批');
    await expect.poll(() => state('end'), PATIENT).toBe('2');
    await expect.poll(() => state('approve'), PATIENT).toBe('2');
    expect(errors).toEqual([]);
  });
});
