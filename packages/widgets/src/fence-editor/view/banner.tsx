import type { Editor } from '../editor/editor.ts';
import type { FenceState } from '../session/state.ts';
import { format, type Texts } from '../text/index.ts';
import { Icon } from './icons.tsx';

interface BannerProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
  readOnly: boolean;
}

/** Banner for loading, failure, emptiness, the question before changes are lost, and the result of the last action. */
export function Banner({ editor, state, texts, readOnly }: BannerProps) {
  const { session } = editor;
  const { phase, mode, notice, leaving, document } = state;
  if (phase === 'loading') {
    return (
      <div className="gd-fence-cover" role="status">
        <span className="gd-fence-spinner" />
        {state.attempt > 0 ? format(texts.retrying, { n: state.attempt }) : texts.loading}
      </div>
    );
  }
  if (phase === 'failed') {
    return (
      <div className="gd-fence-cover" role="alert">
        <strong>{format(texts.loadFailed, { message: state.failure ?? '' })}</strong>
        <span>{texts.loadFailedHint}</span>
        <button type="button" className="gd-fence-button" onClick={() => void editor.load()}>
          {texts.retry}
        </button>
      </div>
    );
  }
  if (leaving) {
    return (
      <div className="gd-fence-notice" data-kind="warning" role="alertdialog" aria-label={texts.confirmCancel}>
        <p>{texts.confirmCancel}</p>
        <button
          type="button"
          className="gd-fence-button gd-fence-danger"
          autoFocus
          onClick={() => session.cancel(true)}
        >
          {texts.discard}
        </button>
        <button type="button" className="gd-fence-button" onClick={() => session.stay()}>
          {texts.keepEditing}
        </button>
      </div>
    );
  }
  return (
    <>
      {notice && (
        <div
          className="gd-fence-notice"
          data-kind={notice.kind}
          role={notice.kind === 'danger' || notice.kind === 'warning' ? 'alert' : 'status'}
        >
          <p>{notice.text}</p>
          {notice.again && mode !== 'view' && (
            <button type="button" className="gd-fence-button" onClick={() => void editor.save()}>
              {texts.retry}
            </button>
          )}
          <button
            type="button"
            className="gd-fence-button"
            aria-label={texts.close}
            title={texts.close}
            onClick={() => session.tell(null)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      {mode === 'view' && document.areas.length === 0 && (
        <div className="gd-fence-empty">
          <strong>{texts.empty}</strong>
          <span>{readOnly ? texts.emptyReadOnly : texts.emptyHint}</span>
        </div>
      )}
    </>
  );
}
