import type { CallFailure } from '@gongdi/api';
import type { FormInstance } from 'antd';

/** Shows the problems that the server found at the form fields concerned. */
export function showProblems(form: FormInstance, failure: CallFailure): void {
  const fields = failure.problems.map(({ path, message }) => ({
    name: path === 'file' ? 'licence' : path,
    errors: [message],
  }));
  if (fields.length === 0) return;
  form.setFields(fields);
  form.focusField(fields[0]!.name);
}
