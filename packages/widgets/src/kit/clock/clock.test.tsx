// @vitest-environment jsdom
import { calls, createClient } from '@gongdi/api';
import dayjs from 'dayjs';
import { describe, expect, it, vi } from 'vitest';
import type { WidgetContext } from '../mount.ts';
import { FieldControl } from '../record-form/control.tsx';
import { render } from '../testing/render.tsx';
import { clockOf, ClockProvider, Instant, makeClock } from './index.ts';
import { instantOf, wallClock } from './wall-clock.ts';

const INSTANT = '2026-05-06T18:30:00.000Z';
const contextOf = (timeZone?: string) =>
  ({
    root: document.createElement('div').attachShadow({ mode: 'open' }),
    config: timeZone ? { timeZone } : {},
  }) as Pick<WidgetContext, 'root' | 'config'>;

describe('the clock of an element', () => {
  it('is that of the site until somebody says otherwise, and one for all widgets of the element', () => {
    const context = contextOf();
    expect(clockOf(context).times.zone).toBe('Asia/Shanghai');
    expect(clockOf(context)).toBe(clockOf(context));
    expect(clockOf(contextOf('America/New_York')).times.zone).toBe('America/New_York');
    expect(clockOf(contextOf('Mars/Olympus')).times.zone).toBe('Asia/Shanghai');
  });

  it('goes by what the server tells with an answer', async () => {
    const clock = makeClock();
    const heard = vi.fn();
    clock.subscribe(heard);
    const answer = (zone: string) => async () =>
      new Response(JSON.stringify({ code: 0, data: null, message: '' }), { headers: { 'x-time-zone': zone } });
    const ask = (zone: string) =>
      createClient({ fetch: answer(zone), onTimeZone: clock.tell }).call(calls.user.userInfo, {});
    await ask('Asia/Shanghai');
    expect(heard).not.toHaveBeenCalled();
    await ask('America/New_York');
    expect([heard.mock.calls.length, clock.times.dateTime(INSTANT)]).toEqual([1, '2026-05-06 14:30:00']);
    await ask('Nowhere/Land');
    expect([heard.mock.calls.length, clock.times.zone]).toEqual([1, 'America/New_York']);
  });

  it('writes what is shown already anew', async () => {
    const clock = makeClock();
    const { box, act } = await render(
      <ClockProvider value={clock}>
        <Instant value={INSTANT} />
      </ClockProvider>,
    );
    expect(box.textContent).toBe('2026-05-07 02:30:00');
    await act(() => clock.tell('UTC'));
    expect(box.textContent).toBe('2026-05-06 18:30:00');
  });
});

describe('an instant that is picked', () => {
  it.each(['Asia/Shanghai', 'America/New_York', 'UTC', 'Asia/Kolkata'])(
    'is shown and meant by the clocks of %s, wherever the browser is',
    (zone) => {
      expect(instantOf(wallClock(INSTANT, zone), zone)).toBe(INSTANT);
    },
  );

  it('is eight in the morning there', () => {
    const eight = dayjs('2026-05-06 08:00:00');
    expect(instantOf(eight, 'Asia/Shanghai')).toBe('2026-05-06T00:00:00.000Z');
    expect(instantOf(eight, 'America/New_York')).toBe('2026-05-06T12:00:00.000Z');
  });

  it.each([
    ['Asia/Shanghai', '2026-05-07 02:30:00'],
    ['America/New_York', '2026-05-06 14:30:00'],
  ])('stands in a form by the clocks of %s', async (zone, shown) => {
    const label = { zh: '时间', en: 'Time' };
    const { box } = await render(
      <ClockProvider value={makeClock(zone)}>
        <FieldControl field={{ name: 'at', kind: 'datetime', label }} {...{ value: INSTANT }} />
      </ClockProvider>,
    );
    expect(box.querySelector('input')?.value).toBe(shown);
  });
});
