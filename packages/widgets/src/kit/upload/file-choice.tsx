import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { acceptedExtensions, fileSize, fill } from '@gongdi/domain';
import { Button } from 'antd';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useData } from '../data/data-context.tsx';
import { FileIcon } from '../preview/file-icon.tsx';
import { DropZone } from './drop-zone.tsx';
import { checkFile, excessOf, rulesWithin, type FileRules } from './file-rules.ts';
import { hintOf } from './hint.ts';
import { useUploadText } from './text/index.ts';

interface FileChoiceProps extends Pick<FileRules, 'accept' | 'maxSize'> {
  id?: string;
  /** Accessible name of the control. */
  label: string;
  value?: File;
  onChange?: (file: File | undefined) => void;
  disabled?: boolean;
  /** Ref from the surrounding form item, which focuses the control when its value is missing. */
  ref?: Ref<{ focus: () => void }>;
}

/** One file that is sent together with its form: chosen or dropped, and checked like an upload. */
export function FileChoice({ id, label, value, onChange, disabled = false, ref, ...given }: FileChoiceProps) {
  const text = useUploadText();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);
  const [refused, setRefused] = useState<string>();
  const rules: FileRules = rulesWithin({ ...given, maxCount: 1 }, useData().limits.fileKb);
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const excess = excessOf(files.length, 0, rules, text);
    const reason =
      excess ??
      (await checkFile(file, rules, text).then(
        () => undefined,
        (error: Error) => error.message,
      ));
    setRefused(reason === undefined ? undefined : fill(text.itemRefused, { name: file.name, reason }));
    if (reason === undefined) onChange?.(file);
  };
  return (
    <div className="gd-file-upload">
      <DropZone disabled={disabled} onFiles={(files) => void take(files)}>
        <Button
          ref={button}
          id={id}
          icon={<UploadOutlined aria-hidden />}
          disabled={disabled}
          aria-label={fill(text.chooseFor, { choose: text.choose, label })}
          onClick={() => input.current?.click()}
        >
          {text.choose}
        </Button>
        <input
          ref={input}
          type="file"
          style={{ display: 'none' }}
          accept={acceptedExtensions(rules.accept).join(',')}
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            // Lets the user choose the same file again.
            target.value = '';
          }}
        />
        <small className="gd-file-upload-hint">{hintOf(rules, text)}</small>
      </DropZone>
      {refused && (
        <p className="gd-file-problem" role="alert">
          {refused}
        </p>
      )}
      {value && (
        <ul className="gd-file-cards" aria-label={text.chosen}>
          <li className="gd-file-card">
            <span className="gd-file-open">
              <span className="gd-file-sign">
                <FileIcon name={value.name} />
              </span>
              <span className="gd-file-words">
                <span className="gd-file-name" title={value.name}>
                  {value.name}
                </span>
                <small>{fileSize(value.size)}</small>
              </span>
            </span>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              disabled={disabled}
              aria-label={fill(text.remove, { name: value.name })}
              onClick={() => {
                onChange?.(undefined);
                button.current?.focus();
              }}
            />
          </li>
        </ul>
      )}
    </div>
  );
}
