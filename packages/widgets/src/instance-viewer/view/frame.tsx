import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { WidgetContext } from '../../kit/mount.ts';
import { useSurface } from '../../kit/shadow/index.ts';
import type { Feed } from '../connection/feed.ts';
import { textsOf } from '../text/index.ts';
import type { Trail } from '../session/trail.ts';
import { FeedNotice, FeedStrip } from './feed-notice.tsx';
import { Viewer } from './viewer.tsx';

const TrailBar = lazyPart(() => import('./trail-bar.tsx'));

export interface ViewerFrameProps {
  context: WidgetContext;
  trail: Trail;
  feed: Feed;
  timeline: boolean;
  /** Whether a connection is set without an instance id. */
  unnamed: boolean;
}

/** The diagram of the innermost instance, the path back to the outer ones, and the status of the connection. */
export function ViewerFrame({ context, trail, feed, timeline, unnamed }: ViewerFrameProps) {
  const { lang, mode } = useSurface(context);
  const way = useSyncExternalStore(trail.state.subscribe, trail.state.get);
  const { phase, problem } = useSyncExternalStore(feed.state.subscribe, feed.state.get);
  const texts = textsOf(lang);
  const level = way.levels.at(-1);
  const blank = useSyncExternalStore(trail.root.state.subscribe, () => trail.root.state.get().phase === 'empty');
  const retry = () => feed.retry();
  if (!level) return null;
  return (
    <div className="gd-viewer-box">
      <div className="gd-diagram gd-viewer" data-theme={mode} lang={lang}>
        {(way.levels.length > 1 || way.pending !== null || way.failure) && (
          <Suspense fallback={null}>
            <TrailBar trail={trail} way={way} texts={texts} />
          </Suspense>
        )}
        {problem && !blank && <FeedStrip problem={problem} texts={texts} retry={retry} />}
        <Viewer key={level.id} context={context} session={level.session} trail={trail} timeline={timeline} />
        {blank && <FeedNotice phase={phase} problem={problem} unnamed={unnamed} texts={texts} retry={retry} />}
      </div>
    </div>
  );
}
