import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { PICTURE_BYTES } from '@gongdi/domain';
import { App, Button } from 'antd';
import { useRef } from 'react';
import { BrandMark } from '../../shell/brand-mark.tsx';
import { useSettingsText } from './text/index.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];

interface PictureFieldProps {
  label: string;
  /** From the form item around it. */
  id?: string;
  value?: string;
  disabled?: boolean;
  onChange?: (value: string) => void;
}

/** A small picture that is kept as a data address. */
export function PictureField({ label, id, value, disabled, onChange }: PictureFieldProps) {
  const text = useSettingsText();
  const { message } = App.useApp();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (!TYPES.includes(file.type)) return void message.error(text.pictureType);
    if (file.size > PICTURE_BYTES) return void message.error(text.pictureSize);
    onChange?.(await addressOf(file));
  };
  return (
    <div className="gd-picture">
      <span className="gd-picture-shown">{value ? <img src={value} alt={label} /> : <BrandMark />}</span>
      <input
        ref={input}
        type="file"
        // The button stands for it. (A style, since the library shows inputs that are only `hidden`.)
        style={{ display: 'none' }}
        accept={TYPES.join(',')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button id={id} icon={<UploadOutlined aria-hidden />} disabled={disabled} onClick={() => input.current?.click()}>
        {text.pictureChoose}
      </Button>
      {value && (
        <Button icon={<DeleteOutlined aria-hidden />} disabled={disabled} onClick={() => onChange?.('')}>
          {text.pictureRemove}
        </Button>
      )}
    </div>
  );
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });
}
