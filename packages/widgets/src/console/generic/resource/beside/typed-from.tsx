import { filesIn, SEALED, type FileItem } from '@gongdi/domain';
import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { Segmented } from '../../../../kit/radios/index.ts';
import { ImageView } from '../../../../kit/preview/viewer/picture/image-view.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import css from './typed-from.css?inline';

interface TypedFromProps {
  form: FormInstance;
  /** Field whose pictures are shown. */
  name: string;
  /** What the pictures are, for screen readers. */
  label: string;
}

/** Whether a file can be shown as it is: personal pictures of others are hidden until somebody asks for them. */
const isShown = ({ url, type }: FileItem): boolean =>
  url !== undefined && url !== SEALED && type?.startsWith('image/') === true;

/** The pictures that the fields of the form beside them are typed from; nothing as long as there are none. */
export default function TypedFrom({ form, name, label }: TypedFromProps) {
  useSheet(css);
  const value: unknown = Form.useWatch(name, { form, preserve: true });
  const files = filesIn(value).filter(isShown);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, files.length - 1);
  const file = files[at];
  if (!file) return null;
  return (
    <aside className="gd-typed-from-pictures" aria-label={label}>
      {files.length > 1 && (
        <Segmented<number>
          block
          size="small"
          value={at}
          onChange={setChosen}
          options={files.map((one, index) => ({ value: index, label: String(index + 1), title: one.name }))}
        />
      )}
      <ImageView key={file.id} file={file} />
    </aside>
  );
}
