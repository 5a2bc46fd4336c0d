import { SEALED, type FileItem } from '@gongdi/domain';
import { App } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useData } from '../data/data-context.tsx';
import { freshAddress, isFresh } from './fresh-address.ts';
import { previewKind } from './preview-kind.ts';
import { usePreviewText } from './text/index.ts';

interface FileLinkProps {
  file: FileItem;
  className?: string;
  /** Shows what can be looked at here. */
  onPreview: (file: FileItem) => void;
  children: ReactNode;
}

/** Opens a file: in the dialog what is seen or heard there, by its address the rest (PDF in the browser's own viewer). */
export function FileLink({ file, className, onPreview, children }: FileLinkProps) {
  const { client } = useData();
  const text = usePreviewText();
  const { message } = App.useApp();
  const name = file.name ?? '';
  if (file.url === SEALED)
    return (
      <span className={className} title={name}>
        {children}
      </span>
    );
  if (previewKind(file) !== 'link')
    return (
      <button type="button" className={className} title={name} onClick={() => onPreview(file)}>
        <span className="gd-said">{text.preview}</span>
        {children}
      </button>
    );
  const open = async (event: MouseEvent) => {
    if (isFresh(file.url, Date.now())) return;
    // The address has run out while the page was open: a new one is asked for, then opened.
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
      <span className="gd-said">{text.open}</span>
      {children}
    </a>
  );
}
