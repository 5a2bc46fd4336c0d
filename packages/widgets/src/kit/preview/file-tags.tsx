import { fill, type FileItem } from '@gongdi/domain';
import { Popover, Tag } from 'antd';
import { FileIcon } from './file-icon.tsx';
import { FileLink } from './file-link.tsx';
import { FileCards, usePreview } from './file-cards.tsx';
import { usePreviewText } from './text/index.ts';

/** Files in a table cell: the name of the first, and the count of the others with a popup. */
export function FileTags({ files }: { files: readonly FileItem[] }) {
  const text = usePreviewText();
  const [open, dialog] = usePreview(files);
  const [first] = files;
  if (!first) return null;
  return (
    <span className="gd-file-tags">
      <FileLink file={first} className="gd-file-tag" onPreview={open}>
        <Tag icon={<FileIcon name={first.name ?? ''} />}>
          <span className="gd-file-name">{first.name}</span>
        </Tag>
      </FileLink>
      {files.length > 1 && (
        <Popover trigger="click" content={<FileCards files={files} />}>
          <button type="button" className="gd-file-tag" aria-label={fill(text.more, { count: files.length })}>
            <Tag>{`+${files.length - 1}`}</Tag>
          </button>
        </Popover>
      )}
      {dialog}
    </span>
  );
}
