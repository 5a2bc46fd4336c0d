import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, watchErrors } from './support/browser.ts';
import { buildPage } from './support/build.ts';
import { STRICT_CSP, watchCsp } from './support/csp.ts';
import { serve } from './support/serve.ts';
import type { Served } from './support/serve.ts';

/** What the page offers (packages/elements/testing/wrapper/fixture.ts), as far as the tests use it. */
interface Fixture {
  record: {
    mounts: number;
    unmounts: number;
    updates: Record<string, unknown>[];
    connectedAtMount: boolean[];
    configs: unknown[];
  };
  configure(config: object): void;
  define(): void;
  release(): void;
  refuse(reason: string): void;
  attempts(): number;
}
type Probe = HTMLElement &
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

let browser: Browser;
let served: Served;
let page: Page;
let errors: string[];
let refused: () => Promise<string[]>;

beforeAll(async () => {
  const [folder, launched] = await Promise.all([buildPage('packages/elements/testing/wrapper'), launchBrowser()]);
  browser = launched;
  served = await serve({ folders: { '/': folder }, headers: { 'content-security-policy': STRICT_CSP } });
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});
beforeEach(async () => {
  page = await browser.newPage();
  errors = watchErrors(page);
  refused = await watchCsp(page);
});
afterEach(async () => {
  expect(await refused()).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

/** Opens the page, defines the tags and appends one probe, connected and ready. */
async function open({ query = '', html = '<gd-probe></gd-probe>', ready = true } = {}): Promise<void> {
  await page.goto(`${served.url}/${query}`);
  await page.waitForFunction(() => 'fixture' in globalThis);
  await page.evaluate(
    async ([markup, wait]) => {
      fixture.define();
      document.body.innerHTML = markup;
      globalThis.probe = document.querySelector<Probe>('gd-probe')!;
      if (wait) await globalThis.probe.ready;
    },
    [html, ready] as const,
  );
}

const last = () => page.evaluate(() => fixture.record.updates.at(-1));
const settle = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)));

describe('properties and attributes', () => {
  it('replays a property that was set before the tag was defined', async () => {
    await page.goto(served.url);
    await page.waitForFunction(() => 'fixture' in globalThis);
    const same = await page.evaluate(async () => {
      const early = document.createElement('gd-probe') as Probe;
      const data = [{ id: 1 }];
      early['data'] = data;
      document.body.append(early);
      fixture.define();
      await early.ready;
      return fixture.record.updates.at(-1)?.['data'] === data && early['data'] === data;
    });
    expect(same).toBe(true);
  });

  it('keeps the identity of rich data and writes none of it into the markup', async () => {
    await open();
    const result = await page.evaluate(async () => {
      const data = { at: new Date(0) };
      probe['data'] = data;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return [fixture.record.updates.at(-1)?.['data'] === data, probe.outerHTML];
    });
    expect(result).toEqual([true, '<gd-probe></gd-probe>']);
  });

  it('mounts nothing while the element is in no document', async () => {
    await open();
    const result = await page.evaluate(async () => {
      const detached = document.createElement('gd-probe') as Probe;
      detached['label'] = 'x';
      detached.setAttribute('count', '3');
      await new Promise((resolve) => setTimeout(resolve, 20));
      const before = fixture.record.mounts;
      document.body.append(detached);
      await detached.ready;
      return [before, fixture.record.mounts, fixture.record.connectedAtMount, fixture.record.updates.at(-1)];
    });
    expect(result).toEqual([1, 2, [true, true], { label: 'x', count: 3 }]);
  });

  it('reads scalars from attributes, and gives the default back when one is removed', async () => {
    await open({ html: '<gd-probe label="" count="2.5" long-name="n" flag keyboard="false" theme="dark"></gd-probe>' });
    expect(await last()).toEqual({ label: '', count: 2.5, longName: 'n', flag: true, keyboard: false, theme: 'dark' });
    await page.evaluate(() => {
      for (const name of ['label', 'count', 'long-name', 'flag', 'keyboard']) probe.removeAttribute(name);
    });
    await settle();
    expect(await last()).toEqual({ flag: false, keyboard: true, theme: 'dark' });
  });

  it('reflects scalars', async () => {
    await open();
    const html = await page.evaluate(() => {
      Object.assign(probe, { label: 'x', count: 0, flag: true, keyboard: false, longName: 'a' });
      return probe.outerHTML;
    });
    expect(html).toBe('<gd-probe label="x" count="0" flag="" keyboard="false" long-name="a"></gd-probe>');
    const cleared = await page.evaluate(() => {
      Object.assign(probe, { label: null, count: undefined, flag: false, keyboard: true, longName: undefined });
      return [probe.outerHTML, probe['flag'], probe['keyboard'], probe['label']];
    });
    expect(cleared).toEqual(['<gd-probe></gd-probe>', false, true, undefined]);
  });

  it('reads JSON from an attribute, and tells bad JSON as gd-error without losing the last good value', async () => {
    await open({ html: `<gd-probe data='{"a":1}'></gd-probe>` });
    const detail = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('gd-error', (event) => resolve((event as CustomEvent).detail), { once: true });
          probe.setAttribute('data', '{bad');
        }),
    );
    expect(detail).toMatchObject({ code: 'bad_attribute', where: 'data' });
    expect((detail as { message: string }).message).toContain('属性 data 不是有效的 JSON');
    expect(await page.evaluate(() => probe['data'])).toEqual({ a: 1 });
  });

  it('tells the widget once for all changes of a task', async () => {
    await open();
    const before = await page.evaluate(() => fixture.record.updates.length);
    await page.evaluate(() => {
      for (let i = 0; i < 10; i += 1) probe['count'] = i;
      probe['label'] = 'x';
    });
    await settle();
    expect(await page.evaluate(() => fixture.record.updates.length)).toBe(before + 1);
    expect(await last()).toEqual({ count: 9, label: 'x' });
  });

  it('gives lang to the widget and leaves the platform property alone', async () => {
    await open({ html: '<gd-probe lang="en"></gd-probe>' });
    expect(await last()).toEqual({ lang: 'en' });
    expect(await page.evaluate(() => ((probe.lang = 'zh-CN'), probe.outerHTML))).toBe(
      '<gd-probe lang="zh-CN"></gd-probe>',
    );
  });
});

