import { describe, expect, it } from 'vitest';
import { readForm } from './check/read-form.ts';
import type { FormField, FormFieldType } from './fields.ts';
import type { ProcessForm } from './form.ts';
import { FORM_FIELD_TYPES, formTypeTraits, type FormTypeTraits } from './types.ts';
import { checkFormValues } from './values/check-values.ts';
import { initialFormValues } from './values/initial.ts';

const zone = 'Asia/Shanghai';
const opener = { now: '2026-05-06T02:30:00.000Z', zone, user_id: 'u', org_id: 'o' };

/** Mandatory properties of fields of some types. */
const NEEDED: Partial<Record<FormFieldType, object>> = {
  choice: { options: [{ value: 'a', label: '甲' }] },
  choices: { options: [{ value: 'a', label: '甲' }] },
  table: { columns: [{ type: 'text', name: 'inner', label: '名称' }] },
  formula: { expression: '1' },
  note: { text: '说明' },
};

describe.each(FORM_FIELD_TYPES)('a form field of type %s', (type) => {
  const field = { type, name: 'value', label: '示例', ...NEEDED[type] } as FormField;
  const conf: ProcessForm['conf'] = { version: 1, columns: 1, label_position: 'top', tasks: {} };
  const form: ProcessForm = { conf, fields: [field] };
  it('is read, opened and written while it is empty', () => {
    expect(readForm(form, 'zh').problems).toEqual([]);
    const values = initialFormValues(form, opener);
    expect(Object.keys(values)).toEqual(type === 'heading' || type === 'note' ? [] : [field.name]);
  });
  it('asks for a missing value in the words of its type', () => {
    const asked: ProcessForm = { conf, fields: [{ ...field, required: true } as FormField] };
    const checked = checkFormValues(asked, {}, { lang: 'zh', zone });
    const message = formTypeTraits(type).given === 'entered' ? '请输入示例' : '请选择示例';
    const none = ['formula', 'heading', 'note'].includes(type);
    expect(checked.ok ? [] : checked.problems.map((one) => one.message)).toEqual(none ? [] : [message]);
  });
});

it('compiles only when each type has its line', () => {
  const traits = Object.fromEntries(FORM_FIELD_TYPES.map((type) => [type, formTypeTraits(type)]));
  const { signature, ...others } = traits as Record<FormFieldType, FormTypeTraits>;
  // @ts-expect-error a type without traits
  const missing: Record<FormFieldType, FormTypeTraits> = others;
  expect(missing).not.toHaveProperty('signature', signature);
});
