import type { Dialogs } from '../dialog/dialogs.ts';
import { isModelFile } from '../session/read-document.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Texts } from '../text/index.ts';

interface OpenFileContext {
  session: DesignerSession;
  texts: Texts;
  dialogs: Dialogs;
}

/** Opens a file that was chosen or dropped; asks first when unsaved work would be replaced. */
export async function openFile(file: File, { session, texts, dialogs }: OpenFileContext): Promise<void> {
  if (!isModelFile(file)) return session.notices.show('error', texts.fileType);
  if (session.state.get().dirty && !(await dialogs.confirm(texts.replaceConfirm))) return;
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return session.notices.show('error', texts.fileUnreadable);
  }
  await session.openFile(bytes);
}
