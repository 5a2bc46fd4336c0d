// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { MountWidget, WidgetContext } from '../../kit/mount.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { WidgetSlot } from './widget-slot.tsx';

/** A widget that notes what is done to it. */
function widget() {
  const seen = {
    props: [] as Record<string, unknown>[],
    context: undefined as WidgetContext | undefined,
    unmounted: 0,
  };
  const mount: MountWidget = (context, props) => {
    seen.context = context;
    seen.props.push(props);
    context.container.textContent = '部件';
    return {
      api: { hello: () => 'hi' },
      update: (next) => void seen.props.push(next),
      unmount: () => void (seen.unmounted += 1),
    };
  };
  return { seen, load: vi.fn(async () => ({ mount })) };
}

test('a widget gets its properties with theme, density and language of the console, and every change of them', async () => {
  const { seen, load } = widget();
  function Slot() {
    const [value, setValue] = useState(1);
    return (
      <>
        <button onClick={() => setValue(2)}>change</button>
        <WidgetSlot load={load} props={{ value }} />
      </>
    );
  }
  const page = await renderConsole(<Slot />);
  await page.until('部件');
  expect(seen.props[0]).toMatchObject({ value: 1, theme: 'light', density: 'default', lang: 'zh-CN' });
  await page.press('change');
  expect(seen.props.at(-1)).toMatchObject({ value: 2 });
  await page.act(() => page.services.preferences.change({ theme: 'dark' }));
  expect(seen.props.at(-1)).toMatchObject({ value: 2, theme: 'dark' });
  expect(load).toHaveBeenCalledOnce();
});

test('its methods are passed on while it is there, and its end is told', async () => {
  const { seen, load } = widget();
  const onApi = vi.fn();
  const props = {};
  const page = await renderConsole(<WidgetSlot load={load} props={props} onApi={onApi} />);
  await page.until('部件');
  expect(onApi).toHaveBeenLastCalledWith(expect.objectContaining({ hello: expect.any(Function) }));
  await page.unmount();
  expect([seen.unmounted, onApi.mock.calls.at(-1)]).toEqual([1, [null]]);
});

test('an event is cancelled by false only', async () => {
  const { seen, load } = widget();
  const answers: Record<string, boolean | undefined> = { 'gd-a': false, 'gd-b': true, 'gd-c': undefined };
  const page = await renderConsole(<WidgetSlot load={load} props={{}} onEvent={(type) => answers[type]} />);
  await page.until('部件');
  expect(Object.keys(answers).map((type) => seen.context!.emit(type, null))).toEqual([false, true, true]);
});

test('a widget whose code does not load can be tried again', async () => {
  const { load } = widget();
  load.mockRejectedValueOnce(new Error('断网了'));
  const page = await renderConsole(<WidgetSlot load={load} props={{}} />);
  await page.until('断网了');
  await page.press('重试');
  await page.until('部件');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a slot that goes before the code has come leaves nothing behind', async () => {
  const { seen, load } = widget();
  let come!: () => void;
  const { mount } = await load();
  const slow = () => new Promise<{ mount: typeof mount }>((resolve) => (come = () => resolve({ mount })));
  const page = await renderConsole(<WidgetSlot load={slow} props={{}} />);
  await page.unmount();
  come();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen.context).toBeUndefined();
});
