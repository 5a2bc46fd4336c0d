import { useState } from 'react';
import { withTimeout } from '../../kit/lazy/index.ts';
import type { Editor } from '../editor/editor.ts';
import type { FenceState } from '../session/state.ts';
import type { Texts } from '../text/index.ts';
import { ImportButton } from './import-button.tsx';
import { Popover } from './popover.tsx';

interface MoreMenuProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
  onClose(): void;
}

/** Switches of editing, simplifying and import. */
export default function MoreMenu({ editor, state, texts, onClose }: MoreMenuProps) {
  const { session } = editor;
  const [tolerance, setTolerance] = useState('1');
  const metres = Number(tolerance);
  const simplify = async () => {
    try {
      const { simplifyFence } = await withTimeout(import('../exchange/simplify.ts'));
      await simplifyFence(editor, metres);
      onClose();
    } catch (error) {
      editor.failed('load', texts.toolFailed, error);
    }
  };
  return (
    <Popover label={texts.more} className="gd-fence-panel-more" onClose={onClose}>
      <label>
        <input
          type="checkbox"
          checked={state.snap}
          onChange={(event) => session.state.set({ snap: event.target.checked })}
        />
        {texts.snap}
      </label>
      <label>
        <input
          type="checkbox"
          checked={state.moveWhole}
          onChange={(event) => session.state.set({ moveWhole: event.target.checked })}
        />
        {texts.moveWhole}
      </label>
      <div className="gd-fence-panel-row">
        <label>
          {texts.simplifyTolerance}
          <input
            type="number"
            min="0.1"
            max="1000"
            step="0.1"
            value={tolerance}
            onChange={(event) => setTolerance(event.target.value)}
          />
        </label>
        <button
          type="button"
          className="gd-fence-button"
          disabled={!(metres > 0) || state.document.areas.length === 0}
          onClick={() => void simplify()}
        >
          {texts.simplify}
        </button>
      </div>
      <ImportButton editor={editor} texts={texts} onDone={onClose} />
    </Popover>
  );
}
