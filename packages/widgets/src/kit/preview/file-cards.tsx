import { SEALED, type FileItem } from '@gongdi/domain';
import { useState, type ReactNode } from 'react';
import { FileCard } from './file-card.tsx';
import { previewKind } from './content/preview-kind.ts';
import { lazyDialog } from '../lazy/index.ts';
import { usePreviewText } from './text/index.ts';

const PreviewDialog = lazyDialog(async () => ({
  default: (await import('./viewer/preview-dialog.tsx')).PreviewDialog,
}));

/** Returns a function that opens the preview of a file, and the dialog to render. */
export function usePreview(files: readonly FileItem[]): [open: (file: FileItem) => void, dialog: ReactNode] {
  const [shown, setShown] = useState<FileItem | null>(null);
  const close = () => setShown(null);
  // What is saved and not shown is not paged through, and neither is what the reader may not open.
  const together = files.filter((file) => file.url !== SEALED && previewKind(file) !== 'link');
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
