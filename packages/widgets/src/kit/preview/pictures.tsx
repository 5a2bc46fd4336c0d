import { SEALED, type FileItem } from '@gongdi/domain';
import { useSheet } from '../shadow/index.ts';
import { FileIcon } from './file-icon.tsx';
import { FileLink } from './file-link.tsx';
import { usePreview } from './file-cards.tsx';
import css from './shown.css?inline';
import { usePreviewText } from './text/index.ts';
import { useContent } from './content/use-content.ts';

/** A larger picture is shown as an icon with its name, bytes: a page with nine of them would load 100 MB. */
const SHOWN_LIMIT = 10 * 1024 * 1024;

interface PicturesProps {
  files: readonly FileItem[];
  /** They are signatures: shown whole, on white. */
  signed?: boolean;
}

/** Pictures of a record as pictures; each opens the preview. */
export function Pictures({ files, signed = false }: PicturesProps) {
  useSheet(css);
  const text = usePreviewText();
  const [open, dialog] = usePreview(files);
  return (
    <>
      <ul className={signed ? 'gd-shown-pictures gd-shown-signed' : 'gd-shown-pictures'} aria-label={text.files}>
        {files.map((file) => (
          <li key={file.id}>
            <FileLink file={file} className="gd-shown-picture" onPreview={open}>
              <Picture file={file} />
            </FileLink>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

function Picture({ file }: { file: FileItem }) {
  const name = file.name ?? '';
  const shown = file.url !== SEALED && (file.size ?? 0) <= SHOWN_LIMIT;
  const content = useContent(shown ? file : undefined);
  if (shown && content.state === 'ready') return <img src={content.src} alt={name} />;
  return (
    <>
      {(!shown || content.state === 'failed') && <FileIcon name={name} />}
      <span>{name}</span>
    </>
  );
}
