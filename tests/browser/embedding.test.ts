import { demoId } from '@gongdi/server';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const CSS = 'gd-console, gd-device-table, gd-fence-editor, gd-instance-viewer { height: 640px }';

/**
 * Opens a portal around the elements: a page of the server, so that the server's policy applies, with its own body.
 * @param css of the portal
 */
async function host(css = ''): Promise<Page> {
  const page = await open('/login');
  await button(page, '登录').waitFor();
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    document.body.innerHTML =
      '<header><button id="before">Portal</button></header><main><h1>Site</h1><div id="place"></div></main>';
  }, CSS + css);
  return page;
}

/** The answer that the test sets for the page's session provider. */
type Answer = 'session' | 'null' | 'reject' | 'stale';

/** Configures the page with a provider whose answers the test can count and change. */
async function configure(page: Page, user: string, first: Answer = 'session') {
  const session = (await server().client(user)).session.get();
  await page.evaluate(
    ([given, answer]) => {
      const seen = { answer, asked: 0, events: [] as string[] };
      Reflect.set(globalThis, 'portal', seen);
      for (const type of ['gd-auth-required', 'gd-error'])
        document.addEventListener(type, (event) => seen.events.push(`${(event.target as Element).localName} ${type}`));
      // The same as configure() does before the first element.
      const state = Reflect.get(globalThis, Symbol.for('gongdi.elements')) as { config: object };
      state.config = {
        token: async () => {
          seen.asked += 1;
          await new Promise((done) => setTimeout(done, 50));
          if (seen.answer === 'reject') throw new Error('portal is down');
          if (seen.answer === 'null') return null;
          return seen.answer === 'stale' ? { token: 'gone', serial: 'gone' } : given;
        },
      };
    },
    [session, first] as const,
  );
  interface Portal {
    answer: Answer;
    asked: number;
    events: string[];
  }
  const portal = <T>(ask: (seen: Portal) => T): Promise<T> => page.evaluate<T>(`(${String(ask)})(globalThis.portal)`);
  return {
    asked: () => portal((seen) => seen.asked),
    required: () => portal((seen) => seen.events.filter((event) => event.endsWith('auth-required')).toSorted()),
    answer: (next: Answer) =>
      page.evaluate((to) => Object.assign(Reflect.get(globalThis, 'portal'), { answer: to }), next),
  };
}

const show = (page: Page, html: string) =>
  page.evaluate((inner) => {
    document.querySelector('#place')!.innerHTML = inner;
  }, html);

const TABLE = `<gd-device-table connection='{"kind":"gongdi"}'></gd-device-table>`;
const FENCE = `<gd-fence-editor connection='{"kind":"gongdi"}' project-id="${demoId('project', 1)}"></gd-fence-editor>`;
const VIEWER = `<gd-instance-viewer connection='{"kind":"gongdi"}' instance-id="a"></gd-instance-viewer>`;
const CONSOLE = '<gd-console path="/projectmanage"></gd-console>';

