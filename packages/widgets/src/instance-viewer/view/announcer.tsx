import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { ViewerSession, ViewerState } from '../session/session.ts';

const Said = lazyPart(() => import('./said.tsx'));

/**
 * Announces the element at the keyboard cursor to screen readers. The live region exists before its first text, so that
 * screen readers notice it.
 */
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
