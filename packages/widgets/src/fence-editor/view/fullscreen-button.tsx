import { useEffect, useState } from 'react';
import type { Editor } from '../editor.ts';
import type { Texts } from '../text/index.ts';
import { ToolButton } from './tool-button.tsx';

/** Full screen of the element itself, so that its popup layer comes along. */
export function FullscreenButton({ editor, texts }: { editor: Editor; texts: Texts }) {
  const { host } = editor.context;
  const { ownerDocument } = host;
  const [full, setFull] = useState(() => host.matches(':fullscreen'));
  useEffect(() => {
    const follow = () => setFull(host.matches(':fullscreen'));
    ownerDocument.addEventListener('fullscreenchange', follow);
    return () => ownerDocument.removeEventListener('fullscreenchange', follow);
  }, [host, ownerDocument]);
  const toggle = async () => {
    try {
      if (full) await ownerDocument.exitFullscreen();
      else if (ownerDocument.fullscreenEnabled) await host.requestFullscreen();
      else throw new Error('disabled');
    } catch {
      editor.session.tell({ kind: 'warning', text: texts.noFullscreen });
    }
  };
  return (
    <ToolButton
      icon="fullscreen"
      label={full ? texts.leaveFullscreen : texts.fullscreen}
      pressed={full}
      onClick={() => void toggle()}
    />
  );
}
