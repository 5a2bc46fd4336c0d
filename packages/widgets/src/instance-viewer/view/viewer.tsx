import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { WidgetContext } from '../../kit/mount.ts';
import { useSurface } from '../../kit/shadow/index.ts';
import type { ViewerSession } from '../session.ts';
import { textsOf } from '../text/index.ts';
import { Announcer } from './announcer.tsx';
import { Controls } from './controls.tsx';
import { Details } from './details.tsx';
import { Legend } from './legend.tsx';
import { Notice } from './notice.tsx';
import { Timeline } from './timeline.tsx';
import { useCanvasKeys } from './use-canvas-keys.ts';

export interface ViewerViewProps {
  context: WidgetContext;
  session: ViewerSession;
  timeline: boolean;
}

export function Viewer({ context, session, timeline }: ViewerViewProps) {
  const { lang, mode } = useSurface(context);
  const stage = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  const state = useSyncExternalStore(session.state.subscribe, session.state.get);
  const texts = textsOf(lang);
  useCanvasKeys(session);

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    element.prepend(session.host);
    session.resized();
    const observer = new ResizeObserver(() => session.resized());
    observer.observe(element);
    return () => observer.disconnect();
  }, [session]);

  const ready = state.phase === 'ready';
  return (
    <div className="gd-viewer-box">
      <div className="gd-diagram gd-viewer" data-theme={mode} lang={lang}>
        <div className="gd-viewer-stage" ref={stage} role="group" aria-label={texts.viewer} part="stage">
          {ready && <Legend lang={lang} marks={state.marks} />}
          {ready && <Controls session={session} texts={texts} />}
          {ready && <Details session={session} state={state} lang={lang} />}
          <Notice phase={state.phase} problem={state.problem} texts={texts} />
          <Announcer session={session} state={state} lang={lang} />
        </div>
        {timeline && ready && (
          <Timeline session={session} state={state} lang={lang} open={open} onToggle={() => setOpen(!open)} />
        )}
      </div>
    </div>
  );
}
