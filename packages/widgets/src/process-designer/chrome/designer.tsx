import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { WidgetContext } from '../../kit/mount.ts';
import { useSurface } from '../../kit/shadow/index.ts';
import { useCanvas } from '../canvas/use-canvas.ts';
import { DialogPlace } from '../dialog/dialog-place.tsx';
import type { Dialogs } from '../dialog/dialogs.ts';
import type { Settings } from '../host/props.ts';
import type { DesignerSession } from '../session/session.ts';
import { textsOf } from '../text/index.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { DockPlace } from './dock-place.tsx';
import { NoticeList } from './notice-list.tsx';
import { PanelPlace } from './panel-place.tsx';
import { StatusBar } from './status-bar.tsx';
import type { Tools } from '../tools/tools.ts';
import { useFindings } from './use-findings.ts';
import { useFileDrop } from './use-file-drop.ts';

export interface DesignerViewProps {
  context: WidgetContext;
  session: DesignerSession;
  settings: Settings;
  dialogs: Dialogs;
  tools: Tools;
}

/** Width in CSS pixels below which the panel would leave no space to draw (same value as in `designer.css`). */
const NARROW = 760;

/** Loaded on demand: many users never see it. */
const ProblemList = lazyPart(() => import('./problem-list.tsx'));
const DraftBar = lazyPart(() => import('./draft-bar.tsx'));
const CanvasLayer = lazyPart(() => import('../canvas/canvas-layer.tsx'));

/** Header, canvas and side panel. */
export function Designer({ context, session, settings, dialogs, tools }: DesignerViewProps) {
  const { lang, mode } = useSurface(context);
  const state = useSyncExternalStore(session.state.subscribe, session.state.get);
  const texts = textsOf(lang);
  const [panel, setPanel] = useState(() => context.container.clientWidth > NARROW);
  const place = useRef<HTMLDivElement>(null);
  const canvas = useCanvas({ session, state, dialogs, openPanel: () => setPanel(true) });
  const dropping = useFileDrop(place, { session, texts, dialogs });

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    element.prepend(session.host);
    const observer = new ResizeObserver(() => session.view.resized());
    observer.observe(element);
    return () => observer.disconnect();
  }, [session]);
  useEffect(() => session.retranslate(), [session, lang]);
  useFindings({ context, tools, settings, stage: state.stage, lang });

  const withPanel = settings.noPanel !== true;
  // reserve their space before the drawing exists, because the drawing is fitted into the remaining space
  const framed = state.phase !== 'failed' && state.simulation === 'off';
  return (
    <div className="gd-diagram gd-designer" data-theme={mode} data-simulation={state.simulation !== 'off'}>
      <Toolbar
        session={session}
        state={state}
        settings={settings}
        texts={texts}
        dialogs={dialogs}
        canvas={canvas}
        panelOpen={withPanel ? panel : null}
        onTogglePanel={() => setPanel(!panel)}
      />
      <div className="gd-designer-body">
        <div className="gd-designer-main">
          <div className="gd-designer-place" ref={place} part="canvas" role="group" aria-label={texts.designer}>
            {state.phase !== 'ready' && (
              <p className="gd-designer-wait" role="status">
                {state.phase === 'loading' ? texts.loading : texts.importFailed}
              </p>
            )}
            {dropping && <p className="gd-designer-drop">{texts.dropHere}</p>}
            <div className="gd-designer-bars">
              {state.draft && (
                <Suspense>
                  <DraftBar draft={state.draft} session={session} texts={texts} />
                </Suspense>
              )}
              {state.problems.length > 0 && (
                <Suspense>
                  <ProblemList state={state} session={session} texts={texts} />
                </Suspense>
              )}
              {state.simulation === 'on' && <p className="gd-designer-bar">{texts.simulating}</p>}
            </div>
            <NoticeList notices={session.notices} texts={texts} />
            {canvas && state.simulation === 'off' && (
              <Suspense>
                <CanvasLayer root={context.root} context={canvas} />
              </Suspense>
            )}
          </div>
          {state.stage && (
            <DockPlace session={session} stage={state.stage} tools={tools} settings={settings} lang={lang} />
          )}
          {framed && <StatusBar tools={tools} settings={settings} texts={texts} />}
        </div>
        {withPanel && panel && framed && (
          <PanelPlace context={context} session={session} stage={state.stage} texts={texts} />
        )}
      </div>
      <DialogPlace dialogs={dialogs} texts={texts} />
    </div>
  );
}
