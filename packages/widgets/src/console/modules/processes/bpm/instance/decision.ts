import type { OwnTask } from '@gongdi/api';
import { accessTo, type FileItem, type FormValues, type ProcessForm } from '@gongdi/domain';

export type Decision = 'approve' | 'reject';

/** What the user says about a task. */
export interface Opinion {
  reason: string;
  attachments?: FileItem[];
  signature?: FileItem;
  copy_user_ids?: string[];
}

/** Returns whether the user decides the task now; a task with further signers may wait for them first. */
export function mayDecide({ actions }: Pick<OwnTask, 'actions'>): boolean {
  return actions.includes('approve') || actions.includes('reject');
}

/**
 * Returns whether the user fills in fields of the form at this task. A user to whom the task was delegated gives an
 * opinion only.
 */
export function writesForm(
  { owner_user, definition_key }: Pick<OwnTask, 'owner_user' | 'definition_key'>,
  form: ProcessForm | undefined,
): boolean {
  return !owner_user && form?.fields.some(({ name }) => accessTo(form, name, definition_key) === 'write') === true;
}

/** Returns whether the fields of the form are checked and sent. A refusal does not need a complete form. */
export function needsForm(how: Decision, dirty: boolean): boolean {
  return how === 'approve' || dirty;
}

/**
 * Returns the body of the call that decides a task.
 * @param button code of the task's own button that was pressed
 */
export function decisionOf(
  id: string,
  { reason, attachments = [], signature, copy_user_ids = [] }: Opinion,
  variables: FormValues,
  button: string | undefined,
) {
  return {
    id,
    reason,
    attachments: attachments.map((one) => ({ id: one.id })),
    signature: signature ? { id: signature.id } : undefined,
    variables: variables as never,
    copy_user_ids,
    button,
  };
}