describe('events and methods', () => {
  it('lets events bubble out of the shadow root, and before-events be cancelled', async () => {
    await open();
    const results = await page.evaluate(async () => {
      const seen: unknown[] = [];
      document.addEventListener('gd-before-save', (event) => {
        seen.push([event.composed, event.bubbles, (event as CustomEvent).detail]);
        if (seen.length === 2) event.preventDefault();
      });
      return [await probe.save(), await probe.save(), seen[0]];
    });
    expect(results).toEqual([true, false, [true, true, { kind: 'probe' }]]);
  });

  it('says gd-ready once for each mounting', async () => {
    await open({ html: '', ready: false });
    const count = await page.evaluate(async () => {
      let ready = 0;
      document.addEventListener('gd-ready', () => (ready += 1));
      const element = document.createElement('gd-probe') as Probe;
      document.body.append(element);
      await element.ready;
      await element.chatter();
      return ready;
    });
    expect(count).toBe(1);
  });

  it('answers methods that were called before the widget had loaded', async () => {
    await open({ query: '?gated', ready: false });
    const answer = await page.evaluate(async () => {
      const early = probe.echo({ n: 1 });
      fixture.release();
      return early;
    });
    expect(answer).toEqual({ n: 1 });
  });

  it('ends a call by its AbortSignal, before and after loading', async () => {
    await open({ query: '?gated', ready: false });
    const names = await page.evaluate(async () => {
      const name = (error: unknown) => (error as Error).name;
      const early = probe.echo(1, { signal: AbortSignal.timeout(20) }).catch(name);
      const first = await early;
      fixture.release();
      const late = probe.slow({ signal: AbortSignal.timeout(20) }).catch(name);
      const dead = probe.echo(1, { signal: AbortSignal.abort() }).catch(name);
      return [first, await late, await dead];
    });
    expect(names).toEqual(['TimeoutError', 'TimeoutError', 'AbortError']);
  });

  it('rejects a method that the widget does not have', async () => {
    await open();
    const message = await page.evaluate(() => probe.missing().catch((error: Error) => error.message));
    expect(message).toBe('gd-probe 没有方法 missing');
  });
});

describe('moving', () => {
  const counter = () =>
    page.evaluate(() => document.querySelector('gd-counter')?.shadowRoot?.querySelector('.counter')?.textContent);
  const openCounter = async () => {
    await open({ html: '<div id="a"><gd-counter></gd-counter></div><div id="b"></div>', ready: false });
    await page.click('gd-counter .counter');
    await page.click('gd-counter .counter');
    expect(await counter()).toBe('2');
  };

  it.each(['append', 'moveBefore'])('keeps state over %s', async (way) => {
    await openCounter();
    const supported = await page.evaluate((name) => {
      const b = document.querySelector<HTMLElement & { moveBefore?(node: Node, child: null): void }>('#b')!;
      const element = document.querySelector('gd-counter')!;
      if (name === 'append') b.append(element);
      else if (b.moveBefore) b.moveBefore(element, null);
      else return false;
      return true;
    }, way);
    expect(supported).toBe(true);
    await settle();
    expect(await counter()).toBe('2');
    await page.click('gd-counter .counter');
    expect(await counter()).toBe('3');
    // A popover closes when its node moves: the popup layer has to be on top again.
    expect(
      await page.evaluate(() =>
        document.querySelector('gd-counter')?.shadowRoot?.querySelector('.gd-layer')?.matches(':popover-open'),
      ),
    ).toBe(true);
  });

  it('mounts anew after it was away', async () => {
    await open();
    const counts = await page.evaluate(async () => {
      probe.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
      const away = [fixture.record.mounts, fixture.record.unmounts];
      document.body.append(probe);
      await probe.ready;
      return [...away, fixture.record.mounts, fixture.record.unmounts, await probe.echo(7)];
    });
    expect(counts).toEqual([1, 1, 2, 1, 7]);
  });

  it('keeps state and styles in another document', async () => {
    await openCounter();
    const result = await page.evaluate(async () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const inner = frame.contentDocument!;
      const element = document.querySelector('gd-counter')!;
      inner.body.append(element);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const button = element.shadowRoot!.querySelector('.counter')!;
      return [button.textContent, frame.contentWindow!.getComputedStyle(button).color];
    });
    expect(result).toEqual(['2', 'rgb(1, 2, 3)']);
  });

  it('leaves nothing behind after a hundred mountings', async () => {
    await open();
    const counts = await page.evaluate(async () => {
      const before = document.querySelectorAll('*').length;
      for (let i = 0; i < 100; i += 1) {
        const element = document.createElement('gd-probe') as Probe;
        document.body.append(element);
        await element.ready;
        element.remove();
        await Promise.resolve();
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      return [document.querySelectorAll('*').length - before, fixture.record.mounts - fixture.record.unmounts];
    });
    expect(counts).toEqual([0, 1]);
  });
});

