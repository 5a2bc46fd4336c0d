import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { ViewerSession, ViewerState } from '../session/session.ts';
import { textsOf } from '../text/index.ts';
import { Timeline } from './timeline.tsx';

const Variables = lazyPart(() => import('./variables.tsx'));

export interface SideProps {
  session: ViewerSession;
  state: ViewerState;
  lang: Lang;
}

/**
 * Side panel: the list of visits, and the variables if there are any. Its space is reserved before the diagram is
 * drawn: a later change of the diagram's size would lay out all of its names again.
 */
export function Side({ open, onToggle, ...props }: SideProps & { open: boolean; onToggle(): void }) {
  const texts = textsOf(props.lang);
  const [tab, setTab] = useState<'timeline' | 'variables'>('timeline');
  const panel = useId();
  const ready = props.state.phase === 'ready';
  const tabbed = ready && props.state.variables.length > 0;
  const shown = tabbed ? tab : 'timeline';
  return (
    <aside className="gd-side-timeline" data-open={open} part="timeline" aria-label={texts.timeline}>
      <button type="button" className="gd-side-timeline-toggle" aria-expanded={open} onClick={onToggle}>
        {open ? texts.hideTimeline : texts.showTimeline}
      </button>
      {open && tabbed && (
        <div className="gd-side-tabs" role="tablist">
          {(['timeline', 'variables'] as const).map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${panel}-${name}`}
              aria-selected={shown === name}
              aria-controls={panel}
              tabIndex={shown === name ? 0 : -1}
              onClick={() => setTab(name)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
                const other = name === 'timeline' ? 'variables' : 'timeline';
                setTab(other);
                const root = event.currentTarget.getRootNode() as ShadowRoot;
                root.getElementById(`${panel}-${other}`)?.focus();
              }}
            >
              {texts[name]}
            </button>
          ))}
        </div>
      )}
      {open && ready && (
        <div
          className="gd-side-panel"
          id={panel}
          role={tabbed ? 'tabpanel' : undefined}
          aria-labelledby={tabbed ? `${panel}-${shown}` : undefined}
        >
          {shown === 'timeline' ? (
            <Timeline {...props} />
          ) : (
            <Suspense fallback={null}>
              <Variables {...props} />
            </Suspense>
          )}
        </div>
      )}
    </aside>
  );
}
