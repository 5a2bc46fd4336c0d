import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { launchBrowser, watchErrors } from './support/browser.ts';
import { buildElements } from './support/build.ts';
import { STRICT_CSP, watchCsp } from './support/csp.ts';
import { serve } from './support/serve.ts';
import type { Served } from './support/serve.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/html', import.meta.url));

let browser: Browser;
let folder: string;
let served: Served;
/** Files that the server refuses during a test. */
const broken = new Set<RegExp>();
/** Answers of an engine below the page's own address, by the end of the path; any other path gets an empty list. */
const engine: Record<string, unknown> = {};

beforeAll(async () => {
  [folder, browser] = await Promise.all([buildElements(), launchBrowser()]);
  served = await serve({
    folders: { '/': EXAMPLE, '/elements/': folder },
    headers: { 'content-security-policy': STRICT_CSP },
    intercept(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      if (pathname.startsWith('/engine-rest/')) {
        const known = Object.keys(engine).find((end) => pathname.endsWith(end));
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(known === undefined ? [] : engine[known]));
        return true;
      }
      if (![...broken].some((pattern) => pattern.test(request.url ?? ''))) return false;
      response.writeHead(503).end();
      return true;
    },
  });
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

/** Opens a page of the example and collects all errors on it. */
async function visit(path: string, work: (page: Page, errors: string[]) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1400 } });
  const errors = watchErrors(page);
  const refused = await watchCsp(page);
  try {
    await page.goto(served.url + path);
    await work(page, errors);
    expect(await refused()).toEqual([]);
  } finally {
    await page.close();
  }
}

const node = (page: Page, element: string, id: string) => page.locator(`${element} [data-element-id="${id}"]`).first();

