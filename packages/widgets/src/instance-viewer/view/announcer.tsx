import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { ViewerSession, ViewerState } from '../session.ts';

const Said = lazyPart(() => import('./said.tsx'));

/** Tells screen readers what the keyboard is on; the region is there before it says anything, so that it is heard. */
export function Announcer({ session, state, lang }: { session: ViewerSession; state: ViewerState; lang: Lang }) {
  return (
    <div className="gd-viewer-said" aria-live="polite">
      {(state.cursor ?? state.selected) !== null && (
        <Suspense fallback={null}>
          <Said session={session} state={state} lang={lang} />
        </Suspense>
      )}
    </div>
  );
}
