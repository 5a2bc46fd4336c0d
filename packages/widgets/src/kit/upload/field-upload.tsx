import {
  filesIn,
  fill,
  pictureFacts,
  projectmanage,
  takenMoment,
  traitsOf,
  type FileItem,
  type NamedField,
} from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useRef } from 'react';
import { useData } from '../data/data-context.tsx';
import { referenceQuery, type ReferenceOption } from '../data/references.ts';
import { FileUpload } from './file-upload.tsx';
import { useTimes } from '../clock/index.ts';
import { useUploadText } from './text/index.ts';
import { headOf } from './watermark.ts';
import { whereNow } from './where-now.ts';

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
  const { dateTime, zone } = useTimes();
  const { lang, person } = useData();
  const text = useUploadText();
  const project = useProject();
  const where = useRef<ReturnType<typeof whereNow>>(undefined);
  const label = field.label[lang];
  const single = traitsOf(field.kind).files === 'one';
  const linesOf = async (shot: boolean, file: File) => {
    const place = shot ? await where.current : undefined;
    // A picture from a file was not taken now: its own time is drawn, or that it has none.
    const taken = shot ? undefined : takenMoment(pictureFacts(await headOf(file)), zone);
    const now = dateTime(Date.now());
    return [
      [label, project()].filter(Boolean).join(' · '),
      `${person} ${now}`,
      ...(shot ? [] : [taken === undefined ? text.ofUnknownTime : fill(text.takenAt, { at: dateTime(taken) })]),
      ...(place ? [fill(text.shotAt, place)] : []),
    ];
  };
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
      watermark={field.watermark ? linesOf : undefined}
      onCamera={() => {
        // Asked while the user looks at the camera: finding a place takes seconds. Whoever refuses gets no place drawn.
        if (field.watermark) where.current = whereNow();
      }}
    />
  );
}

/** Returns a function that names the project which the form around this control names, if its title is known here. */
function useProject(): () => string | undefined {
  const queries = useQueryClient();
  const { client } = useData();
  const form = Form.useFormInstance() as ReturnType<typeof Form.useFormInstance> | undefined;
  return () => {
    const id: unknown = form?.getFieldValue('project_id');
    const { queryKey } = referenceQuery(client, projectmanage.name);
    return queries.getQueryData<ReferenceOption[]>(queryKey)?.find((one) => one.value === id)?.label;
  };
}
