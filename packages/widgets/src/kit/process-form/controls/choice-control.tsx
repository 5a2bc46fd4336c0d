import { choicesOf, fill, type Choice, type FormFieldOf } from '@gongdi/domain';
import { Checkbox, Select } from 'antd';
import { useData, useKitText } from '../../data/data-context.tsx';
import { useDictionaries } from '../../data/dictionaries.tsx';
import type { ControlProps } from '../../form-controls/control-props.ts';
import { RadioGroup } from '../../radios/index.ts';

/**
 * Choice of one or several entries of a dictionary, or of the form's own options: a drop-down, or all options visible.
 */
export function ChoiceControl({
  field,
  id,
  value,
  onChange,
  ...aria
}: ControlProps & { field: FormFieldOf<'choice' | 'choices'> }) {
  const { lang } = useData();
  const text = useKitText();
  const { within } = useDictionaries();
  const several = field.type === 'choices';
  const options = within(() => choicesOf(field, lang));
  const chosen = several
    ? Array.isArray(value)
      ? (value as Choice['value'][])
      : []
    : (value as Choice['value'] | null);
  if (field.look === 'buttons') {
    const label = { 'aria-label': field.label, 'aria-describedby': aria['aria-describedby'] };
    return several ? (
      <div id={id} role="group" {...label}>
        <Checkbox.Group options={options} value={chosen as Choice['value'][]} onChange={onChange} />
      </div>
    ) : (
      <div id={id} role="radiogroup" {...label}>
        <RadioGroup options={options} name={id} value={chosen} onChange={({ target }) => onChange(target.value)} />
      </div>
    );
  }
  return (
    <Select
      id={id}
      {...aria}
      allowClear
      style={{ width: '100%' }}
      showSearch={{ optionFilterProp: 'label' }}
      mode={several ? 'multiple' : undefined}
      maxTagCount="responsive"
      placeholder={field.hint ?? fill(text.choose, { label: field.label })}
      options={options}
      value={chosen ?? undefined}
      onChange={(given: unknown) => onChange(given ?? null)}
    />
  );
}