describe('the session of a page', () => {
  it('is asked for once by all its elements, those that come later too', async () => {
    const page = await host();
    const portal = await configure(page, 'contractor');
    await show(page, TABLE + FENCE + CONSOLE);
    await page.locator('gd-device-table tr[data-row-key]').first().waitFor();
    await page.locator('gd-console').getByText('滨江科创中心一期').first().waitFor();
    await page
      .locator('gd-fence-editor')
      .getByRole('button', { name: /^(新建|编辑)$/ })
      .waitFor();
    expect(await portal.asked()).toBe(1);
    await show(page, FENCE);
    await page
      .locator('gd-fence-editor')
      .getByRole('button', { name: /^(新建|编辑)$/ })
      .waitFor();
    expect(await portal.asked()).toBe(1);
    expect(await portal.required()).toEqual([]);
  });

  it('that cannot be had is told once by each element, which says so and comes on retry', async () => {
    const page = await host();
    const portal = await configure(page, 'contractor', 'reject');
    const TOLD = ['gd-console', 'gd-device-table', 'gd-fence-editor', 'gd-instance-viewer'].map(
      (tag) => `${tag} gd-auth-required`,
    );
    await show(page, TABLE + FENCE + CONSOLE + VIEWER);
    await expect.poll(portal.required).toEqual(TOLD);
    const table = page.locator('gd-device-table');
    const fence = page.locator('gd-fence-editor');
    await table.getByText('没有取得登录状态').first().waitFor();
    await fence.getByText('没有取得登录状态').waitFor();
    await page.locator('gd-instance-viewer').getByText('没有取得登录状态').waitFor();
    await page.locator('gd-console').getByText('登录状态由所在网站提供').waitFor();
    await button(page, '重试').first().click();
    await table.evaluate(async (element) => {
      const { reload } = element as HTMLElement & { reload(): Promise<void> };
      for (let i = 0; i < 3; i += 1) await reload.call(element);
    });
    expect(await portal.required()).toEqual(TOLD);
    await portal.answer('session');
    for (const tag of ['gd-device-table', 'gd-fence-editor', 'gd-console'])
      await page
        .locator(tag)
        .getByRole('button', { name: /^(重\s?试|刷新)$/ })
        .first()
        .click();
    await table.locator('tr[data-row-key]').first().waitFor();
    await fence.getByRole('button', { name: /^(新建|编辑)$/ }).waitFor();
    await page.locator('gd-console').getByText('滨江科创中心一期').first().waitFor();
    expect(await portal.required()).toEqual(TOLD);
  });

  it('that is over is told once, however often is asked, and again after a good one', async () => {
    const page = await host();
    const portal = await configure(page, 'contractor', 'stale');
    await show(page, TABLE);
    const table = page.locator('gd-device-table');
    const reload = () => table.evaluate((element) => (element as HTMLElement & { reload(): Promise<void> }).reload());
    await expect.poll(portal.required).toHaveLength(1);
    for (let i = 0; i < 3; i += 1) await reload();
    expect(await portal.required()).toHaveLength(1);
    await portal.answer('session');
    await reload();
    await table.locator('tr[data-row-key]').first().waitFor();
    await server().database.pool.query('delete from login_session');
    await portal.answer('stale');
    for (let i = 0; i < 3; i += 1) await reload();
    expect(await portal.required()).toHaveLength(2);
    expectErrors(/status of 401/);
  });
});

