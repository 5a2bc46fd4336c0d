import { Component, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import { textsOf } from '../text/index.ts';
import type { DockProps } from '../tools/dock-props.ts';

const VIEWS = {
  findings: lazyPart(() => import('../findings-list/findings-panel.tsx')),
  compare: lazyPart(() => import('../compare/compare-panel.tsx')),
  templates: lazyPart(() => import('../templates/templates-panel.tsx')),
};

/** The open tool below the canvas: list of findings, comparison or templates. Escape closes it. */
export default function Dock(props: DockProps) {
  const { tools, lang } = props;
  const { dock } = useSyncExternalStore(tools.state.subscribe, tools.state.get);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (dock !== null) box.current?.focus({ preventScroll: true });
  }, [dock]);
  if (dock === null) return null;
  const texts = textsOf(lang);
  const View = VIEWS[dock];
  return (
    <section
      ref={box}
      className="gd-status-dock"
      data-dock={dock}
      aria-label={texts[dock]}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        tools.close();
      }}
    >
      <header>
        <h2>{texts[dock]}</h2>
        <button type="button" onClick={() => tools.close()} aria-label={texts.close} title={texts.close}>
          ×
        </button>
      </header>
      <div className="gd-status-dock-body">
        <Refusal key={dock} text={texts.toolFailed}>
          <Suspense fallback={<p className="gd-designer-wait">{texts.loading}</p>}>
            <View {...props} />
          </Suspense>
        </Refusal>
      </div>
    </section>
  );
}

/** Error boundary: shows a message in place of a tool that cannot be loaded or drawn. The canvas keeps working. */
class Refusal extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="alert">{this.props.text}</p> : this.props.children;
  }
}
