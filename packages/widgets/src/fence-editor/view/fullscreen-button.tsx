import { useHostFullscreen } from '../../kit/layout/use-host-fullscreen.ts';
import type { Editor } from '../editor/editor.ts';
import type { Texts } from '../text/index.ts';
import { ToolButton } from './tool-button.tsx';

export function FullscreenButton({ editor, texts }: { editor: Editor; texts: Texts }) {
  const [full, toggle] = useHostFullscreen(editor.context.host, () =>
    editor.session.tell({ kind: 'warning', text: texts.noFullscreen }),
  );
  return (
    <ToolButton
      icon="fullscreen"
      label={full ? texts.leaveFullscreen : texts.fullscreen}
      pressed={full}
      onClick={toggle}
    />
  );
}
