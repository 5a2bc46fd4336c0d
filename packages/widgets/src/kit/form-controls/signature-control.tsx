import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { fill, filesIn, type FormFieldOf } from '@gongdi/domain';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy/index.ts';
import { FileCards } from '../preview/file-cards.tsx';
import { useFormText } from './text/index.ts';
import type { ControlProps } from './control-props.ts';

const SignatureDialog = lazyPart(() => import('./signature-dialog.tsx'));

/** A signature, drawn or typed in a dialog and stored as a picture. */
export function SignatureControl({
  field,
  id,
  value,
  onChange,
  ...aria
}: ControlProps & { field: Pick<FormFieldOf<'signature'>, 'label'> }) {
  const text = useFormText();
  const [signing, setSigning] = useState(false);
  const files = filesIn(value);
  return (
    <div className="gd-form-signature gd-file-signature-shown">
      {files.length > 0 && <FileCards files={files} />}
      <div className="gd-form-signature-buttons">
        <Button
          id={id}
          icon={<EditOutlined aria-hidden />}
          aria-label={fill(files.length > 0 ? text.signAgainFor : text.signFor, { label: field.label })}
          aria-describedby={aria['aria-describedby']}
          onClick={() => setSigning(true)}
        >
          {files.length > 0 ? text.signAgain : text.sign}
        </Button>
        {files.length > 0 && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={text.signRemove}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      {signing && (
        <Suspense fallback={null}>
          <SignatureDialog label={field.label} onSigned={onChange} onClose={() => setSigning(false)} />
        </Suspense>
      )}
    </div>
  );
}
