import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { launchBrowser, watchErrors } from './support/browser.ts';
import { buildPage } from './support/build.ts';
import { STRICT_CSP, watchCsp } from './support/csp.ts';
import { serve } from './support/serve.ts';
import type { Served } from './support/serve.ts';

let browser: Browser;
let served: Served;
let page: Page;
let errors: string[];
let refused: () => Promise<string[]>;

beforeAll(async () => {
  const [folder, launched] = await Promise.all([buildPage('packages/widgets/testing/kit-gallery'), launchBrowser()]);
  browser = launched;
  served = await serve({ folders: { '/': folder }, headers: { 'content-security-policy': STRICT_CSP } });
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  errors = watchErrors(page);
  refused = await watchCsp(page);
});
afterEach(async () => {
  expect(await refused()).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

async function open(query = ''): Promise<void> {
  await page.goto(`${served.url}/${query}`);
  await page.locator('kit-gallery .ant-table-row').first().waitFor();
}

const computed = (selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
/** Counts the page's nodes outside of the element: antd must not add any. */
const outside = () => page.evaluate(() => [document.head.children.length, document.body.children.length]);

describe('controls in a shadow root, under a strict policy', () => {
  it('all work, with their popups in the element’s own layer', async () => {
    await open();
    const before = await outside();

    await page.locator('#type').click();
    await page.locator('.ant-select-item-option', { hasText: '升降机' }).click();
    expect(await page.locator('.ant-select', { has: page.locator('#type') }).textContent()).toContain('升降机');

    await page.locator('#date').click();
    await page.locator('.ant-picker-dropdown .ant-picker-cell-in-view').nth(3).click();
    await page.locator('.ant-picker-dropdown .ant-picker-cell-in-view').nth(9).click();
    await expect.poll(() => page.locator('#date').inputValue()).toMatch(/^\d{4}-\d{2}-04$/);

    await page.locator('#org').click();
    await page.locator('.ant-cascader-menu-item', { hasText: '华东' }).click();
    await page.locator('.ant-cascader-menu-item', { hasText: '上海' }).click();
    expect(await page.locator('.ant-cascader', { has: page.locator('#org') }).textContent()).toContain('上海');

    await page.locator('button[type=submit]').click();
    await page.locator('.ant-form-item-explain-error').waitFor();

    await page.locator('#message').click();
    await page.locator('.ant-message-notice', { hasText: '文件格式不合法!' }).waitFor();

    await page.locator('#popconfirm').click();
    await page.locator('.ant-popconfirm .ant-btn-primary').click();
    await page.locator('.ant-message-notice', { hasText: '已删除' }).waitFor();

    await page.locator('#dropdown').hover();
    await page.locator('.ant-dropdown-menu-item', { hasText: '紧凑' }).waitFor();
    await page.locator('#tooltip').hover();
    await page.locator('.ant-tooltip', { hasText: '提示' }).waitFor();

    await page.locator('#confirm').click();
    const confirm = page.locator('.ant-modal-confirm');
    await confirm.getByRole('button').first().click();
    await confirm.waitFor({ state: 'hidden' });

    await page.locator('.ant-pagination-item-2').click();
    expect(await page.locator('.ant-pagination-item-active').textContent()).toBe('2');
    expect(await page.locator('.ant-pagination').textContent()).toContain('10 条/页');

    expect(await outside()).toEqual(before);
    expect(
      await page.evaluate(() => document.querySelector('kit-gallery')?.shadowRoot?.querySelectorAll('style').length),
    ).toBe(0);
  });

  it('keep a select inside a modal usable, and close by Escape with the focus where it was', async () => {
    await open();
    await page.locator('#modal').click();
    await page.locator('#mode').click();
    await page.locator('.ant-select-item-option', { hasText: '追加' }).click();
    expect(await page.locator('.ant-modal .ant-select').first().textContent()).toContain('追加');
    await page.locator('.ant-select-dropdown').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await page.locator('.ant-modal').waitFor({ state: 'hidden' });
    const focused = await page.evaluate(() => document.querySelector('kit-gallery')?.shadowRoot?.activeElement?.id);
    expect(focused).toBe('modal');
  });
});

describe('a modal', () => {
  it('keeps the focus inside while Tab goes round', async () => {
    await open();
    await page.locator('#modal').click();
    await page.locator('.ant-modal-footer').waitFor();
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.querySelector('kit-gallery')?.shadowRoot?.activeElement?.closest('.ant-modal') !== null,
      );
      expect(inside).toBe(true);
    }
  });
});

describe('the popup layer', () => {
  it.each([
    ['no-preference', true],
    ['reduce', false],
  ] as const)('moves when it opens only for who wants motion: %s', async (reducedMotion, moves) => {
    await page.emulateMedia({ reducedMotion });
    await open();
    await page.evaluate(() => {
      const seen = new Set<string>();
      const root = document.querySelector('kit-gallery')!.shadowRoot!;
      const note = () => {
        for (const moved of root.querySelectorAll('[class*=-appear],[class*=-enter]')) seen.add(moved.className);
      };
      new MutationObserver(note).observe(root, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { moved: () => [...seen] });
    });
    await page.locator('#modal').click();
    await page.locator('.ant-modal-footer').waitFor();
    await page.locator('#mode').click();
    await page.locator('.ant-select-item-option', { hasText: '追加' }).click();
    const moved = await page.evaluate(() => (window as unknown as { moved: () => string[] }).moved());
    expect(
      moved.some((name) => /ant-(zoom|fade|slide).*-(start|active)/.test(name)),
      moved.join('\n'),
    ).toBe(moves);
  });

  it('is not cut by a host with overflow and transform', async () => {
    await open();
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      Object.assign(main.style, {
        transform: 'translate(10px, 10px)',
        overflow: 'hidden',
        height: '300px',
        width: '600px',
      });
    });
    await page.locator('#modal').evaluate((node) => (node as HTMLElement).click());
    const mask = page.locator('.ant-modal-mask');
    await mask.waitFor();
    expect(await mask.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  });

  it('comes above a modal dialog of the host and above fullscreen', async () => {
    await open();
    const hit = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          const root = node.getRootNode() as ShadowRoot;
          return node.contains(root.elementFromPoint(x + width / 2, y + height / 2));
        });
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      Object.assign(dialog.style, { width: '1200px', height: '800px' });
      document.body.append(dialog);
      dialog.append(document.querySelector('kit-gallery')!);
      dialog.showModal();
    });
    await page.locator('#type').click();
    await page.locator('.ant-select-item-option', { hasText: '塔吊' }).waitFor();
    await expect.poll(() => hit('.ant-select-item-option')).toBe(true);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      document.querySelector('main')!.append(document.querySelector('kit-gallery')!);
      document.querySelector('dialog')!.remove();
    });
    await page.locator('#tooltip').evaluate((node) => {
      node.addEventListener('click', () => void document.querySelector('kit-gallery')!.requestFullscreen(), {
        once: true,
      });
    });
    await page.locator('#tooltip').click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.locator('#type').click();
    await page.locator('.ant-select-item-option', { hasText: '塔吊' }).waitFor();
    await expect.poll(() => hit('.ant-select-item-option')).toBe(true);
  });
});

