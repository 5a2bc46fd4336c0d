import { useSyncExternalStore } from 'react';
import type { Notices } from '../session/notices.ts';
import type { Texts } from '../text/index.ts';

const MARKS = { success: '✓', warning: '!', error: '✕' } as const;

/** Messages displayed over the canvas. */
export function NoticeList({ notices, texts }: { notices: Notices; texts: Texts }) {
  const { list } = useSyncExternalStore(notices.state.subscribe, notices.state.get);
  return (
    <div className="gd-designer-notices" aria-live="polite">
      {list.map(({ id, kind, text, detail }) => (
        <div key={id} className="gd-designer-notice" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
          <span aria-hidden="true">{MARKS[kind]}</span>
          <p>
            {text}
            {detail !== undefined && <small>{detail}</small>}
          </p>
          <button type="button" onClick={() => notices.close(id)} aria-label={texts.close} title={texts.close}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
