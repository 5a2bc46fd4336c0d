import { Form, InputNumber, type InputNumberProps, type SelectProps } from 'antd';
import { useData } from '../data/data-context.tsx';
import type { Field } from './control.tsx';
import { Choice } from './reference-select.tsx';

/** What the form around a control holds now. */
function useRecordNow(): Record<string, unknown> {
  const form = Form.useFormInstance();
  return (Form.useWatch([], { form, preserve: true }) as Record<string, unknown> | undefined) ?? {};
}

/** One of the texts that the rest of the record leaves to choose from. What stands there and is none of them is shown. */
export function ChoiceOf({ field, ...rest }: { field: Field } & SelectProps) {
  const { lang } = useData();
  const options = field.choices!(useRecordNow()).map(({ value, label }) => ({ value, label: label[lang] }));
  // Older records have names where now keys are.
  const named = options.find(({ label }) => label === rest.value);
  return (
    <Choice multiple={false} options={options} {...rest} value={named?.value ?? (rest.value as string | undefined)} />
  );
}

/** A number with what stands behind it, such as the unit of what is chosen elsewhere in the form. */
export function SuffixedNumber({ field, ...rest }: { field: Field } & InputNumberProps) {
  const { lang } = useData();
  const suffix = field.suffix!(useRecordNow(), lang);
  return (
    <InputNumber style={{ width: '100%' }} min={field.min} max={field.max} suffix={suffix || undefined} {...rest} />
  );
}
