import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { fileSize, fill } from '@gongdi/domain';
import { Button, Progress } from 'antd';
import { FileIcon } from '../preview/file-icon.tsx';
import { useUploadText } from './text/index.ts';
import type { Upload } from './upload-queue.ts';

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A file in the queue: its progress or the reason of its failure, with buttons to cancel or retry. */
export function UploadRow({ upload, onRetry, onDrop }: UploadRowProps) {
  const text = useUploadText();
  const { name, size } = upload.file;
  const failed = upload.state === 'failed';
  const words = {
    waiting: text.waiting,
    sending: fill(text.sending, { percent: upload.percent }),
    failed: upload.reason ? fill(text.reason, { reason: upload.reason }) : text.failed,
  }[upload.state];
  return (
    <li className={failed ? 'gd-file-card gd-file-failed' : 'gd-file-card'}>
      <span className="gd-file-open">
        <span className="gd-file-sign">
          <FileIcon name={name} />
        </span>
        <span className="gd-file-words">
          <span className="gd-file-name" title={name}>
            {name}
          </span>
          <small role={failed ? 'alert' : undefined}>{failed ? words : `${fileSize(size)} · ${words}`}</small>
          {!failed && <Progress percent={upload.percent} size="small" showInfo={false} aria-label={name} />}
        </span>
      </span>
      {failed && (
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          aria-label={fill(text.retry, { name })}
          onClick={onRetry}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={fill(failed ? text.dismiss : text.cancel, { name })}
        onClick={onDrop}
      />
    </li>
  );
}
