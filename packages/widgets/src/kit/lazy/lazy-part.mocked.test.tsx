// @vitest-environment jsdom
import { Suspense, useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { WidgetContext } from '../mount.ts';
import { WidgetContextProvider } from '../shadow/use-widget.ts';
import { render } from '../testing/render.tsx';
import { lazyDialog, lazyPart } from './index.ts';

// jsdom has no constructed style sheets, which a surface requires.
vi.mock('../shadow/use-surface.ts', () => ({ useSurface: () => ({ lang: 'zh-CN' }) }));

const LOST = new TypeError('Failed to fetch dynamically imported module');
const emit = vi.fn<WidgetContext['emit']>(() => true);

/** A part whose first loads fail, `times` in number; later loads succeed. */
function lost<P extends object>(times: number, Component: (props: P) => ReactNode) {
  return vi.fn(async () => {
    if (times-- > 0) throw LOST;
    return { default: Component };
  });
}

function inWidget(node: ReactNode): ReactNode {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  return <WidgetContextProvider value={{ host, root, container, config: {}, emit }}>{node}</WidgetContextProvider>;
}

const alert = (box: HTMLElement) => box.querySelector('[role=alert]');
const press = (box: HTMLElement, name: string) =>
  [...box.querySelectorAll('button')].find((one) => one.textContent === name)!.click();

it('shows a lost part in its place, tells it once, and really asks again; what stands around is kept', async () => {
  emit.mockClear();
  const load = lost<object>(2, () => <p>面板</p>);
  const Panel = lazyPart(load);
  function Screen() {
    const [drawn] = useState(() => crypto.randomUUID());
    return (
      <>
        <output>{drawn}</output>
        <Suspense fallback={null}>
          <Panel />
          <Panel />
        </Suspense>
      </>
    );
  }
  const { box, act, until } = await render(inWidget(<Screen />));
  await until(() => box.querySelectorAll('[role=alert]').length === 2);
  const drawing = box.querySelector('output')!;
  const { textContent } = drawing;
  expect(emit.mock.calls).toEqual([['gd-error', { code: 'load_failed', message: LOST.message, where: 'load' }]]);
  await act(() => press(box, '重试'));
  expect([load.mock.calls.length, alert(box)?.textContent?.includes('未能加载')]).toEqual([2, true]);
  await act(() => press(box, '重试'));
  await until(() => box.textContent.endsWith('面板面板'));
  expect([load.mock.calls.length, emit.mock.calls.length, alert(box)]).toEqual([3, 2, null]);
  expect([box.querySelector('output') === drawing, drawing.textContent]).toEqual([true, textContent]);
});

it('asks again by itself when the network is back', async () => {
  const Panel = lazyPart(lost<object>(1, () => <p>面板</p>));
  const { box, act, until } = await render(
    inWidget(
      <Suspense>
        <Panel />
      </Suspense>,
    ),
  );
  await until(() => alert(box) !== null);
  await act(() => dispatchEvent(new Event('online')));
  await until(() => box.textContent === '面板');
});

it('asks again when a dialog that did not come was closed and is opened once more', async () => {
  const Dialog = lazyDialog(lost<{ onClose: () => void }>(1, () => <p>对话框</p>));
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>打开</button>
        {open && <Dialog onClose={() => setOpen(false)} />}
      </>
    );
  }
  const { box, act, until } = await render(inWidget(<Screen />));
  await act(() => press(box, '打开'));
  await until(() => alert(box) !== null);
  await act(() => press(box, '关闭'));
  expect(alert(box)).toBeNull();
  await act(() => press(box, '打开'));
  await until(() => box.textContent === '打开对话框');
});

it('loads ahead of the first rendering; a failure that nobody waited for is not shown, the part loads again', async () => {
  const load = lost<object>(1, () => <p>面板</p>);
  const Panel = lazyPart(load);
  await Panel.ahead();
  expect(load).toHaveBeenCalledTimes(1);
  await Panel.ahead();
  const { box, until } = await render(
    inWidget(
      <Suspense>
        <Panel />
      </Suspense>,
    ),
  );
  await until(() => box.textContent === '面板');
  await Panel.ahead();
  expect([load.mock.calls.length, alert(box)]).toEqual([2, null]);
});

it('shows a failure that came while a component was waiting for what was loaded ahead', async () => {
  const Panel = lazyPart(lost<object>(1, () => <p>面板</p>));
  const loading = Panel.ahead();
  const { box, until } = await render(
    inWidget(
      <Suspense>
        <Panel />
      </Suspense>,
    ),
  );
  await loading;
  await until(() => alert(box) !== null);
});