describe('configuration', () => {
  it('reaches the widget, the element’s own over the page’s', async () => {
    await open();
    const configs = await page.evaluate(async () => {
      fixture.configure({ baseUrl: 'https://a.example', lang: 'en' });
      await probe.ready;
      probe['config'] = { baseUrl: 'https://b.example' };
      await probe.ready;
      return fixture.record.configs;
    });
    expect(configs).toEqual([
      {},
      { baseUrl: 'https://a.example', lang: 'en' },
      { baseUrl: 'https://b.example', lang: 'en' },
    ]);
  });
});

describe('failures', () => {
  it('shows a chunk that failed to load, tells it, and loads it on retry', async () => {
    await open({ query: '?gated', ready: false });
    const detail = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('gd-error', (event) => resolve((event as CustomEvent).detail), { once: true });
          fixture.refuse('chunk is gone');
        }),
    );
    expect(detail).toEqual({ code: 'load_failed', message: 'chunk is gone', where: 'load' });
    const alert = page.locator('gd-probe [role=alert]');
    expect(await alert.textContent()).toContain('加载失败');
    await page.evaluate(() => void Reflect.set(globalThis, 'waiting', probe.echo(5)));
    await alert.getByRole('button', { name: '重试' }).click();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'waiting') as unknown)).toBe(5);
    expect(await alert.count()).toBe(0);
  });

  it('gives up after 120 s', async () => {
    await page.clock.install();
    await page.goto(`${served.url}/?gated`);
    await page.waitForFunction(() => 'fixture' in globalThis);
    await page.evaluate(() => {
      fixture.define();
      const seen: unknown[] = [];
      Reflect.set(globalThis, 'seen', seen);
      document.addEventListener('gd-error', (event) => seen.push((event as CustomEvent).detail));
      document.body.innerHTML = '<gd-probe></gd-probe>';
    });
    const seen = () => page.evaluate(() => Reflect.get(globalThis, 'seen') as unknown[]);
    await page.clock.fastForward(119_000);
    expect(await page.locator('gd-probe [part=root]').textContent()).toBe('正在加载…');
    expect(await seen()).toEqual([]);
    await page.clock.fastForward(1001);
    expect(await seen()).toMatchObject([{ code: 'load_timeout', where: 'load' }]);
    expect(await page.locator('gd-probe [role=alert]').textContent()).toContain('120 秒');
  });

  it('shows a widget that fails to start', async () => {
    await open({ html: '<gd-probe fail lang="en"></gd-probe>', ready: false });
    const alert = page.locator('gd-probe [role=alert]');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('probe fails');
    expect(await alert.textContent()).toContain('Starting failed');
  });

  it('shows a widget that throws while drawing, tells it, and draws again on retry', async () => {
    await open({ html: '<gd-counter></gd-counter>', ready: false });
    await page.click('gd-counter .counter');
    const detail = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('gd-error', (event) => resolve((event as CustomEvent).detail), { once: true });
          document.querySelector('gd-counter')!.setAttribute('explode', '');
        }),
    );
    expect(detail).toEqual({ code: 'render_failed', message: 'counter exploded', where: 'render' });
    const alert = page.locator('gd-counter [role=alert]');
    expect(await alert.textContent()).toContain('界面出错了');
    await page.evaluate(() => document.querySelector('gd-counter')!.removeAttribute('explode'));
    await alert.getByRole('button').click();
    await page.locator('gd-counter .counter').waitFor();
  });
});

describe('two loaders on a page', () => {
  it('keep the first and are silent about the same version', async () => {
    await open();
    await page.evaluate(() => fixture.define());
    expect(await page.evaluate(() => probe.echo(1))).toBe(1);
  });

  it('warn about another version', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await open();
    await page.evaluate(() => {
      const state = Reflect.get(globalThis, Symbol.for('gongdi.elements')) as { version: string };
      state.version = '1.0.0';
      fixture.define();
    });
    expect(warnings).toEqual(['gongdi: elements 1.0.0 are on this page already; 1.2.3 is not used']);
  });
});
