import { useEffect, useRef, useState } from 'react';
import type { MountWidget, WidgetHandle } from '../../kit/mount.ts';
import { withTimeout } from '../../kit/lazy/index.ts';
import { useWidget } from '../../kit/provider/index.ts';
import { usePreferences } from '../ground/context/console-context.tsx';
import { PageLoading } from '../ground/status/page-loading.tsx';
import { FailurePanel } from '../ground/status/failure-panel.tsx';

type Props = Record<string, unknown>;

interface WidgetSlotProps<P> {
  /** Loads the widget's code when the slot is first shown. */
  load: () => Promise<{ mount: MountWidget<P> }>;
  props: P;
  /** Events of the widget; returning false cancels a cancelable one. */
  onEvent?: (type: string, detail: unknown) => boolean | void;
  className?: string;
  /** Base address of the console's own pages for links of the widget, unless the host has set one. */
  managerBase?: string;
  /**
   * Receives the widget's methods after it is mounted, and null after it is unmounted. Pass the same function at every
   * render.
   */
  onApi?: (api: WidgetHandle<P>['api'] | null) => void;
}

/** Renders another widget inside a page of the console, in the console's own shadow root. */
export function WidgetSlot<P extends Props>(props: WidgetSlotProps<P>) {
  const [attempt, setAttempt] = useState(0);
  return <Slot key={attempt} {...props} retry={() => setAttempt(attempt + 1)} />;
}

function Slot<P extends Props>({
  load,
  props,
  onEvent,
  className,
  managerBase,
  onApi,
  retry,
}: WidgetSlotProps<P> & { retry: () => void }) {
  const outer = useWidget();
  const { theme, density, lang } = usePreferences();
  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<WidgetHandle<P> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [ready, setReady] = useState(false);
  const given = { ...props, theme, density, lang: lang === 'en' ? 'en' : 'zh-CN' } as P;
  const latest = useRef({ given, onEvent });
  useEffect(() => {
    latest.current = { given, onEvent };
    handle.current?.update(given);
  });
  useEffect(() => {
    let current = true;
    // React owns the box. The widget gets its own element inside, so that the second mount of StrictMode uses a fresh
    // one.
    const container = document.createElement('div');
    container.className = 'gd-console-widget';
    box.current!.append(container);
    const start = async () => {
      const { mount } = await withTimeout(load());
      if (!current) return;
      const made = await mount(
        {
          ...outer,
          config: { managerBase, ...outer.config },
          container,
          emit: (type, detail) => latest.current.onEvent?.(type, detail) !== false,
        },
        latest.current.given,
      );
      if (!current) return made.unmount();
      handle.current = made;
      onApi?.(made.api);
      made.update(latest.current.given);
      setReady(true);
    };
    start().catch((error: unknown) => current && setFailure(error));
    return () => {
      current = false;
      handle.current?.unmount();
      handle.current = null;
      onApi?.(null);
      container.remove();
    };
  }, [outer, load, managerBase, onApi]);
  return (
    <div className={`gd-console-slot ${className ?? ''}`}>
      {failure ? <FailurePanel error={failure} retry={retry} /> : !ready && <PageLoading />}
      <div ref={box} className="gd-console-slot-box" />
    </div>
  );
}
