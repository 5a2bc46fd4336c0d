import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { Editor } from '../editor/editor.ts';
import type { FenceState } from '../session/state.ts';
import type { Texts } from '../text/index.ts';
import { ToolButton } from './tool-button.tsx';

const VersionList = lazyPart(() => import('./version-list.tsx'));

interface VersionsProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
}

/** Button for earlier states of the fence, if the host or the connection stores them. */
export function Versions({ editor, state, texts }: VersionsProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const kept = editor.props.loadVersions ?? editor.connected?.versions;
  if (!kept) return null;
  return (
    <span className="gd-fence-anchor">
      <ToolButton
        icon="history"
        label={texts.history}
        expanded={open}
        disabled={state.phase !== 'ready'}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense fallback={null}>
          <VersionList editor={editor} texts={texts} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
