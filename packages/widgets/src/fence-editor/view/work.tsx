import type { Editor } from '../editor/editor.ts';
import type { FenceState } from '../session/state.ts';
import { format, type Texts } from '../text/index.ts';

interface WorkProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
}

/** Progress of a long check or import, with a button to stop it. */
export function Work({ editor, state: { checking, undo, saving }, texts }: WorkProps) {
  if (!checking) return null;
  const { reading, done, of } = checking;
  return (
    <div className="gd-fence-work">
      <p className="gd-fence-weak" role="status">
        {format(reading ? texts.reading : texts.checking, { done, of })}
      </p>
      <button type="button" className="gd-fence-button" onClick={() => editor.stopWork()}>
        {reading || (undo === 'stepImport' && !saving) ? texts.cancelImport : texts.stopChecking}
      </button>
    </div>
  );
}
