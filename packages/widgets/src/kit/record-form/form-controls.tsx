import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { columnsInRows, fill, metaOf, type NamedField } from '@gongdi/domain';
import { Button } from 'antd';
import { useId, type ComponentType } from 'react';
import { useData } from '../data/data-context.tsx';
import { LocationControl } from '../process-form/controls/location-control.tsx';
import { SignatureControl } from '../process-form/controls/signature-control.tsx';
import { useFormSheet } from '../process-form/form-sheet.ts';
import { useProcessFormText } from '../process-form/text/index.ts';
import { FieldControl, wireProps, type Field } from './control.tsx';

interface RichProps {
  field: Field;
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
}

/** Fields of records whose controls are those of process forms: a place, a signature, a small table. */
export default function FormControl({ field, id, value, onChange }: RichProps) {
  useFormSheet();
  const { lang } = useData();
  const own = useId();
  const props = { id: id ?? own, value: value ?? null, onChange: (next: unknown) => onChange?.(next) };
  const label = field.label[lang];
  if (field.kind === 'signature') return <SignatureControl field={{ label }} {...props} />;
  if (field.kind === 'place') return <LocationControl field={{ label, hint: field.hint?.[lang] }} {...props} />;
  return <RowsControl field={field} {...props} />;
}

type Row = Readonly<Record<string, unknown>>;

/** The kit's control hands what it does not know on to the input. */
const CellControl: ComponentType<Record<string, unknown> & { field: Field }> = FieldControl;

function RowsControl({ field, id, value, onChange }: Required<Omit<RichProps, 'id'>> & { id: string }) {
  const { lang } = useData();
  const text = useProcessFormText();
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
    <div className="gd-rows" role="group" aria-label={label}>
      {rows.length === 0 && <p className="gd-rows-empty">{text.noRows}</p>}
      <ol>
        {rows.map((row, at) => (
          <li key={at} aria-label={fill(text.rowOf, { table: label, number: at + 1 })}>
            <span className="gd-rows-number" aria-hidden>
              {at + 1}
            </span>
            <div className="gd-rows-cells">
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
  return (
    <div className={`gd-cell${column.kind === 'text' ? ' gd-cell-wide' : ''}`}>
      <label className="gd-cell-label" htmlFor={id}>
        {column.required && (
          <span className="gd-star" aria-hidden>
            *
          </span>
        )}
        {column.label[lang]}
      </label>
      <CellControl field={column} id={id} {...shown} onChange={take} />
    </div>
  );
}