describe('looks', () => {
  it.each([
    ['light', 'default'],
    ['light', 'compact'],
    ['dark', 'default'],
    ['dark', 'compact'],
  ])('%s, %s: no WCAG findings, also with a modal open', async (theme, density) => {
    await open(`?theme=${theme}&density=${density}`);
    expect(await axe(page)).toEqual([]);
    await page.locator('#modal').click();
    await page.locator('.ant-modal-footer').waitFor();
    await page.waitForTimeout(400);
    expect(await axe(page)).toEqual([]);
    expect(await computed('.ant-modal-container', 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
  });

  it('follow the system with theme=auto, live', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open('?theme=auto');
    const dark = await computed('kit-gallery .ant-card', 'background-color');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => computed('kit-gallery .ant-card', 'background-color')).toBe('rgb(255, 255, 255)');
    expect(dark).toBe('rgb(23, 25, 28)');
  });

  it('make controls lower when compact', async () => {
    await open();
    const height = async () => Number.parseFloat(await computed('#modal', 'height'));
    const roomy = await height();
    await open('?density=compact');
    expect([roomy, await height()]).toEqual([32, 26]);
  });

  it('take the host’s tokens, also when they change later', async () => {
    await open();
    const set = (name: string, value: string) =>
      page.evaluate(([token, text]) => document.documentElement.style.setProperty(token, text), [name, value] as const);
    await set('--gd-color-primary', 'rgb(120, 40, 140)');
    await expect.poll(() => computed('button[type=submit]', 'background-color')).toBe('rgb(120, 40, 140)');
    await set('--gd-radius', '0px');
    await expect.poll(() => computed('#modal', 'border-radius')).toBe('0px');
    await set('--gd-control-height', '44px');
    await expect.poll(() => computed('#modal', 'height')).toBe('44px');
    await set('--gd-font', 'monospace');
    expect(await computed('#modal', 'font-family')).toBe('monospace');
  });

  it('are not touched by the host’s own styles', async () => {
    await open();
    const before = await computed('#modal', 'color');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('button { color: red !important } * { letter-spacing: 1em }');
      document.adoptedStyleSheets = [sheet];
    });
    expect(await computed('#modal', 'color')).toBe(before);
  });

  it('speak English', async () => {
    await open('?lang=en');
    expect(await page.locator('.ant-pagination').textContent()).toContain('10 / page');
  });
});
