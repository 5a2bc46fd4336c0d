import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { columnsInRows, fill, metaOf, traitsOf, type NamedField } from '@gongdi/domain';
import { Button } from 'antd';
import { memo, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useData } from '../data/data-context.tsx';
import { useFormText } from '../form-controls/text/index.ts';
import { useWidth } from '../layout/use-width.ts';
import { FieldControl, wireProps, type Field } from './control.tsx';
import { FoldedRow, RowsLeft } from './folded-rows.tsx';
import { leftRows, type Row } from './rows-left.ts';

interface RowsControlProps {
  field: Field;
  id: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Of a longer table, a phone shows the controls of one row at a time. */
const LONG = 8;
/** Below this width of the table rows are cards, px; the style sheet has the same. */
const NARROW = 560;

/**
 * A small table inside a form. On phones a long one shows its rows as lines: one is open, the others say what they
 * hold, and what is still to be filled in is counted above them.
 */
export function RowsControl({ field, id, value, onChange }: RowsControlProps) {
  const { lang } = useData();
  const text = useFormText();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 20);
  const [open, setOpen] = useState(-1);
  const columns = useMemo(
    () =>
      Object.entries(columnsInRows(field.type!)).map(([name, type]): NamedField => ({ ...metaOf(type), name, type })),
    [field.type],
  );
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  // Controls are only made once the width is known: of sixty rows they take long.
  const folds = rows.length > LONG && width < NARROW;
  const label = field.label[lang];
  const first = Object.fromEntries(columns.map((column) => [column.name, column.initial ?? null]));
  // The handlers of rows stay the same, so that typing in one row draws that row alone.
  const latest = useRef({ rows, onChange });
  useEffect(() => {
    latest.current = { rows, onChange };
  });
  const handlers = useMemo(
    (): RowHandlers => ({
      change: (at, name, cell) => {
        const { rows: now, onChange: tell } = latest.current;
        tell(now.map((row, index) => (index === at ? { ...row, [name]: cell } : row)));
      },
      remove: (at) => {
        const { rows: now, onChange: tell } = latest.current;
        setOpen(-1);
        tell(now.filter((_, index) => index !== at));
      },
    }),
    [],
  );
  const isOpened = useRef(false);
  const unfold = (at: number) => {
    isOpened.current = true;
    setOpen(at);
  };
  useEffect(() => {
    if (!isOpened.current) return;
    isOpened.current = false;
    const head = box.current?.querySelector<HTMLElement>('.gd-form-fold[aria-expanded=true]');
    head?.focus({ preventScroll: true });
    head?.scrollIntoView({ block: 'start' });
  }, [open]);
  return (
    <div ref={box} className="gd-form-rows" role="group" aria-label={label}>
      {rows.length === 0 && <p className="gd-form-rows-empty">{text.noRows}</p>}
      {folds && <RowsLeft left={leftRows(rows, columns)} count={rows.length} open={open} onOpen={unfold} />}
      <ol>
        {rows.map((row, at) => {
          const name = fill(text.rowOf, { table: label, number: at + 1 });
          const cells = { at, id, row, columns, handlers };
          if (!folds)
            return (
              <li key={at} aria-label={name}>
                <span className="gd-form-rows-number" aria-hidden>
                  {at + 1}
                </span>
                <RowCells {...cells} />
              </li>
            );
          return (
            <li key={at} aria-label={name}>
              <FoldedRow at={at} row={row} columns={columns} isOpen={at === open} onOpen={unfold} />
              {at === open && (
                <>
                  <RowCells {...cells} />
                  {at + 1 < rows.length && (
                    <Button block onClick={() => unfold(at + 1)}>
                      {text.nextRow}
                    </Button>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        id={id}
        type="dashed"
        block
        aria-label={`${label} ${text.addRow}`}
        icon={<PlusOutlined aria-hidden />}
        onClick={() => {
          unfold(rows.length);
          onChange([...rows, first]);
        }}
      >
        {text.addRow}
      </Button>
    </div>
  );
}

interface RowHandlers {
  change: (at: number, name: string, cell: unknown) => void;
  remove: (at: number) => void;
}

interface RowCellsProps {
  at: number;
  /** Id of the table. */
  id: string;
  row: Row;
  columns: readonly NamedField[];
  handlers: RowHandlers;
}

/** The controls of a row. */
const RowCells = memo(({ at, id, row, columns, handlers }: RowCellsProps) => {
  const text = useFormText();
  return (
    <>
      <div className="gd-form-rows-cells">
        {columns.map((column) => (
          <Cell
            key={column.name}
            id={`${id}.${at}.${column.name}`}
            column={column}
            value={row[column.name]}
            onChange={(cell) => handlers.change(at, column.name, cell)}
          />
        ))}
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={fill(text.removeRow, { number: at + 1 })}
        onClick={() => handlers.remove(at)}
      />
    </>
  );
});

/** `FieldControl` passes unknown properties on to the input. */
const CellControl: ComponentType<Record<string, unknown> & { field: Field }> = FieldControl;

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
