import { describe, expect, it } from 'vitest';
import { wrapperPage } from './support/wrapper-page.ts';
import type { Probe } from './support/wrapper-page.ts';

const { here, open, settle } = wrapperPage();
const last = () => here.page.evaluate(() => fixture.record.updates.at(-1));

describe('properties and attributes', () => {
  it('replays a property that was set before the tag was defined', async () => {
    await here.page.goto(here.url);
    await here.page.waitForFunction(() => 'fixture' in globalThis);
    const same = await here.page.evaluate(async () => {
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
    const result = await here.page.evaluate(async () => {
      const data = { at: new Date(0) };
      probe['data'] = data;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return [fixture.record.updates.at(-1)?.['data'] === data, probe.outerHTML];
    });
    expect(result).toEqual([true, '<gd-probe></gd-probe>']);
  });

  it('mounts nothing while the element is in no document', async () => {
    await open();
    const result = await here.page.evaluate(async () => {
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
    await here.page.evaluate(() => {
      for (const name of ['label', 'count', 'long-name', 'flag', 'keyboard']) probe.removeAttribute(name);
    });
    await settle();
    expect(await last()).toEqual({ flag: false, keyboard: true, theme: 'dark' });
  });

  it('reflects scalars', async () => {
    await open();
    const html = await here.page.evaluate(() => {
      Object.assign(probe, { label: 'x', count: 0, flag: true, keyboard: false, longName: 'a' });
      return probe.outerHTML;
    });
    expect(html).toBe('<gd-probe label="x" count="0" flag="" keyboard="false" long-name="a"></gd-probe>');
    const cleared = await here.page.evaluate(() => {
      Object.assign(probe, { label: null, count: undefined, flag: false, keyboard: true, longName: undefined });
      return [probe.outerHTML, probe['flag'], probe['keyboard'], probe['label']];
    });
    expect(cleared).toEqual(['<gd-probe></gd-probe>', false, true, undefined]);
  });

  it('reads JSON from an attribute, and tells bad JSON as gd-error without losing the last good value', async () => {
    await open({ html: `<gd-probe data='{"a":1}'></gd-probe>` });
    const detail = await here.page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('gd-error', (event) => resolve((event as CustomEvent).detail), { once: true });
          probe.setAttribute('data', '{bad');
        }),
    );
    expect(detail).toMatchObject({ code: 'bad_attribute', where: 'data' });
    expect((detail as { message: string }).message).toContain('data: SyntaxError');
    expect(await here.page.evaluate(() => probe['data'])).toEqual({ a: 1 });
  });

  it('tells the widget once for all changes of a task', async () => {
    await open();
    const before = await here.page.evaluate(() => fixture.record.updates.length);
    await here.page.evaluate(() => {
      for (let i = 0; i < 10; i += 1) probe['count'] = i;
      probe['label'] = 'x';
    });
    await settle();
    expect(await here.page.evaluate(() => fixture.record.updates.length)).toBe(before + 1);
    expect(await last()).toEqual({ count: 9, label: 'x' });
  });

  it('gives lang to the widget and leaves the platform property alone', async () => {
    await open({ html: '<gd-probe lang="en"></gd-probe>' });
    expect(await last()).toEqual({ lang: 'en' });
    expect(await here.page.evaluate(() => ((probe.lang = 'zh-CN'), probe.outerHTML))).toBe(
      '<gd-probe lang="zh-CN"></gd-probe>',
    );
  });
});

describe('events and methods', () => {
  it('lets events bubble out of the shadow root, and before-events be cancelled', async () => {
    await open();
    const results = await here.page.evaluate(async () => {
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
    const count = await here.page.evaluate(async () => {
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
    const answer = await here.page.evaluate(async () => {
      const early = probe.echo({ n: 1 });
      fixture.release();
      return early;
    });
    expect(answer).toEqual({ n: 1 });
  });

  it('ends a call by its AbortSignal, before and after loading', async () => {
    await open({ query: '?gated', ready: false });
    const names = await here.page.evaluate(async () => {
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
    const message = await here.page.evaluate(() => probe.missing().catch((error: Error) => error.message));
    expect(message).toBe('gd-probe has no method missing');
  });
});

describe('moving', () => {
  const counter = () =>
    here.page.evaluate(() => document.querySelector('gd-counter')?.shadowRoot?.querySelector('.counter')?.textContent);
  const openCounter = async () => {
    await open({ html: '<div id="a"><gd-counter></gd-counter></div><div id="b"></div>', ready: false });
    await here.page.click('gd-counter .counter');
    await here.page.click('gd-counter .counter');
    expect(await counter()).toBe('2');
  };

  it.each(['append', 'moveBefore'])('keeps state over %s', async (way) => {
    await openCounter();
    const supported = await here.page.evaluate((name) => {
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
    await here.page.click('gd-counter .counter');
    expect(await counter()).toBe('3');
    // A popover closes when its node moves, so the popup layer must be opened on top again.
    expect(
      await here.page.evaluate(() =>
        document.querySelector('gd-counter')?.shadowRoot?.querySelector('.gd-layer')?.matches(':popover-open'),
      ),
    ).toBe(true);
  });

  it('mounts anew after it was away', async () => {
    await open();
    const counts = await here.page.evaluate(async () => {
      probe.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
      const away = [fixture.record.mounts, fixture.record.unmounts];
      document.body.append(probe);
      await probe.ready;
      return [...away, fixture.record.mounts, fixture.record.unmounts, await probe.echo(7)];
    });
    expect(counts).toEqual([1, 1, 2, 1, 7]);
  });

  it('keeps unsaved work while it is away, as under Vue’s KeepAlive, for half an hour', async () => {
    await here.page.clock.install();
    await open();
    const counts = () => here.page.evaluate(() => [fixture.record.mounts, fixture.record.unmounts]);
    await here.page.evaluate(() => {
      fixture.record.unsaved = true;
      probe.remove();
    });
    await here.page.clock.fastForward(29 * 60_000);
    expect(await counts()).toEqual([1, 0]);
    // Back in the document, it starts anew at the next leaving.
    await here.page.evaluate(() => document.body.append(probe));
    await here.page.clock.fastForward(29 * 60_000);
    expect(await here.page.evaluate(() => probe.echo('still the same'))).toBe('still the same');
    expect(await counts()).toEqual([1, 0]);
    await here.page.evaluate(() => probe.remove());
    await here.page.clock.fastForward(30 * 60_000 + 1);
    expect(await counts()).toEqual([1, 1]);
  });

  it('keeps state and styles in another document', async () => {
    await openCounter();
    const result = await here.page.evaluate(async () => {
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
    const counts = await here.page.evaluate(async () => {
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
