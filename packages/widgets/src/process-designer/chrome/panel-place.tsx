import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { WidgetContext } from '../../kit/mount.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import type { Texts } from '../text/index.ts';

interface PanelPlaceProps {
  context: WidgetContext;
  session: DesignerSession;
  /** Null while the document is being opened; the space of the panel is reserved. */
  stage: Stage | null;
  texts: Texts;
}

/** The panel imports the form components, so it is loaded after the canvas is shown. */
const Panel = lazyPart(() => import('../panel/panel.tsx'));

export function PanelPlace({ context, session, stage, texts }: PanelPlaceProps) {
  return (
    <aside className="gd-designer-panel" part="panel" aria-label={texts.panel}>
      {stage && (
        <Suspense fallback={<p className="gd-designer-wait">{texts.loading}</p>}>
          <Panel context={context} session={session} stage={stage} />
        </Suspense>
      )}
    </aside>
  );
}
