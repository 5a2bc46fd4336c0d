import type { Draft } from '../session/drafts.ts';
import type { DesignerSession } from '../session/session.ts';
import { format, type Texts } from '../text/index.ts';
import { useTimes } from '../../kit/clock/index.ts';

/** Offers the unsaved work of the last session. Nothing changes before the user chooses. */
export default function DraftBar({ draft, session, texts }: { draft: Draft; session: DesignerSession; texts: Texts }) {
  const { dateTime } = useTimes();
  return (
    <div className="gd-designer-bar" data-kind="draft" role="status">
      <p>{format(texts.draftFound, { time: dateTime(draft.at) })}</p>
      <button
        type="button"
        className="gd-tool"
        data-type="primary"
        data-size="small"
        onClick={() => void session.restoreDraft()}
      >
        {texts.draftRestore}
      </button>
      <button
        type="button"
        className="gd-tool"
        data-type="default"
        data-size="small"
        onClick={() => session.discardDraft()}
      >
        {texts.draftDiscard}
      </button>
    </div>
  );
}
