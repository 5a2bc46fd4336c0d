import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import {
  fill,
  FORM_LIMITS,
  initialRow,
  inRowMessage,
  isFieldRequired,
  isFieldShown,
  type FieldProblem,
  type FormColumn,
  type FormFieldOf,
  type FormOpener,
  type FormValues,
} from '@gongdi/domain';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useRowKeys } from '../../layout/use-row-keys.ts';
import { controlId } from './focus-problem.ts';
import { useFormText } from '../../form-controls/text/index.ts';
import { ReadValue } from './read-value.tsx';
import { SingleControl } from './single-control.tsx';

interface TableControlProps {
  field: FormFieldOf<'table'>;
  prefix: string;
  value: unknown;
  /** Values of the surrounding form; rules of columns may read them. */
  around: FormValues;
  problems: readonly FieldProblem[];
  opener: FormOpener;
  onChange: (rows: FormValues[]) => void;
}

/** Rows of a detail table: as a table where the width suffices, otherwise as cards. */
export function TableControl({ field, prefix, value, around, problems, opener, onChange }: TableControlProps) {
  const text = useFormText();
  const { lang } = useData();
  const [announcement, setSaid] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const rows = Array.isArray(value) ? (value as FormValues[]) : [];
  const { keys, ...place } = useRowKeys(rows.length);
  const max = field.max_rows ?? FORM_LIMITS.rows;
  const put = (next: FormValues[], words: string) => {
    onChange(next);
    setSaid(words);
  };
  const addRow = (row: FormValues, at = rows.length) => {
    place.insert(at);
    put([...rows.slice(0, at), row, ...rows.slice(at)], fill(text.rowAdded, { number: at + 1 }));
  };
  const remove = (at: number) => {
    place.remove(at);
    put(
      rows.filter((_, index) => index !== at),
      fill(text.rowRemoved, { number: at + 1 }),
    );
    add.current?.focus();
  };
  const swap = (at: number, with_: number) => {
    const next = [...rows];
    place.swap(at, with_);
    [next[at], next[with_]] = [next[with_]!, next[at]!];
    onChange(next);
  };
  /** Removes the row number from a message, because the message is shown in that row. */
  const shortProblem = (path: string, number: number): string | undefined => {
    const message = problems.find((one) => one.path === path)?.message;
    const prefix = inRowMessage(field.label, number, '', lang);
    return message?.startsWith(prefix) ? message.slice(prefix.length) : message;
  };
  const change = (at: number, name: string, cell: unknown) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [name]: cell } : row)));
  return (
    <div className="gd-form-rows" role="group" aria-label={field.label}>
      {rows.length === 0 && <p className="gd-form-rows-empty">{text.noRows}</p>}
      <ol>
        {rows.map((row, at) => (
          <li key={keys[at]} aria-label={fill(text.rowOf, { table: field.label, number: at + 1 })}>
            <span className="gd-form-rows-number" aria-hidden>
              {at + 1}
            </span>
            <div className="gd-form-rows-cells">
              {field.columns.map((column) => (
                <Cell
                  key={column.name}
                  column={column}
                  id={controlId(prefix, `${field.name}.${at}.${column.name}`)}
                  value={row[column.name] ?? null}
                  around={{ ...around, ...row }}
                  problem={shortProblem(`${field.name}.${at}.${column.name}`, at + 1)}
                  onChange={(cell) => change(at, column.name, cell)}
                />
              ))}
            </div>
            <RowTools
              at={at}
              count={rows.length}
              max={max}
              onSwap={(with_) => swap(at, with_)}
              onCopy={() => addRow(structuredClone(row), at + 1)}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      <Button
        ref={add}
        id={controlId(prefix, field.name)}
        type="dashed"
        block
        aria-label={rows.length >= max ? undefined : fill(text.addRowTo, { table: field.label })}
        icon={<PlusOutlined aria-hidden />}
        disabled={rows.length >= max}
        onClick={() => addRow(initialRow(field.columns, { ...opener, now: new Date().toISOString() }))}
      >
        {rows.length >= max ? fill(text.rowLimit, { max }) : text.addRow}
      </Button>
      <span className="gd-file-said" role="status">
        {announcement}
      </span>
    </div>
  );
}

interface RowToolsProps {
  at: number;
  count: number;
  /** Maximum number of rows. */
  max: number;
  /** Exchanges the row with another one. */
  onSwap(with_: number): void;
  onCopy(): void;
  onRemove(): void;
}

/** Moves, copies and removes a row. */
function RowTools({ at, count, max, onSwap, onCopy, onRemove }: RowToolsProps) {
  const text = useFormText();
  return (
    <div className="gd-form-rows-tools">
      <Tool
        icon={<ArrowUpOutlined aria-hidden />}
        label={fill(text.moveRowUp, { number: at + 1 })}
        disabled={at === 0}
        onClick={() => onSwap(at - 1)}
      />
      <Tool
        icon={<ArrowDownOutlined aria-hidden />}
        label={fill(text.moveRowDown, { number: at + 1 })}
        disabled={at === count - 1}
        onClick={() => onSwap(at + 1)}
      />
      <Tool
        icon={<CopyOutlined aria-hidden />}
        label={fill(text.copyRow, { number: at + 1 })}
        disabled={count >= max}
        onClick={onCopy}
      />
      <Tool icon={<DeleteOutlined aria-hidden />} label={fill(text.removeRow, { number: at + 1 })} onClick={onRemove} />
    </div>
  );
}

function Tool({ label, ...props }: { icon: React.ReactNode; label: string; disabled?: boolean; onClick: () => void }) {
  return <Button type="text" size="small" aria-label={label} title={label} {...props} />;
}

interface CellProps {
  column: FormColumn;
  id: string;
  value: unknown;
  around: FormValues;
  problem: string | undefined;
  onChange: (value: unknown) => void;
}

function Cell({ column, id, value, around, problem, onChange }: CellProps) {
  if (!isFieldShown(column, around)) return null;
  const required = isFieldRequired(column, around);
  const announcement = `${id}-said`;
  return (
    <div
      className={`gd-form-cell${column.wide || column.type === 'textarea' ? ' gd-form-cell-wide' : ''}${problem ? ' gd-form-cell-bad' : ''}`}
    >
      <label className="gd-form-cell-label" htmlFor={id}>
        {required && (
          <span className="gd-form-star" aria-hidden>
            *
          </span>
        )}
        {column.label}
      </label>
      {column.type === 'formula' ? (
        <output id={id} className="gd-form-formula">
          <ReadValue field={column} value={value} />
        </output>
      ) : (
        <SingleControl
          field={column}
          id={id}
          value={value}
          onChange={onChange}
          aria-required={required}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? announcement : undefined}
        />
      )}
      {problem && (
        <span id={announcement} className="gd-form-cell-problem">
          {problem}
        </span>
      )}
    </div>
  );
}
