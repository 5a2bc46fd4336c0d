import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { columnsInRows, fill, metaOf, traitsOf, type NamedField } from '@gongdi/domain';
import { Button } from 'antd';
import { useId, type ComponentType } from 'react';
import { useData } from '../data/data-context.tsx';
import { LocationControl } from '../form-controls/location-control.tsx';
import { SignatureControl } from '../form-controls/signature-control.tsx';
import { useFormSheet } from '../form-controls/form-sheet.ts';
import { useFormText } from '../form-controls/text/index.ts';
import { FieldControl, wireProps, type Field } from './control.tsx';

/** Field kinds whose controls are in this file. */
export type FormPart = 'place' | 'rows' | 'signature';

interface RichProps {
  field: Field;
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
}

/** Record fields that use the controls of process forms: a place, a signature, a small table. */
export default function FormControl({ part, field, id, value, onChange }: RichProps & { part: FormPart }) {
  useFormSheet();
  const { lang } = useData();
  const own = useId();
  const props = { id: id ?? own, value: value ?? null, onChange: (next: unknown) => onChange?.(next) };
  const label = field.label[lang];
  switch (part) {
    case 'signature':
      return <SignatureControl field={{ label }} {...props} />;
    case 'place':
      return <LocationControl field={{ label, hint: field.hint?.[lang] }} {...props} />;
    case 'rows':
      return <RowsControl field={field} {...props} />;
  }
}

type Row = Readonly<Record<string, unknown>>;

/** `FieldControl` passes unknown properties on to the input. */
const CellControl: ComponentType<Record<string, unknown> & { field: Field }> = FieldControl;

function RowsControl({ field, id, value, onChange }: Required<Omit<RichProps, 'id'>> & { id: string }) {
  const { lang } = useData();
  const text = useFormText();
  const columns = Object.entries(columnsInRows(field.type!)).map(([name, type]): NamedField => ({
    ...metaOf(type),
    name,
    type,
  }));
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const label = field.label[lang];
  const first = Object.fromEntries(columns.map((column) => [column.name, column.initial ?? null]));
  const change = (at: number, name: string, cell: unknown) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [name]: cell } : row)));
  return (
    <div className="gd-form-rows" role="group" aria-label={label}>
      {rows.length === 0 && <p className="gd-form-rows-empty">{text.noRows}</p>}
      <ol>
        {rows.map((row, at) => (
          <li key={at} aria-label={fill(text.rowOf, { table: label, number: at + 1 })}>
            <span className="gd-form-rows-number" aria-hidden>
              {at + 1}
            </span>
            <div className="gd-form-rows-cells">
              {columns.map((column) => (
                <Cell
                  key={column.name}
                  id={`${id}.${at}.${column.name}`}
                  column={column}
                  value={row[column.name]}
                  onChange={(cell) => change(at, column.name, cell)}
                />
              ))}
            </div>
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={fill(text.removeRow, { number: at + 1 })}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ol>
      <Button
        id={id}
        type="dashed"
        block
        aria-label={`${label} ${text.addRow}`}
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange([...rows, first])}
      >
        {text.addRow}
      </Button>
    </div>
  );
}

interface CellProps {
  id: string;
  column: NamedField;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Texts of at most so many characters share a line with other cells. */
const SHORT = 60;

function Cell({ id, column, value, onChange }: CellProps) {
  const { lang } = useData();
  const { getValueProps, normalize } = wireProps(column);
  const shown = getValueProps ? getValueProps(value) : { value };
  const take = (given: unknown) => {
    const plain =
      given !== null && typeof given === 'object' && 'target' in given
        ? (given.target as HTMLInputElement).value
        : given;
    onChange(normalize ? (normalize as (one: unknown) => unknown)(plain) : (plain ?? null));
  };
  const isLong = traitsOf(column.kind).words === 'line' && (column.maxLength ?? Infinity) > SHORT;
  return (
    <div className={`gd-form-cell${isLong ? ' gd-form-cell-wide' : ''}`}>
      <label className="gd-form-cell-label" htmlFor={id}>
        {column.required && (
          <span className="gd-form-star" aria-hidden>
            *
          </span>
        )}
        {column.label[lang]}
      </label>
      <CellControl field={column} id={id} {...shown} onChange={take} />
    </div>
  );
}
