import { SEALED, type FileItem } from '@gongdi/domain';
import { App } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useData } from '../data/data-context.tsx';
import { freshAddress, isFresh } from './content/fresh-address.ts';
import { previewKind } from './content/preview-kind.ts';
import { usePreviewText } from './text/index.ts';

interface FileLinkProps {
  file: FileItem;
  className?: string;
  /** Called for files that the preview dialog can show. */
  onPreview: (file: FileItem) => void;
  children: ReactNode;
}

/**
 * Opens a file: in the viewer, or by its address where there is nothing to show (archives).
 */
export function FileLink({ file, className, onPreview, children }: FileLinkProps) {
  const { client } = useData();
  const text = usePreviewText();
  const { message } = App.useApp();
  const name = file.name ?? '';
  if (file.url === SEALED)
    return (
      <span className={className} title={text.sealedWhy}>
        {children}
        <small className="gd-file-sealed">{text.sealed}</small>
      </span>
    );
  if (previewKind(file) !== 'link')
    return (
      <button type="button" className={className} title={name} onClick={() => onPreview(file)}>
        <span className="gd-file-said">{text.preview}</span>
        {children}
      </button>
    );
  const open = async (event: MouseEvent) => {
    if (isFresh(file.url, Date.now())) return;
    // The signed address expired while the page was open: requests a new one, then opens it.
    event.preventDefault();
    try {
      window.open(await freshAddress(client, file), '_blank', 'noopener');
    } catch {
      void message.error(text.expired);
    }
  };
  return (
    <a
      className={className}
      href={file.url === undefined ? '#' : client.resolve(file.url)}
      target="_blank"
      rel="noopener noreferrer"
      title={name}
      onClick={(event) => void open(event)}
    >
      <span className="gd-file-said">{text.open}</span>
      {children}
    </a>
  );
}
