import type { FileItem } from '@gongdi/domain';
import { useState, type ReactNode } from 'react';
import { FileCard } from './file-card.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { previewKind } from './preview-kind.ts';
import { usePreviewText } from './text/index.ts';

/** Returns a function that opens the preview of a file, and the dialog to render. */
export function usePreview(files: readonly FileItem[]): [open: (file: FileItem) => void, dialog: ReactNode] {
  const [shown, setShown] = useState<FileItem | null>(null);
  const close = () => setShown(null);
  const kind = shown ? previewKind(shown) : undefined;
  const together = files.filter((file) => previewKind(file) === kind);
  return [setShown, shown && <PreviewDialog key={shown.id} files={together} start={shown} onClose={close} />];
}

/** Files of a record as cards that open a preview. */
export function FileCards({ files }: { files: readonly FileItem[] }) {
  const text = usePreviewText();
  const [open, dialog] = usePreview(files);
  return (
    <>
      <ul className="gd-file-cards" aria-label={text.files}>
        {files.map((file) => (
          <FileCard key={file.id} file={file} onPreview={open} />
        ))}
      </ul>
      {dialog}
    </>
  );
}
