import { filesIn, traitsOf, type FileItem, type NamedField } from '@gongdi/domain';
import { useData } from '../data/data-context.tsx';
import { FileUpload } from './file-upload.tsx';
import { useTimes } from '../clock/index.ts';

interface FieldUploadProps {
  field: Pick<NamedField, 'kind' | 'label' | 'accept' | 'maxSize' | 'maxCount' | 'watermark'>;
  /** Accept only pictures. */
  pictures?: boolean;
  id?: string;
  value?: unknown;
  onChange?: (value: FileItem | FileItem[] | null) => void;
}

/** Control of a field that holds files: one file, several, or pictures. */
export default function FieldUpload({ field, pictures = false, id, value, onChange }: FieldUploadProps) {
  const { dateTime } = useTimes();
  const { lang, person } = useData();
  const label = field.label[lang];
  const single = traitsOf(field.kind).files === 'one';
  return (
    <FileUpload
      id={id}
      label={label}
      value={filesIn(value)}
      onChange={(files) => onChange?.(single ? (files[0] ?? null) : files)}
      accept={field.accept}
      maxSize={field.maxSize}
      maxCount={single ? 1 : (field.maxCount ?? 1)}
      pictures={pictures}
      watermark={field.watermark ? () => [label, `${person} ${dateTime(Date.now())}`] : undefined}
    />
  );
}