describe('a host page with one script tag, under a strict policy', () => {
  it('shows an instance and a designer, and stores what the designer saves', async () => {
    await visit('/index.html', async (page, errors) => {
      await node(page, 'gd-instance-viewer', 'manager').waitFor();
      expect(await page.locator('gd-instance-viewer').evaluate((viewer) => viewer.shadowRoot?.textContent)).toContain(
        '李安全',
      );
      await page.locator('gd-process-designer .djs-palette').waitFor();
      await page.evaluate(() =>
        (document.querySelector('gd-process-designer') as HTMLElement & { save(): unknown }).save(),
      );
      await expect
        .poll(() => page.locator('#saved').textContent())
        .toMatch(/^安全检查审批（safety_check），\d+ 个字符$/);
      expect(errors).toEqual([]);
    });
  });

  it('follows an instance of an engine, and says what is wrong when there is none', async () => {
    const started = {
      id: 'i1',
      startTime: '2026-03-02T09:00:00.000+0800',
      endTime: null,
      processDefinitionId: 'excavation:1',
    };
    engine['/history/process-instance'] = [];
    await visit('/connection.html', async (page, errors) => {
      await page.locator('[name=kind]').selectOption('camunda7');
      await page.locator('button').click();
      await page.locator('#told', { hasText: '没有流程实例，请先发起一个' }).waitFor();
      engine['/history/process-instance'] = [started];
      engine['/history/process-instance/i1'] = { ...started, state: 'ACTIVE', startUserId: '王工' };
      engine['/xml'] = { bpmn20Xml: readFileSync(`${EXAMPLE}/excavation.bpmn`, 'utf8') };
      engine['/history/activity-instance'] = [
        { id: 'a1', activityId: 'review', activityType: 'userTask', startTime: started.startTime, endTime: null },
      ];
      await page.locator('button').click();
      await page.locator('#told', { hasText: '流程实例 i1' }).waitFor();
      await page.locator('gd-instance-viewer [data-element-id="review"][data-gd-state="1"]').waitFor();
      expect(errors).toEqual([]);
    });
  });

  it('tells an approval again from a page that has all of it', async () => {
    await visit('/replay.html', async (page, errors) => {
      const state = (id: string, is: string) =>
        page.locator(`gd-instance-viewer [data-element-id="${id}"][data-gd-state="${is}"]`).waitFor();
      await state('sign', '1');
      await page.locator('#moments button', { hasText: '监理退回' }).click();
      await state('review', '3');
      await state('revise', '1');
      expect(await page.locator('gd-instance-viewer [data-element-id="sign"][data-gd-state]').count()).toBe(0);
      await page.locator('#moments button', { hasText: '现在' }).click();
      await state('review', '2');
      await state('sign', '1');
      expect(await axe(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
  });

  it('has no WCAG findings, light and dark', async () => {
    await visit('/index.html', async (page) => {
      await node(page, 'gd-instance-viewer', 'manager').waitFor();
      await page.locator('gd-process-designer .djs-palette').waitFor();
      expect(await axe(page)).toEqual([]);
      await page.locator('#theme').selectOption('dark');
      await page.waitForTimeout(300);
      expect(await axe(page)).toEqual([]);
    });
  });

  it('works in an iframe', async () => {
    await visit('/frame.html', async (page, errors) => {
      const frame = page.frameLocator('iframe');
      await frame.locator('gd-instance-viewer [data-element-id="manager"]').first().waitFor();
      expect(errors).toEqual([]);
    });
  });

  it('explains itself where a tag has no attributes', async () => {
    await visit('/framed.html', async (page) => {
      await page.evaluate(async () => {
        document.body.innerHTML =
          '<gd-instance-viewer></gd-instance-viewer><gd-process-designer></gd-process-designer>';
        for (const element of document.querySelectorAll('gd-instance-viewer, gd-process-designer'))
          await (element as HTMLElement & { ready: Promise<unknown> }).ready;
      });
      const text = (tag: string) =>
        page.locator(tag).evaluate((element) => (element.shadowRoot?.textContent ?? '').trim().length);
      await expect.poll(() => text('gd-instance-viewer')).toBeGreaterThan(4);
      await page.locator('gd-process-designer .djs-palette').waitFor();
    });
  });
});

describe('declared methods', () => {
  it('are all there', async () => {
    await visit('/framed.html', async (page) => {
      const missing = await page.evaluate(async () => {
        await customElements.whenDefined('gd-process-designer');
        const found: string[] = [];
        for (const tag of ['gd-instance-viewer', 'gd-process-designer', 'gd-console']) {
          const element = document.createElement(tag) as HTMLElement &
            Record<string, unknown> & { ready: Promise<unknown> };
          element.style.height = '300px';
          document.body.replaceChildren(element);
          await element.ready;
          for (const [name, { value }] of Object.entries(
            Object.getOwnPropertyDescriptors(Object.getPrototypeOf(element)),
          )) {
            const own = ['focus', 'constructor'].includes(name) || name.endsWith('Callback');
            if (own || typeof value !== 'function') continue;
            // Waits at most 300 ms: the test checks only whether the method exists, not its effect.
            const outcome = await Promise.race([
              (value as (...args: unknown[]) => Promise<unknown>).call(element).then(
                () => 'there',
                (error: Error) => error.message,
              ),
              new Promise<string>((resolve) => setTimeout(() => resolve('there'), 300)),
            ]);
            if (outcome.includes('has no method')) found.push(`${tag}.${name}`);
          }
        }
        return found;
      });
      expect(missing).toEqual([]);
    });
  });
});

describe('a chunk that cannot be had', () => {
  it('is said in place, and comes on retry', async () => {
    const pattern = /\/assets\/.*\.js$/;
    broken.add(pattern);
    try {
      await visit('/framed.html', async (page) => {
        const alert = page.locator('gd-instance-viewer [role=alert]');
        await alert.waitFor();
        expect(await alert.textContent()).toContain('加载失败');
        expect(await axe(page)).toEqual([]);
        broken.delete(pattern);
        await alert.getByRole('button', { name: '重试' }).click();
        await node(page, 'gd-instance-viewer', 'manager').waitFor();
      });
    } finally {
      broken.delete(pattern);
    }
  });
});

describe('the built loader', () => {
  it('can be imported in bare Node', () => {
    const script = `const m = await import(${JSON.stringify(pathToFileURL(join(folder, 'loader.js')).href)});
      m.configure({}); m.register(); process.stdout.write(Object.keys(m).sort().join());`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(said).toBe('configure,register');
  });
});
