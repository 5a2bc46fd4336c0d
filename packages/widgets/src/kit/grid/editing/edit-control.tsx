import type { FieldKind, NamedField } from '@gongdi/domain';
import { cloneElement, type ReactElement } from 'react';
import { FieldControl, wireProps } from '../../record-form/control.tsx';

/** Bounds of a number in a cell, unless its field has other bounds (console specification, section 5). */
const CELL_NUMBER = { min: 1, max: 100 } as const;

/** Differences of a control in a cell from that in a form. */
interface CellEditing {
  /** A number without limits of its own must be within `CELL_NUMBER`. */
  limited?: true;
  /** A cell has no room for the button that clears the control. */
  unclearable?: true;
}

const asInForms: CellEditing = {};

/** Editing of each field kind in a cell. */
const EDITING = {
  text: { unclearable: true },
  textarea: asInForms,
  integer: { limited: true },
  decimal: { limited: true },
  money: asInForms,
  fee: asInForms,
  meters: asInForms,
  boolean: asInForms,
  date: asInForms,
  datetime: asInForms,
  code: asInForms,
  reference: asInForms,
  references: asInForms,
  permissions: asInForms,
  password: asInForms,
  phone: { unclearable: true },
  idcard: { unclearable: true },
  region: asInForms,
  address: asInForms,
  place: asInForms,
  rows: asInForms,
  signature: asInForms,
  file: asInForms,
  files: asInForms,
  image: asInForms,
} satisfies Record<FieldKind, CellEditing>;

const editingOf = (kind: FieldKind): CellEditing => EDITING[kind];

/** Returns the field with the settings for editing in a cell. */
export function cellField(field: NamedField): NamedField {
  if (!editingOf(field.kind).limited) return field;
  if (field.min !== undefined || field.max !== undefined) return field;
  return { ...field, ...CELL_NUMBER };
}

interface EditControlProps {
  field: NamedField;
  value: unknown;
  onChange: (value: unknown) => void;
  invalid: boolean;
  describedBy: string | undefined;
  disabled: boolean;
  label: string;
}

/** The form's control for a field, used outside of a form: accepts and returns wire values. */
export function EditControl({ field, value, onChange, invalid, describedBy, disabled, label }: EditControlProps) {
  const wire = wireProps(field);
  const name = wire.valuePropName ?? 'value';
  const props: Record<string, unknown> = {
    ...(wire.getValueProps?.(value) ?? { [name]: value }),
    ...(editingOf(field.kind).unclearable ? { allowClear: false } : {}),
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
