import type { DiagramProblem } from '../../diagram/explain.ts';
import type { ViewerState } from '../session/session.ts';
import { format, type Texts } from '../text/index.ts';

interface NoticeProps {
  phase: ViewerState['phase'];
  problem: DiagramProblem | null;
  texts: Texts;
}

/** Shown in place of a diagram: what is missing and what to do. */
export function Notice({ phase, problem, texts }: NoticeProps) {
  if (phase === 'ready') return null;
  if (phase === 'failed') {
    return (
      <div className="gd-viewer-notice" role="alert">
        <strong>{format(texts.failed, { message: problem?.message ?? '' })}</strong>
        <span>{texts.failedHint}</span>
      </div>
    );
  }
  return (
    <div className="gd-viewer-notice" role="status">
      {phase === 'loading' && <span className="gd-viewer-spinner" aria-hidden="true" />}
      <strong>{phase === 'loading' ? texts.loading : texts.empty}</strong>
      {phase === 'empty' && <span>{texts.emptyHint}</span>}
    </div>
  );
}
