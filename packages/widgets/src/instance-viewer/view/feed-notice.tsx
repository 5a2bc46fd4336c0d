import type { FeedProblem, FeedState } from '../connection/feed.ts';
import { format, type Texts } from '../text/index.ts';

interface FeedNoticeProps {
  phase: FeedState['phase'];
  problem: FeedProblem | null;
  unnamed: boolean;
  texts: Texts;
  retry(): void;
}

/** Shown in place of a diagram that a connection has not delivered yet. */
export function FeedNotice({ phase, problem, unnamed, texts, retry }: FeedNoticeProps) {
  if (problem) {
    return (
      <div className="gd-viewer-notice" role="alert">
        <strong>{format(texts.feedFailed, { message: problem.message })}</strong>
        <span>{texts.feedFailedHint}</span>
        <button type="button" className="gd-viewer-button" onClick={retry}>
          {texts.retry}
        </button>
      </div>
    );
  }
  if (phase === 'loading') {
    return (
      <div className="gd-viewer-notice" role="status">
        <i className="gd-viewer-spinner" aria-hidden="true" />
        <strong>{texts.connecting}</strong>
      </div>
    );
  }
  if (!unnamed) return null;
  return (
    <div className="gd-viewer-notice" role="status">
      <strong>{texts.empty}</strong>
      <span>{texts.emptyConnected}</span>
    </div>
  );
}

/** Shown above a diagram that could not be read again. */
export function FeedStrip({ problem, texts, retry }: { problem: FeedProblem; texts: Texts; retry(): void }) {
  return (
    <div className="gd-viewer-strip" role="alert">
      <span>{format(texts.feedStale, { message: problem.message })}</span>
      <button type="button" className="gd-viewer-button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
