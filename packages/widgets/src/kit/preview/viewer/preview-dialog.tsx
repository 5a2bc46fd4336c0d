import { CompressOutlined, DownloadOutlined, ExpandOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { fileSize, fill, type FileItem } from '@gongdi/domain';
import { App, Button, Modal } from 'antd';
import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { saveBlob } from '../../file/save-blob.ts';
import { lazyPart } from '../../lazy/index.ts';
import { useSheet } from '../../shadow/use-sheet.ts';
import { freshAddress } from '../content/fresh-address.ts';
import { blobAt } from '../content/own-blobs.ts';
import { dialogWidthOf, previewKind, type PreviewKind } from '../content/preview-kind.ts';
import { Waiting } from './parts/waiting.tsx';
import { useUpload } from './parts/use-upload.ts';
import { useViewerText } from './text/index.ts';
import fileViewCss from './file-view.css?inline';

const PdfView = lazyPart(async () => ({ default: (await import('./pdf/pdf-view.tsx')).PdfView }));
const WordView = lazyPart(async () => ({ default: (await import('./word/word-view.tsx')).WordView }));
const SheetView = lazyPart(async () => ({ default: (await import('./sheet/sheet-view.tsx')).SheetView }));
const TextView = lazyPart(async () => ({ default: (await import('./plain/text-view.tsx')).TextView }));
const DrawingView = lazyPart(async () => ({ default: (await import('./drawing/drawing-view.tsx')).DrawingView }));
const ImageView = lazyPart(async () => ({ default: (await import('./picture/image-view.tsx')).ImageView }));
const MediaView = lazyPart(async () => ({ default: (await import('./picture/media-view.tsx')).MediaView }));

interface PreviewDialogProps {
  /** The files that the user may page through; `start` is shown first. */
  files: readonly FileItem[];
  start: FileItem;
  /** Called when the dialog has closed. */
  onClose: () => void;
}

/** Kinds whose own keys include left and right. */
const OWN_ARROWS: readonly PreviewKind[] = ['video', 'audio', 'pdf', 'converted', 'drawing', 'sheet'];

/**
 * The viewer of files: its head says what the file is, from whom and when, and has the download and the way to the next
 * file; below it is the file. Dialog of 420 px for pictures, of 80 % for videos (console specification, section 9).
 */
export function PreviewDialog({ files, start, onClose }: PreviewDialogProps) {
  useSheet(fileViewCss);
  const text = useViewerText();
  const [open, setOpen] = useState(true);
  const [full, setFull] = useState(false);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      files.findIndex((file) => file.id === start.id),
    ),
  );
  const file = files[at] ?? start;
  const kind = previewKind(file);
  const View = VIEWS[kind];
  const go = (step: 1 | -1) => setAt((now) => Math.min(files.length - 1, Math.max(0, now + step)));
  const onKey = (event: KeyboardEvent) => {
    if (OWN_ARROWS.includes(kind) || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest('input, [role=tab]')) return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  const tool = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Button type="text" aria-label={label} title={label} icon={icon} disabled={disabled} onClick={onClick} />
  );
  return (
    <Modal
      open={open}
      className={`gd-file-view gd-file-view-${full ? 'full' : 'plain'}`}
      title={file.name ?? ''}
      width={full ? '100%' : dialogWidthOf(kind)}
      footer={null}
      onCancel={() => setOpen(false)}
      // The dialog closes before it is unmounted, so that the focus returns to the control that opened it.
      afterClose={onClose}
    >
      <div className="gd-file-view-all" data-kind={kind} onKeyDown={onKey} role="presentation">
        <div className="gd-file-view-head">
          <About key={file.id} file={file} />
          <span className="gd-file-view-actions">
            {files.length > 1 && (
              <>
                {tool(text.previousFile, <LeftOutlined aria-hidden />, () => go(-1), at === 0)}
                <span aria-live="polite">{fill(text.place, { at: at + 1, count: files.length })}</span>
                {tool(text.nextFile, <RightOutlined aria-hidden />, () => go(1), at === files.length - 1)}
              </>
            )}
            <Download key={file.id} file={file} />
            <span className="gd-file-view-size">
              {full
                ? tool(text.fullEnd, <CompressOutlined aria-hidden />, () => setFull(false))
                : tool(text.full, <ExpandOutlined aria-hidden />, () => setFull(true))}
            </span>
          </span>
        </div>
        <Suspense fallback={<Waiting part={null} />}>
          <View key={file.id} file={file} />
        </Suspense>
      </div>
    </Modal>
  );
}

function About({ file }: { file: FileItem }) {
  const upload = useUpload(file);
  const size = file.size === undefined ? '' : fileSize(file.size);
  return <small className="gd-file-view-about">{[size, upload].filter(Boolean).join(' · ')}</small>;
}

function Download({ file }: { file: FileItem }) {
  const { client } = useData();
  const { message } = App.useApp();
  const text = useViewerText();
  const save = async () => {
    const own = blobAt(file.url);
    if (own) return saveBlob(own, file.name ?? '');
    try {
      const url = await freshAddress(client, file);
      // The browser saves what comes from there; nothing of it passes through the memory of the page.
      const link = document.createElement('a');
      link.href = url.includes('?') ? `${url}&download=1` : url;
      link.download = file.name ?? '';
      link.click();
    } catch {
      void message.error(text.lost);
    }
    return undefined;
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void save()}>
      {text.download}
    </Button>
  );
}

interface ViewProps {
  file: FileItem;
}

function Note({ of }: { of: 'dwg' | 'notShown' }) {
  return <p className="gd-file-view-note">{useViewerText()[of]}</p>;
}

const VIEWS: Readonly<Record<PreviewKind, (props: ViewProps) => ReactNode>> = {
  image: (props) => <ImageView {...props} />,
  video: (props) => <MediaView {...props} kind="video" />,
  audio: (props) => <MediaView {...props} kind="audio" />,
  pdf: (props) => <PdfView {...props} />,
  converted: (props) => <PdfView {...props} converted />,
  word: (props) => <WordView {...props} />,
  sheet: (props) => <SheetView {...props} />,
  text: (props) => <TextView {...props} />,
  drawing: (props) => <DrawingView {...props} />,
  foreign: () => <Note of="dwg" />,
  link: () => <Note of="notShown" />,
};
