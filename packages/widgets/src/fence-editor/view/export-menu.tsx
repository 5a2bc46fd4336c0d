import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { Editor } from '../editor/editor.ts';
import type { FenceState } from '../session/state.ts';
import type { Texts } from '../text/index.ts';
import { ToolButton } from './tool-button.tsx';

const ExportList = lazyPart(() => import('./export-list.tsx'));

interface ExportMenuProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
}

/** Button that opens the list of exports. */
export function ExportMenu({ editor, state, texts }: ExportMenuProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <span className="gd-fence-anchor">
      <ToolButton
        icon="export"
        label={texts.export}
        expanded={open}
        disabled={state.phase !== 'ready'}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense fallback={null}>
          <ExportList editor={editor} state={state} texts={texts} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
