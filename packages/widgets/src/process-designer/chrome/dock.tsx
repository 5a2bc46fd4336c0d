import { Component, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { Settings } from '../props.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import { textsOf } from '../text/index.ts';
import type { Tools } from './tools.ts';

export interface DockProps {
  session: DesignerSession;
  stage: Stage;
  tools: Tools;
  settings: Settings;
  lang: Lang;
}

const VIEWS = {
  findings: lazyPart(() => import('../findings/findings-panel.tsx')),
  compare: lazyPart(() => import('../compare/compare-panel.tsx')),
  templates: lazyPart(() => import('../templates/templates-panel.tsx')),
};

/** What is open below the canvas: list of findings, comparison or templates. Escape closes it. */
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
      className="gd-dock"
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
      <div className="gd-dock-body">
        <Refusal key={dock} text={texts.toolFailed}>
          <Suspense fallback={<p className="gd-designer-wait">{texts.loading}</p>}>
            <View {...props} />
          </Suspense>
        </Refusal>
      </div>
    </section>
  );
}

/** A tool that cannot be loaded or drawn says so in its place; the canvas goes on. */
class Refusal extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="alert">{this.props.text}</p> : this.props.children;
  }
}
