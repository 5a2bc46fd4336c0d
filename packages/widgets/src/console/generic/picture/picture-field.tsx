import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { fileSize, fill, PICTURE_BYTES } from '@gongdi/domain';
import { App, Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useSheet } from '../../../kit/shadow/index.ts';
import { pictureWithin } from '../../../kit/upload/data-address.ts';
import { BrandMark } from '../../ground/layout/brand-mark.tsx';
import css from './picture-field.css?inline';
import { usePictureText } from './text/index.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** Longest edge of a picture that was reduced in size, px. */
const EDGE = 256;

export interface PictureFieldProps {
  label: string;
  /** Set by the surrounding form item. */
  id?: string;
  value?: string;
  disabled?: boolean;
  onChange?: (value: string) => void;
  /** Limit on the size, bytes. A larger picture is scaled down. */
  most?: number;
  /** Shown if there is no picture; absent: the product's mark. */
  blank?: ReactNode;
  /**
   * Label of the button that removes the picture; absent: a text which states that the product's mark is shown again.
   */
  removeText?: string;
}

/** Form control for a small picture that is stored as a data URL. */
export function PictureField(props: PictureFieldProps) {
  const { label, id, value, disabled, onChange, most = PICTURE_BYTES, blank = <BrandMark /> } = props;
  const text = usePictureText();
  const { message } = App.useApp();
  const input = useRef<HTMLInputElement>(null);
  useSheet(css);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (!TYPES.includes(file.type)) return void message.error(text.type);
    try {
      const address = await pictureWithin(file, most, EDGE);
      if (address === undefined) void message.error(fill(text.size, { size: fileSize(most) }));
      else onChange?.(address);
    } catch {
      void message.error(text.failed);
    }
  };
  return (
    <div className="gd-picture">
      <span className="gd-picture-shown">{value ? <img src={value} alt={label} /> : blank}</span>
      <input
        ref={input}
        type="file"
        // Hidden because the button opens it. (By a style: the component library shows inputs that only have `hidden`.)
        style={{ display: 'none' }}
        accept={TYPES.join(',')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button id={id} icon={<UploadOutlined aria-hidden />} disabled={disabled} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      {value && (
        <Button icon={<DeleteOutlined aria-hidden />} disabled={disabled} onClick={() => onChange?.('')}>
          {props.removeText ?? text.remove}
        </Button>
      )}
    </div>
  );
}
