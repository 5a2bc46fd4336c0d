import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { fill, type FileItem } from '@gongdi/domain';
import { Alert, Button, Modal, Spin } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useData } from '../data/data-context.tsx';
import { saveBlob } from '../file/save-blob.ts';
import { ImageView } from './image-view.tsx';
import { dialogWidthOf, previewKind } from './preview-kind.ts';
import { usePreviewText } from './text/index.ts';
import { useContent } from './use-content.ts';

interface PreviewDialogProps {
  /** The files that the user may page through; `start` is shown first. */
  files: readonly FileItem[];
  start: FileItem;
  /** Called when the dialog has closed. */
  onClose: () => void;
}

/** Pictures, video and audio in a dialog of 420 px, of 80 % for videos (console specification, section 9). */
export function PreviewDialog({ files, start, onClose }: PreviewDialogProps) {
  const text = usePreviewText();
  const [open, setOpen] = useState(true);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      files.findIndex((file) => file.id === start.id),
    ),
  );
  const file = files[at] ?? start;
  const name = file.name ?? '';
  const kind = previewKind(file);
  const go = (step: 1 | -1) => setAt((now) => Math.min(files.length - 1, Math.max(0, now + step)));
  const onKey = (event: KeyboardEvent) => {
    // Video and audio players use the arrow keys themselves.
    if (kind !== 'image' || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  return (
    <Modal
      open={open}
      title={name}
      width={dialogWidthOf(kind)}
      footer={null}
      onCancel={() => setOpen(false)}
      // The dialog closes before it is unmounted, so that the focus returns to the control that opened it.
      afterClose={onClose}
    >
      <div className="gd-file-preview" onKeyDown={onKey} role="presentation">
        <Content key={file.id} file={file} />
        {files.length > 1 && (
          <div className="gd-file-preview-pages">
            <Button icon={<LeftOutlined aria-hidden />} disabled={at === 0} onClick={() => go(-1)}>
              {text.previous}
            </Button>
            <span aria-live="polite">{fill(text.place, { at: at + 1, count: files.length })}</span>
            <Button
              icon={<RightOutlined aria-hidden />}
              iconPlacement="end"
              disabled={at === files.length - 1}
              onClick={() => go(1)}
            >
              {text.next}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

function Content({ file }: { file: FileItem }) {
  const text = usePreviewText();
  const { lang } = useData();
  const content = useContent(file);
  const [broken, setBroken] = useState(false);
  const name = file.name ?? '';
  if (content.state === 'loading')
    return (
      <div className="gd-file-preview-wait" role="status">
        <Spin />
        <span>{text.loading}</span>
      </div>
    );
  if (content.state === 'failed')
    return (
      <Alert
        type="error"
        showIcon
        title={text.failed}
        action={
          <Button size="small" onClick={content.retry}>
            {text.retry}
          </Button>
        }
      />
    );
  const save = async () => saveBlob(await (await fetch(content.src)).blob(), name);
  const kind = previewKind(file);
  return (
    <>
      {broken ? (
        <Alert type="warning" showIcon title={text.notShown} />
      ) : (
        <>
          {kind === 'image' && <ImageView src={content.src} name={name} onFailed={() => setBroken(true)} />}
          {kind === 'video' && (
            <video src={content.src} controls aria-label={name} lang={lang} onError={() => setBroken(true)} />
          )}
          {kind === 'audio' && (
            <audio src={content.src} controls aria-label={name} lang={lang} onError={() => setBroken(true)} />
          )}
        </>
      )}
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void save()}>
        {text.download}
      </Button>
    </>
  );
}
