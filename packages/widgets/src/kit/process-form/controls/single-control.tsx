import { isReference, namedFieldOf, type SingleField } from '@gongdi/domain';
import { memo, type ComponentType } from 'react';
import { FieldControl, wireProps, type Field } from '../../record-form/control.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { LocationControl } from './location-control.tsx';
import { RangeControl } from './range-control.tsx';
import { SignatureControl } from './signature-control.tsx';

/** What a control of one value takes. */
export interface ControlProps<T = unknown> {
  id: string;
  value: T;
  onChange: (value: unknown) => void;
  'aria-label'?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

type KitProps = Omit<ControlProps, 'value' | 'onChange'> & {
  field: Field;
  suffix?: string;
  value?: unknown;
  checked?: unknown;
  precision?: number;
  onChange: (given: unknown) => void;
};
/** The kit's own control hands what it does not know on to the input. */
const KitControl: ComponentType<KitProps> = FieldControl;

/** The input of one field of a process form, holding wire values. */
export const SingleControl = memo(function SingleControl({ field, ...props }: ControlProps & { field: SingleField }) {
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
    default:
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

/** Inputs give events, other controls their value. */
function plainValue(given: unknown): unknown {
  if (given === null || typeof given !== 'object' || !('target' in given)) return given ?? null;
  return (given.target as HTMLInputElement).value;
}
