import { useSyncExternalStore } from 'react';
import type { Texts } from '../text/index.ts';
import type { Dialogs } from './dialogs.ts';
import { Modal } from './modal.tsx';
import { Preview } from './preview.tsx';

/** Draws the requested dialog. */
export default function DialogLayer({ dialogs, texts }: { dialogs: Dialogs; texts: Texts }) {
  const { confirm, preview } = useSyncExternalStore(dialogs.state.subscribe, dialogs.state.get);
  return (
    <>
      {preview && <Preview {...preview} texts={texts} onClose={() => dialogs.closePreview()} />}
      {confirm && (
        <Modal
          className="gd-dialog-confirm"
          role="alertdialog"
          label={texts.warning}
          onClose={() => dialogs.answer(false)}
        >
          <h2>
            <span aria-hidden="true">⚠</span> {texts.warning}
          </h2>
          <p>{confirm.message}</p>
          <footer>
            <button
              type="button"
              className="gd-tool"
              data-type="default"
              data-size="medium"
              onClick={() => dialogs.answer(false)}
            >
              {texts.cancel}
            </button>
            <button
              type="button"
              className="gd-tool"
              data-type="primary"
              data-size="medium"
              autoFocus
              onClick={() => dialogs.answer(true)}
            >
              {texts.confirm}
            </button>
          </footer>
        </Modal>
      )}
    </>
  );
}
