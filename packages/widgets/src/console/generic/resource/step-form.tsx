import type { AnyResource } from '@gongdi/domain';
import type { FormInstance } from 'antd';
import { RecordForm, stepInitial } from '../../../kit/record-form/record-form.tsx';
import { LocalFilesContext } from '../../../kit/upload/local-files.ts';
import type { TakeStep } from './use-take-step.ts';

interface StepFormProps extends Pick<TakeStep, 'take' | 'local'> {
  /** Resource with the fields of the step (`stepForm`). */
  asked: AnyResource;
  row: Record<string, unknown> & { id: string };
  form: FormInstance;
}

/** Form of a step, with initial values from the record. Without a network, chosen files are stored on this device. */
export function StepForm({ asked, row, form, take, local }: StepFormProps) {
  return (
    <LocalFilesContext value={local}>
      <RecordForm resource={asked} mode="add" form={form} initial={stepInitial(asked, row)} row={row} onSubmit={take} />
    </LocalFilesContext>
  );
}
