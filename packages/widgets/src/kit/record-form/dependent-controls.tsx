import type { FieldGroup } from '@gongdi/domain';
import { Alert, Form, InputNumber, type InputNumberProps, type SelectProps } from 'antd';
import { useData } from '../data/data-context.tsx';
import type { Field } from './control.tsx';
import { Choice } from './reference-select.tsx';

/** Returns the present values of the surrounding form. */
function useRecordNow(): Record<string, unknown> {
  const form = Form.useFormInstance();
  return (Form.useWatch([], { form, preserve: true }) as Record<string, unknown> | undefined) ?? {};
}

/**
 * Choice of a text; the other fields of the record decide which texts are offered. A stored text that is not among them
 * is shown too.
 */
export function ChoiceOf({ field, ...rest }: { field: Field } & SelectProps) {
  const { lang } = useData();
  const options = field.choices!(useRecordNow()).map(({ value, label }) => ({ value, label: label[lang] }));
  // Older records store the label where newer ones store the key.
  const named = options.find(({ label }) => label === rest.value);
  return (
    <Choice multiple={false} options={options} {...rest} value={named?.value ?? (rest.value as string | undefined)} />
  );
}

/** A number with a suffix, such as the unit of an entry chosen elsewhere in the form. */
export function SuffixedNumber({ field, ...rest }: { field: Field } & InputNumberProps) {
  const { lang } = useData();
  const suffix = field.suffix!(useRecordNow(), lang);
  return (
    <InputNumber style={{ width: '100%' }} min={field.min} max={field.max} suffix={suffix || undefined} {...rest} />
  );
}

/** What follows from the fields of a group so far: the grade of a risk from its values. */
export function GroupSays({ says }: { says: NonNullable<FieldGroup['says']> }) {
  const { lang } = useData();
  const said = says(useRecordNow());
  return (
    <div role="status">{said && <Alert type="info" showIcon title={said[lang]} style={{ marginBottom: 16 }} />}</div>
  );
}
