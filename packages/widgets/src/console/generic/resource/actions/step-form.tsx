import { type AnyResource, type NamedStep } from '@gongdi/domain';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useNames } from '../../use-names.ts';
import { RecordForm, stepInitial } from '../../../../kit/record-form/record-form.tsx';
import { LocalFilesContext } from '../../../../kit/upload/local-files.ts';
import { useLang } from '../../../ground/context/console-context.tsx';
import { useDraft, type KeptDraft } from '../../drafts/use-draft.tsx';
import { useProjectFields } from '../../project/use-project-fields.ts';
import type { TakeStep } from './use-take-step.ts';

type StepRow = Record<string, unknown> & { id: string };

interface StepFormProps extends Pick<TakeStep, 'take' | 'local'> {
  /** Resource with the fields of the step (`stepForm`). */
  asked: AnyResource;
  row: StepRow;
  form: FormInstance;
  kept: StepDraft;
}

interface StepDraft {
  /** The record's values of the fields, as they were when the form was opened. */
  initial: Record<string, unknown>;
  draft: KeptDraft;
}

/** Keeps the input of a step. */
export function useStepDraft(
  asked: AnyResource,
  { row, step, form, files }: { row: StepRow; step: NamedStep; form: FormInstance; files: TakeStep['files'] },
): StepDraft {
  const lang = useLang();
  const inProject = useProjectFields(asked);
  const [initial] = useState(() => ({ ...inProject, ...defined(stepInitial(asked, row)) }));
  const name = useNames(asked, [row])(row);
  const titled = () => `${step.label[lang]} · ${name}`;
  const target = { resource: asked, form: step.name, record: row, titleOf: titled, initial, instance: form, files };
  return { initial, draft: useDraft(target) };
}

const defined = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Form of a step, with initial values from the record. Without a network, chosen files are stored on this device. */
export function StepForm({ asked, row, form, take, local, kept: { initial, draft } }: StepFormProps) {
  return (
    <LocalFilesContext value={local}>
      <RecordForm resource={asked} mode="add" form={form} initial={initial} row={row} draft={draft} onSubmit={take} />
    </LocalFilesContext>
  );
}
