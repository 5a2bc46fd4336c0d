import type { Editor } from '../editor.ts';
import type { FenceState } from '../session/state.ts';
import { format, type Texts } from '../text/index.ts';

interface WorkProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
}

/** How far a long check or reading has come, and a way to end it. */
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
