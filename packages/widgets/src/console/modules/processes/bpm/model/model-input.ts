import type { ProcessModel } from '@gongdi/api';

/** Fields of the dialog of a model. */
export interface ModelInput {
  key: string;
  name: string;
  category: number;
  flavour: 'camunda' | 'flowable' | 'activiti';
  description?: string | null;
  form_type?: number | null;
  form_id?: string | null;
  form_custom_create_path?: string | null;
  form_custom_view_path?: string | null;
  nobody_policy: ProcessModel['nobody_policy'];
  manager_user_ids?: string[];
}

/** Code of a process form in the dictionary `bpm_model_form_type`. */
export const PROCESS_FORM = 10;
/** Code of a business form, which is a page of its own. */
export const BUSINESS_FORM = 20;

/** Returns only the settings that belong to the chosen kind of form. */
export function settingsOf(input: ModelInput) {
  const { form_type = null, nobody_policy, manager_user_ids = [] } = input;
  const business = form_type === BUSINESS_FORM;
  return {
    description: input.description ?? null,
    form_type,
    form_id: form_type === PROCESS_FORM ? (input.form_id ?? null) : null,
    form_custom_create_path: business ? (input.form_custom_create_path ?? null) : null,
    form_custom_view_path: business ? (input.form_custom_view_path ?? null) : null,
    nobody_policy,
    manager_user_ids,
  };
}

/**
 * Returns the forms to choose from, as pairs of id and name. The model's form stays among them even if it has been
 * disabled since.
 */
export function formsFor(
  model: Pick<ProcessModel, 'form_id' | 'form_name'> | null,
  forms: readonly { id: string; name: string }[],
): [id: string, name: string][] {
  const found = new Map(forms.map(({ id, name }) => [id, name]));
  if (model?.form_id) found.set(model.form_id, model.form_name ?? model.form_id);
  return [...found];
}
