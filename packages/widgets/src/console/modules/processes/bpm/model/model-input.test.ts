import { expect, it } from 'vitest';
import { BUSINESS_FORM, formsFor, PROCESS_FORM, settingsOf, type ModelInput } from './model-input.ts';

/** Everything is filled in, as after the user has tried several kinds of form. */
const FULL: ModelInput = {
  key: 'leave',
  name: '请假',
  category: 1,
  flavour: 'camunda',
  description: '说明',
  form_id: 'f1',
  form_custom_create_path: '/staff/add',
  form_custom_view_path: '/staff/detail',
  nobody_policy: 'refuse',
  manager_user_ids: ['u1'],
};
const NONE = { form_id: null, form_custom_create_path: null, form_custom_view_path: null };

it.each([
  [null, {}],
  [undefined, {}],
  [PROCESS_FORM, { form_id: 'f1' }],
  [BUSINESS_FORM, { form_custom_create_path: '/staff/add', form_custom_view_path: '/staff/detail' }],
])('a model with a form of type %s keeps only the settings of that type', (form_type, kept) => {
  expect(settingsOf({ ...FULL, form_type })).toEqual({
    ...NONE,
    ...kept,
    form_type: form_type ?? null,
    description: '说明',
    nobody_policy: 'refuse',
    manager_user_ids: ['u1'],
  });
});

it('sends empty values for what was left out', () => {
  const { key, name, category, flavour, nobody_policy } = FULL;
  const bare = settingsOf({ key, name, category, flavour, nobody_policy, form_type: PROCESS_FORM });
  expect(bare).toMatchObject({ ...NONE, description: null, manager_user_ids: [] });
});

it('offers the form of the model although it is disabled now', () => {
  const forms = [{ id: 'f1', name: '请假单' }];
  const chosen = (form_id: string | null, form_name: string | null) => formsFor({ form_id, form_name }, forms);
  expect(formsFor(null, forms)).toEqual([['f1', '请假单']]);
  expect(chosen(null, null)).toEqual([['f1', '请假单']]);
  expect(chosen('f2', '旧表单')).toEqual([
    ['f1', '请假单'],
    ['f2', '旧表单'],
  ]);
  expect(chosen('f2', null)[1]).toEqual(['f2', 'f2']);
});
