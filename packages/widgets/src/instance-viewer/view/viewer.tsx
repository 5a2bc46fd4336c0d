import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { WidgetContext } from '../../kit/mount.ts';
import { useSurface } from '../../kit/shadow/index.ts';
import type { ViewerSession } from '../session/session.ts';
import { textsOf } from '../text/index.ts';
import type { Trail } from '../session/trail.ts';
import { Announcer } from './announcer.tsx';
import { Controls } from './controls.tsx';
import { Legend } from './legend.tsx';
import { Notice } from './notice.tsx';
import { Side } from './side.tsx';
import { useCanvasKeys } from './use-canvas-keys.ts';

const ViewerOutline = lazyPart(() => import('./viewer-outline.tsx'));
const Details = lazyPart(() => import('./details.tsx'));
/**
 * Delay before the details are loaded after the diagram is drawn, ms; they are loaded sooner when the pointer is on a
 * node.
 */
const DETAILS_AFTER = 200;
const Replay = lazyPart(() => import('../replay/replay.tsx'));

export interface ViewerViewProps {
  context: WidgetContext;
  session: ViewerSession;
  trail: Trail;
  timeline: boolean;
}

export function Viewer({ context, session, trail, timeline }: ViewerViewProps) {
  const { lang } = useSurface(context);
  const stage = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  const [replaying, setReplaying] = useState(false);
  const [outline, setOutline] = useState(false);
  const state = useSyncExternalStore(session.state.subscribe, session.state.get);
  const texts = textsOf(lang);
  useCanvasKeys(session);

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    session.attach(element);
    const observer = new ResizeObserver(() => session.resized());
    observer.observe(element);
    return () => observer.disconnect();
  }, [session]);

  const ready = state.phase === 'ready';
  const [details, setDetails] = useState(false);
  const pointed = (state.cursor ?? state.hovered ?? state.selected) !== null;
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => setDetails(true), pointed ? 0 : DETAILS_AFTER);
    return () => clearTimeout(timer);
  }, [ready, pointed]);
  const endReplay = () => {
    session.replay(null);
    setReplaying(false);
  };
  return (
    <div className="gd-viewer-body">
      <div className="gd-viewer-main">
        {ready && <Legend lang={lang} marks={state.marks} heat={state.heat} />}
        <div
          className="gd-viewer-stage"
          ref={stage}
          role="group"
          aria-label={texts.viewer}
          part="stage"
          data-heat={state.heat ? '' : undefined}
        >
          {ready && (
            <Controls
              session={session}
              lang={lang}
              heat={state.heat !== null}
              replaying={replaying}
              outline={outline}
              onOutline={() => setOutline(!outline)}
              onReplay={() => (replaying ? endReplay() : setReplaying(true))}
            />
          )}
          {ready && details && (
            <Suspense fallback={null}>
              <Details session={session} trail={trail} state={state} lang={lang} />
            </Suspense>
          )}
          <Notice phase={state.phase} problem={state.problem} texts={texts} />
          {ready && outline && (
            <Suspense>
              <ViewerOutline
                root={context.root}
                session={session}
                state={state}
                lang={lang}
                onClose={() => {
                  setOutline(false);
                  session.focus();
                }}
              />
            </Suspense>
          )}
          <Announcer session={session} state={state} lang={lang} />
        </div>
        {ready && replaying && (
          <Suspense fallback={<div className="gd-replay" />}>
            <Replay
              root={context.root}
              session={session}
              full={state.full}
              at={state.at}
              lang={lang}
              onClose={endReplay}
            />
          </Suspense>
        )}
      </div>
      {timeline && (ready || state.phase === 'loading') && (
        <Side session={session} state={state} lang={lang} open={open} onToggle={() => setOpen(!open)} />
      )}
    </div>
  );
}
