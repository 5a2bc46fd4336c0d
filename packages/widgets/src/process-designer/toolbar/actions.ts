import { fileName, saveFile } from '../../diagram/save-file.ts';
import type { Dialogs } from '../dialog/dialogs.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import type { Texts } from '../text/index.ts';

interface ActionContext {
  session: DesignerSession;
  stage: Stage | null;
  texts: Texts;
  dialogs: Dialogs;
}

/** The actions of the toolbar that ask the user first, or that may fail. */
export function toolbarActions({ session, stage, texts, dialogs }: ActionContext) {
  const guarded = async (act: () => void | Promise<void>) => {
    try {
      await act();
    } catch (error) {
      await session.exportFailed(error);
    }
  };
  return {
    download: (extension: string, mime: string) =>
      guarded(async () => {
        const text = extension === 'svg' ? await session.svg() : session.xml();
        saveFile(fileName(stage?.name, extension), text, mime);
      }),
    preview: (kind: 'xml' | 'json') => guarded(() => dialogs.preview(kind, session.readable())),
    async redraw() {
      if (await dialogs.confirm(texts.redrawConfirm)) await session.redraw();
    },
    async align(type: string) {
      if (!session.view.canAlign()) return;
      if (await dialogs.confirm(texts.alignConfirm)) session.view.align(type);
    },
  };
}
