import { titleOf, type AnyResource, type NamedStep } from '@gongdi/domain';
import type { FormInstance } from 'antd';
import { useEffect, useState, type RefObject } from 'react';
import { RecordForm, stepInitial } from '../../../kit/record-form/record-form.tsx';
import { LocalFilesContext } from '../../../kit/upload/local-files.ts';
import { useLang } from '../../ground/context/console-context.tsx';
import { useDraft } from '../drafts/use-draft.tsx';
import type { TakeStep } from './use-take-step.ts';

interface StepFormProps extends Pick<TakeStep, 'take' | 'local' | 'files'> {
  /** The step, by which its draft is found again. */
  step: NamedStep;
  /** Receives the function that removes the draft once the step is taken. */
  kept: RefObject<() => void>;
  /** Resource with the fields of the step (`stepForm`). */
  asked: AnyResource;
  row: Record<string, unknown> & { id: string };
  form: FormInstance;
}

/** Form of a step, with initial values from the record. Without a network, chosen files are stored on this device. */
export function StepForm({ asked, row, form, take, local, files, step, kept }: StepFormProps) {
  const lang = useLang();
  const [initial] = useState(() => stepInitial(asked, row));
  const draft = useDraft({
    resource: asked,
    form: step.name,
    record: row as { id: string; version?: number },
    titleOf: () => `${step.label[lang]} · ${titleOf(asked, row)}`,
    initial,
    instance: form,
    files,
  });
  useEffect(() => {
    kept.current = draft.done;
  });
  return (
    <LocalFilesContext value={local}>
      <RecordForm
        resource={asked}
        mode="add"
        form={form}
        initial={initial}
        row={row}
        draft={draft}
        onSubmit={take}
      />
    </LocalFilesContext>
  );
}
