import type { FieldProblem, FormField, FormOpener, FormValues } from '@gongdi/domain';
import { Form } from 'antd';
import { useCallback, type ReactNode } from 'react';
import { SingleControl } from './controls/single-control.tsx';
import { TableControl } from './controls/table-control.tsx';
import { controlId } from './controls/focus-problem.ts';
import { RowsView } from './process-form-view.tsx';
import { ReadValue } from './controls/read-value.tsx';
import { layoutOf } from './type-layout.ts';

interface FormEntryProps {
  field: FormField;
  prefix: string;
  writes: boolean;
  required: boolean;
  value: unknown;
  around: FormValues;
  problems: readonly FieldProblem[];
  opener: FormOpener;
  onChange: (name: string, value: unknown) => void;
}

/** One entry of a form being filled in: a heading, a note, a read-only value, or a control with its label. */
export function FormEntry({
  field,
  prefix,
  writes,
  required,
  value,
  around,
  problems,
  opener,
  onChange,
}: FormEntryProps) {
  const { name, label } = field;
  const change = useCallback((next: unknown) => onChange(name, next), [name, onChange]);
  if (field.type === 'heading') return <h3 className="gd-form-heading">{label}</h3>;
  if (field.type === 'note')
    return (
      <div className="gd-form-note" role="note">
        {field.text}
      </div>
    );
  const id = controlId(prefix, name);
  const own = problems.filter((one) => one.path === name);
  const hint = 'hint' in field && field.hint && !layoutOf(field.type).showsHint ? field.hint : undefined;
  const item = (children: ReactNode) => (
    <Form.Item
      label={label}
      htmlFor={id}
      required={writes && required}
      validateStatus={own.length > 0 ? 'error' : undefined}
      help={own.length > 0 ? own.map((one) => one.message).join(' ') : undefined}
      extra={hint}
    >
      {children}
    </Form.Item>
  );
  if (field.type === 'table')
    return item(
      writes ? (
        <TableControl
          field={field}
          prefix={prefix}
          value={value}
          around={around}
          problems={problems}
          opener={opener}
          onChange={change}
        />
      ) : (
        <RowsView field={field} value={value} around={around} />
      ),
    );
  if (!writes || field.type === 'formula')
    return item(
      <output id={id} className={field.type === 'formula' ? 'gd-form-formula' : 'gd-form-read'}>
        <ReadValue field={field} value={value} />
      </output>,
    );
  return item(
    <SingleControl
      field={field}
      id={id}
      value={value}
      onChange={change}
      aria-required={required}
      aria-invalid={own.length > 0}
    />,
  );
}
