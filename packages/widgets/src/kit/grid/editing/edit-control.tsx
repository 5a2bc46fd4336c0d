import type { NamedField } from '@gongdi/domain';
import { cloneElement, type ReactElement } from 'react';
import { FieldControl, wireProps } from '../../record-form/control.tsx';

/** A number in a cell lies within these, unless its field says otherwise (console specification, section 5). */
export const CELL_NUMBER = { min: 1, max: 100 } as const;

/** A field as a cell edits it. */
export function cellField(field: NamedField): NamedField {
  if (field.kind !== 'integer' && field.kind !== 'decimal') return field;
  if (field.min !== undefined || field.max !== undefined) return field;
  return { ...field, ...CELL_NUMBER };
}

/** A cell has no room for their button to clear. */
const CLEARS: ReadonlySet<NamedField['kind']> = new Set(['text', 'phone', 'idcard']);

interface EditControlProps {
  field: NamedField;
  value: unknown;
  onChange: (value: unknown) => void;
  invalid: boolean;
  describedBy: string | undefined;
  disabled: boolean;
  label: string;
}

/** The form's control for a field, outside of a form: takes and gives wire values. */
export function EditControl({ field, value, onChange, invalid, describedBy, disabled, label }: EditControlProps) {
  const wire = wireProps(field);
  const name = wire.valuePropName ?? 'value';
  const props: Record<string, unknown> = {
    ...(wire.getValueProps?.(value) ?? { [name]: value }),
    ...(CLEARS.has(field.kind) ? { allowClear: false } : {}),
    disabled,
    status: invalid ? 'error' : undefined,
    'aria-label': label,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    onChange: (given: unknown) => {
      const raw = isChange(given) ? given.target.value : given;
      onChange(wire.normalize ? wire.normalize(raw, value, {}) : raw);
    },
  };
  return cloneElement((<FieldControl field={cellField(field)} />) as ReactElement<Record<string, unknown>>, props);
}

function isChange(given: unknown): given is { target: { value: unknown } } {
  return given !== null && typeof given === 'object' && 'target' in given;
}
