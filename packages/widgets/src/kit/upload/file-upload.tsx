import { CameraOutlined, DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { acceptedExtensions, fill, type FileItem } from '@gongdi/domain';
import { Button } from 'antd';
import { useRef } from 'react';
import { useData } from '../data/data-context.tsx';
import { FileCard } from '../preview/file-card.tsx';
import { usePreview } from '../preview/file-cards.tsx';
import { DropZone } from './drop-zone.tsx';
import { rulesWithin, type FileRules } from './file-rules.ts';
import { hintOf } from './hint.ts';
import type { UploadVariant } from './send-file.ts';
import { useUploadText } from './text/index.ts';
import { UploadRow } from './upload-row.tsx';
import { takesSvg } from './svg.ts';
import { useUploads } from './use-uploads.ts';

export interface FileUploadProps extends FileRules {
  id?: string;
  /** Accessible name of the control. */
  label: string;
  value?: readonly FileItem[];
  onChange?: (files: FileItem[]) => void;
  /** Accept only pictures. */
  pictures?: boolean;
  /**
   * Returns the watermark lines that are drawn on a picture before it is sent.
   * @param shot the picture was taken with the camera just now, here
   */
  watermark?: (shot: boolean, file: File) => readonly string[] | Promise<readonly string[]>;
  /** Called when the user is about to take a picture, to find out in time where that is. */
  onCamera?: () => void;
  variant?: UploadVariant;
  /** Folder in which the server stores the files. */
  path?: string;
  disabled?: boolean;
}

/**
 * Files of a record: chosen or dropped, checked (console specification, section 5), sent one by one with progress,
 * shown as cards. All functions work by keyboard; a live region announces changes to screen readers.
 */
export function FileUpload(given: FileUploadProps) {
  const props = rulesWithin(given, useData().limits.fileKb);
  const { id, label, value = [], pictures = false, disabled = false } = props;
  const text = useUploadText();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { uploads, queue, take, remove, announcement } = useUploads(props);
  const [open, dialog] = usePreview(value);
  const choose = pictures ? text.chooseImage : text.choose;
  // Removing a focused list entry would lose the focus, so it moves to the choose button.
  const after = (work: () => void) => {
    work();
    button.current?.focus();
  };
  return (
    <div className="gd-file-upload">
      <DropZone disabled={disabled} onFiles={take}>
        <Button
          ref={button}
          id={id}
          icon={<UploadOutlined aria-hidden />}
          disabled={disabled}
          aria-label={fill(text.chooseFor, { choose, label })}
          onClick={() => input.current?.click()}
        >
          {choose}
        </Button>
        {pictures && hasCamera() && (
          <CameraButton
            label={label}
            disabled={disabled}
            onBegin={props.onCamera}
            onShot={(files) => take(files, true)}
          />
        )}
        <input
          ref={input}
          type="file"
          // The button replaces this input. (A style, because antd shows inputs that are only `hidden`.)
          style={{ display: 'none' }}
          multiple={props.maxCount > 1}
          accept={[...acceptedExtensions(props.accept), ...(takesSvg(props.accept) ? ['.svg'] : [])].join(',')}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // Lets the user choose the same file again.
            target.value = '';
          }}
        />
        <small className="gd-file-upload-hint">{hintOf(props, text)}</small>
      </DropZone>
      {value.length > 0 && (
        <ul className="gd-file-cards" aria-label={text.list}>
          {value.map((file) => (
            <FileCard
              key={file.id}
              file={file}
              onPreview={open}
              action={
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined aria-hidden />}
                  disabled={disabled}
                  aria-label={fill(text.remove, { name: file.name ?? '' })}
                  onClick={() => after(() => remove(file))}
                />
              }
            />
          ))}
        </ul>
      )}
      {uploads.length > 0 && (
        <ul className="gd-file-cards" aria-label={text.queue}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => after(() => queue.retry(upload.key))}
              onDrop={() => after(() => queue.drop(upload.key))}
            />
          ))}
        </ul>
      )}
      <span className="gd-file-said" role="status">
        {announcement}
      </span>
      {dialog}
    </div>
  );
}

/** A device that is held in the hand, and therefore has a camera behind a file input with `capture`. */
const hasCamera = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

interface CameraButtonProps {
  label: string;
  disabled: boolean;
  onBegin: (() => void) | undefined;
  onShot: (files: File[]) => void;
}

/** Opens the camera of the device. */
function CameraButton({ label, disabled, onBegin, onShot }: CameraButtonProps) {
  const text = useUploadText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<CameraOutlined aria-hidden />}
        disabled={disabled}
        aria-label={fill(text.chooseFor, { choose: text.shoot, label })}
        onClick={() => {
          onBegin?.();
          input.current?.click();
        }}
      >
        {text.shoot}
      </Button>
      <input
        ref={input}
        type="file"
        style={{ display: 'none' }}
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          onShot([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
