import { fileSize, SEALED, type FileItem } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { FileIcon } from './file-icon.tsx';
import { FileLink } from './file-link.tsx';
import { previewKind } from './content/preview-kind.ts';
import { useContent } from './content/use-content.ts';

/** A picture above this size, bytes, is shown as an icon instead of a thumbnail. */
const THUMBNAIL_LIMIT = 5 * 1024 * 1024;

interface FileCardProps {
  file: FileItem;
  onPreview: (file: FileItem) => void;
  /** Shown beside the name: a button that removes the file. */
  action?: ReactNode;
}

/** A file as a card: thumbnail or icon, name, size. */
export function FileCard({ file, onPreview, action }: FileCardProps) {
  const name = file.name ?? '';
  return (
    <li className="gd-file-card">
      <FileLink file={file} className="gd-file-open" onPreview={onPreview}>
        <span className="gd-file-sign">
          <Thumbnail file={file} />
        </span>
        <span className="gd-file-words">
          <span className="gd-file-name">{name}</span>
          {file.size !== undefined && <small>{fileSize(file.size)}</small>}
        </span>
      </FileLink>
      {action}
    </li>
  );
}

function Thumbnail({ file }: { file: FileItem }) {
  const name = file.name ?? '';
  // Without a known size, a thumbnail is loaded only when the file's type is given and is a picture.
  const size = file.size ?? (file.type === undefined ? Infinity : 0);
  const pictured = file.url !== SEALED && previewKind(file) === 'image' && size <= THUMBNAIL_LIMIT;
  const content = useContent(pictured ? file : undefined);
  if (pictured && content.state === 'ready') return <img src={content.src} alt="" />;
  return <FileIcon name={name} />;
}
