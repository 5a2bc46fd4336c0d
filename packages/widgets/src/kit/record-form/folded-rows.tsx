import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { fill, type NamedField } from '@gongdi/domain';
import { Button } from 'antd';
import { memo } from 'react';
import { useData } from '../data/data-context.tsx';
import { FieldValue } from '../detail/record-detail.tsx';
import { useFormText } from '../form-controls/text/index.ts';
import { isCode, nameColumn, nextOf, saidColumns, type Row } from './rows-left.ts';

interface RowsLeftProps {
  /** Places of the rows that are not filled in. */
  left: readonly number[];
  count: number;
  /** The open row; -1: none. */
  open: number;
  onOpen: (at: number) => void;
}

/** How much of a long table is still to be filled in, and the way to the next row of it. Stays in view. */
export function RowsLeft({ left, count, open, onOpen }: RowsLeftProps) {
  const text = useFormText();
  const next = nextOf(left, open);
  return (
    <div className="gd-form-left">
      <span role="status">{fill(left.length > 0 ? text.rowsLeft : text.rowsDone, { count, left: left.length })}</span>
      {next !== undefined && (
        <Button type="primary" onClick={() => onOpen(next)}>
          {text.nextLeft}
        </Button>
      )}
    </div>
  );
}

interface FoldedRowProps {
  at: number;
  row: Row;
  columns: readonly NamedField[];
  isOpen: boolean;
  onOpen: (at: number) => void;
}

/** The line of a row: its number, its name, and, while it is closed, what it holds. */
export const FoldedRow = memo(
  ({ at, row, columns, isOpen, onOpen }: FoldedRowProps) => {
    const { lang } = useData();
    const text = useFormText();
    const column = nameColumn(columns);
    const name = column && row[column.name];
    const said = saidColumns(row, columns);
    return (
      <button type="button" className="gd-form-fold" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? -1 : at)}>
        <span className="gd-form-rows-number">{at + 1}</span>
        <span className="gd-form-fold-name">
          {typeof name === 'string' && name !== '' ? name : fill(text.rowOf, { table: '', number: at + 1 })}
        </span>
        {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        {!isOpen && (
          <span className="gd-form-fold-said">
            {said.length === 0 && text.rowEmpty}
            {said.map((one) => (
              <span key={one.name}>
                {!isCode(one) && `${one.label[lang]} `}
                <FieldValue field={one} value={row[one.name]} />
              </span>
            ))}
          </span>
        )}
      </button>
    );
  },
  // The handler is made anew with each drawing, and does the same.
  (a, b) => a.at === b.at && a.row === b.row && a.columns === b.columns && a.isOpen === b.isOpen,
);