describe('the host’s page', () => {
  it('keeps its own place: nothing of the console lies outside of its box, and its only main part is the host’s', async () => {
    const page = await host();
    await configure(page, 'contractor');
    await show(page, CONSOLE);
    await page.locator('gd-console').getByText('滨江科创中心一期').first().waitFor();
    const skip = page.locator('gd-console .gd-console-skip');
    const looks = () =>
      skip.evaluate((link) => {
        const box = link.getBoundingClientRect();
        const around = document.querySelector('gd-console')!.getBoundingClientRect();
        const seen = (link.getRootNode() as ShadowRoot).elementFromPoint(box.x + 4, box.y + 4) === link;
        return { inside: box.top >= around.top && box.left >= around.left, seen };
      });
    expect(await looks()).toEqual({ inside: true, seen: false });
    await page.locator('#before').focus();
    await page.keyboard.press('Tab');
    expect(await looks()).toEqual({ inside: true, seen: true });
    expect(await page.locator('main').count()).toBe(1);
    // The preloaded chunks have arrived, and no preload links remain in the host's document head.
    await expect
      .poll(() => page.evaluate(() => document.head.querySelectorAll('[rel="modulepreload"]').length))
      .toBe(0);
    expect(await axe(page)).toEqual([]);
  });

  it('hands nothing of its way with text down to the elements', async () => {
    const HOSTILE = `body { letter-spacing: 6px; word-spacing: 9px; text-transform: uppercase; text-indent: 30px;
      text-align: right; white-space: pre; font: italic bold small-caps 30px/3 monospace; color: rgb(255, 0, 0);
      direction: rtl; text-shadow: 1px 1px red; word-break: break-all; list-style: square; cursor: wait;
      border-collapse: collapse; border-spacing: 7px; fill: red; -webkit-text-fill-color: red; writing-mode: vertical-rl }
      header, main, div, gd-console { writing-mode: inherit }`;
    const page = await host();
    await configure(page, 'contractor');
    await show(
      page,
      TABLE + FENCE + CONSOLE + '<gd-instance-viewer></gd-instance-viewer><gd-area-monitor></gd-area-monitor>',
    );
    await page.locator('gd-device-table tr[data-row-key]').first().waitFor();
    await page
      .locator('gd-fence-editor')
      .getByRole('button', { name: /^(新建|编辑)$/ })
      .waitFor();
    const looks = () =>
      page.evaluate(() => {
        const names =
          'letter-spacing word-spacing text-transform text-indent text-align white-space color direction text-shadow ' +
          'word-break list-style cursor border-collapse border-spacing fill -webkit-text-fill-color writing-mode ' +
          'font-style font-weight font-variant font-size line-height font-family';
        return [...document.querySelectorAll('#place > *')].map((element) =>
          [...element.shadowRoot!.children].map((part) => {
            const style = getComputedStyle(part);
            return [element.localName, ...names.split(' ').map((name) => `${name}: ${style.getPropertyValue(name)}`)];
          }),
        );
      });
    const before = await looks();
    expect(before.length).toBe(5);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, HOSTILE);
    expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).letterSpacing)).toBe('6px');
    expect(await looks()).toEqual(before);
  });

  it('keeps its dialog when Escape closes a popup of an element, and loses it to the next one', async () => {
    const page = await host();
    await configure(page, 'contractor');
    await page.evaluate((inner) => {
      const dialog = document.createElement('dialog');
      Object.assign(dialog.style, { width: '1200px', height: '800px' });
      dialog.innerHTML = inner;
      document.body.append(dialog);
      dialog.showModal();
    }, TABLE);
    const table = page.locator('gd-device-table');
    await table.locator('tr[data-row-key]').first().waitFor();
    const open = () => page.locator('dialog').evaluate((dialog) => (dialog as HTMLDialogElement).open);
    const popup = table.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
    await table.getByRole('combobox').first().click();
    await popup.waitFor();
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    expect(await open()).toBe(true);
    await table.locator('[data-gd-open]').first().click();
    await table.locator('.gd-table-panel').waitFor();
    await table.locator('.gd-table-panel').focus();
    await page.keyboard.press('Escape');
    await table.locator('.gd-table-panel').waitFor({ state: 'hidden' });
    expect(await open()).toBe(true);
    await table.locator('[data-gd-open]').first().focus();
    await page.keyboard.press('Escape');
    // In a cell, the first Escape leads back to the cell.
    await page.keyboard.press('Escape');
    await expect.poll(open).toBe(false);
  });

  it('lets headers that sort show that they have the focus', async () => {
    const page = await host();
    await configure(page, 'contractor');
    await show(page, TABLE);
    await page.locator('gd-device-table tr[data-row-key]').first().waitFor();
    const header = page.locator('gd-device-table th.ant-table-column-has-sorters').first();
    await page.locator('#before').focus();
    for (let i = 0; i < 60 && !(await header.evaluate((cell) => cell.matches(':focus'))); i += 1)
      await page.keyboard.press('Tab');
    expect(
      await header.evaluate((cell) => [cell.matches(':focus-visible'), getComputedStyle(cell).outlineStyle]),
    ).toEqual([true, 'solid']);
  });

  it('gives its language to elements without one', async () => {
    const page = await host();
    await configure(page, 'contractor');
    await page.evaluate(() => (document.documentElement.lang = 'en-GB'));
    await show(page, TABLE);
    await page.locator('gd-device-table').getByText('Online').first().waitFor();
    await page.evaluate(() => document.querySelector('#place')!.setAttribute('lang', 'zh'));
    await show(page, TABLE);
    await page.locator('gd-device-table').getByText('在线').first().waitFor();
  });
});

describe('an element that is gone', () => {
  it('is let go at once, whatever it had asked for', async () => {
    const page = await host();
    await configure(page, 'contractor');
    await page.evaluate(() => Reflect.set(globalThis, 'gone', []));
    const round = async () => {
      await show(page, TABLE + CONSOLE);
      await page.locator('gd-device-table tr[data-row-key]').first().waitFor();
      await page.locator('gd-console').getByText('滨江科创中心一期').first().waitFor();
      await page.evaluate(() => {
        const gone = Reflect.get(globalThis, 'gone') as WeakRef<Element>[];
        for (const element of document.querySelectorAll('#place > *')) gone.push(new WeakRef(element));
      });
      await show(page, '');
    };
    for (let i = 0; i < 5; i += 1) await round();
    const browser = await page.context().newCDPSession(page);
    const held = async () => {
      await browser.send('HeapProfiler.collectGarbage');
      return page.evaluate(
        () => (Reflect.get(globalThis, 'gone') as WeakRef<Element>[]).filter((one) => one.deref() !== undefined).length,
      );
    };
    // React's queue of updates holds the element that was unmounted last, until React renders again.
    await expect.poll(held).toBeLessThanOrEqual(1);
  });
});
