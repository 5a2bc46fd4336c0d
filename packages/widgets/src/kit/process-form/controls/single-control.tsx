import { isReference, namedFieldOf, type SingleField } from '@gongdi/domain';
import { memo, type ComponentType, type ReactElement } from 'react';
import { FieldControl, wireProps, type Field } from '../../record-form/control.tsx';
import { ChoiceControl } from './choice-control.tsx';
import type { ControlProps } from '../../form-controls/control-props.ts';
import { LocationControl } from '../../form-controls/location-control.tsx';
import { RangeControl } from './range-control.tsx';
import { SignatureControl } from '../../form-controls/signature-control.tsx';

type KitProps = Omit<ControlProps, 'value' | 'onChange'> & {
  field: Field;
  suffix?: string;
  value?: unknown;
  checked?: unknown;
  precision?: number;
  onChange: (given: unknown) => void;
};
/** `FieldControl` passes unknown properties on to the input. */
const KitControl: ComponentType<KitProps> = FieldControl;

/** The input of one field of a process form; its value is a wire value. */
// oxlint-disable-next-line complexity -- one case for each type of field, so that the compiler asks for a new one
export const SingleControl = memo(function SingleControl({
  field,
  ...props
}: ControlProps & { field: SingleField }): ReactElement {
  switch (field.type) {
    case 'choice':
    case 'choices':
      return <ChoiceControl field={field} {...props} />;
    case 'range':
      return <RangeControl field={field} {...props} />;
    case 'signature':
      return <SignatureControl field={field} {...props} />;
    case 'location':
      return <LocationControl field={field} {...props} />;
    case 'text':
    case 'textarea':
    case 'integer':
    case 'decimal':
    case 'money':
    case 'date':
    case 'datetime':
    case 'boolean':
    case 'phone':
    case 'idcard':
    case 'person':
    case 'organisation':
    case 'project':
    case 'device':
    case 'file':
    case 'image':
      return <FromKit field={field} {...props} />;
  }
});

function FromKit({ field, value, onChange, ...rest }: ControlProps & { field: SingleField }) {
  const named = namedFieldOf(field);
  const wire = wireProps(named);
  const shown =
    wire.valuePropName === 'checked' ? { checked: value === true } : (wire.getValueProps?.(value) ?? { value });
  const take = (given: unknown) => {
    const plain = plainValue(given);
    onChange(wire.normalize ? wire.normalize(plain, value, {}) : plain);
  };
  const unit = 'unit' in field && field.unit ? { suffix: field.unit } : {};
  const scale = field.type === 'decimal' && field.scale !== undefined ? { precision: field.scale } : {};
  const several = isReference(field) && field.multiple && !Array.isArray(value) ? { value: [] } : {};
  return <KitControl field={named} {...rest} {...unit} {...scale} {...shown} {...several} onChange={take} />;
}

/** Inputs pass an event to `onChange`, other controls pass the value. */
function plainValue(given: unknown): unknown {
  if (given === null || typeof given !== 'object' || !('target' in given)) return given ?? null;
  return (given.target as HTMLInputElement).value;
}
