import { describe, expect, it } from 'vitest';
import { wrapperPage } from './support/wrapper-page.ts';

const { here, open } = wrapperPage();

describe('configuration', () => {
  it('reaches the widget, the element’s own over the page’s', async () => {
    await open();
    const configs = await here.page.evaluate(async () => {
      fixture.configure({ baseUrl: 'https://a.example', lang: 'en' });
      await probe.ready;
      probe['config'] = { baseUrl: 'https://b.example' };
      await probe.ready;
      return fixture.record.configs;
    });
    expect(configs).toEqual([
      { lang: 'zh-CN' },
      { baseUrl: 'https://a.example', lang: 'en' },
      { baseUrl: 'https://b.example', lang: 'en' },
    ]);
  });

  it('has the language of what the element stands in, through shadow roots, until something else is said', async () => {
    await open();
    const langs = await here.page.evaluate(async () => {
      const around = document.createElement('div');
      around.lang = 'en-GB';
      const root = document.createElement('section').attachShadow({ mode: 'open' });
      around.append(root.host);
      document.body.append(around);
      const place = async (parent: ParentNode) => {
        const element = document.createElement('gd-probe') as typeof probe;
        parent.append(element);
        await element.ready;
        return (fixture.record.configs.at(-1) as { lang: string }).lang;
      };
      const inner = root.appendChild(document.createElement('p'));
      const found = [await place(around), await place(inner)];
      inner.lang = 'zh';
      return [...found, await place(inner)];
    });
    expect(langs).toEqual(['en', 'en', 'zh-CN']);
  });
});

describe('failures', () => {
  it('shows a chunk that failed to load, tells it, and loads it on retry', async () => {
    await open({ query: '?gated', ready: false });
    const detail = await here.page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('gd-error', (event) => resolve((event as CustomEvent).detail), { once: true });
          fixture.refuse('chunk is gone');
        }),
    );
    expect(detail).toEqual({ code: 'load_failed', message: 'chunk is gone', where: 'load' });
    const alert = here.page.locator('gd-probe [role=alert]');
    expect(await alert.textContent()).toContain('加载失败');
    const refused = () => here.page.evaluate(() => probe.echo(5).catch((error: Error) => error.message));
    expect(await refused()).toBe('chunk is gone');
    await alert.getByRole('button', { name: '重试' }).click();
    expect(await here.page.evaluate(() => probe.echo(5))).toBe(5);
    expect(await alert.count()).toBe(0);
  });

  it('gives up after 120 s', async () => {
    await here.page.clock.install();
    await here.page.goto(`${here.url}/?gated`);
    await here.page.waitForFunction(() => 'fixture' in globalThis);
    await here.page.evaluate(() => {
      fixture.define();
      const seen: unknown[] = [];
      Reflect.set(globalThis, 'seen', seen);
      document.addEventListener('gd-error', (event) => seen.push((event as CustomEvent).detail));
      document.body.innerHTML = '<gd-probe></gd-probe>';
    });
    const seen = () => here.page.evaluate(() => Reflect.get(globalThis, 'seen') as unknown[]);
    await here.page.clock.fastForward(119_000);
    expect(await here.page.locator('gd-probe [part=root]').textContent()).toBe('正在加载…');
    expect(await seen()).toEqual([]);
    await here.page.clock.fastForward(1001);
    expect(await seen()).toMatchObject([{ code: 'load_timeout', where: 'load' }]);
    expect(await here.page.locator('gd-probe [role=alert]').textContent()).toContain('120 秒');
  });

  it('shows a widget that fails to start', async () => {
    await open({ html: '<gd-probe fail lang="en"></gd-probe>', ready: false });
    const alert = here.page.locator('gd-probe [role=alert]');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('probe fails');
    expect(await alert.textContent()).toContain('Starting failed');
  });

  it('shows a widget that throws while drawing, tells it, and draws again on retry', async () => {
    await open({ html: '<gd-counter></gd-counter>', ready: false });
    await here.page.click('gd-counter .counter');
    const detail = await here.page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('gd-error', (event) => resolve((event as CustomEvent).detail), { once: true });
          document.querySelector('gd-counter')!.setAttribute('explode', '');
        }),
    );
    expect(detail).toEqual({ code: 'render_failed', message: 'counter exploded', where: 'render' });
    const alert = here.page.locator('gd-counter [role=alert]');
    expect(await alert.textContent()).toContain('界面出错了');
    await here.page.evaluate(() => document.querySelector('gd-counter')!.removeAttribute('explode'));
    await alert.getByRole('button').click();
    await here.page.locator('gd-counter .counter').waitFor();
  });
});

describe('another prefix', () => {
  it('defines the same elements under other tags', async () => {
    await open();
    const answer = await here.page.evaluate(async () => {
      fixture.define('acme');
      const element = document.createElement('acme-probe') as typeof probe;
      document.body.append(element);
      return element.echo('acme');
    });
    expect(answer).toBe('acme');
  });
});

describe('two loaders on a page', () => {
  it('keep the first and are silent about the same version', async () => {
    await open();
    await here.page.evaluate(() => fixture.define());
    expect(await here.page.evaluate(() => probe.echo(1))).toBe(1);
  });

  it('warn about another version', async () => {
    const warnings: string[] = [];
    here.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await open();
    await here.page.evaluate(() => {
      const state = Reflect.get(globalThis, Symbol.for('gongdi.elements')) as { version: string };
      state.version = '1.0.0';
      fixture.define();
    });
    expect(warnings).toEqual(['gongdi: elements 1.0.0 are on this page; 1.2.3 is not used']);
  });
});
