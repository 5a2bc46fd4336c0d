import type { AnyResource } from '@gongdi/domain';
import type { FormInstance } from 'antd';
import { RecordForm, stepInitial } from '../../../kit/record-form/record-form.tsx';
import { LocalFilesContext } from '../../../kit/upload/local-files.ts';
import type { TakeStep } from './use-take-step.ts';

interface StepFormProps extends Pick<TakeStep, 'take' | 'local'> {
  /** What the step asks for (`stepForm`). */
  asked: AnyResource;
  row: Record<string, unknown> & { id: string };
  form: FormInstance;
}

/** What a step of a record asks for, with what the record has of it; files are kept here where there is no network. */
export function StepForm({ asked, row, form, take, local }: StepFormProps) {
  return (
    <LocalFilesContext value={local}>
      <RecordForm resource={asked} mode="add" form={form} initial={stepInitial(asked, row)} row={row} onSubmit={take} />
    </LocalFilesContext>
  );
}
