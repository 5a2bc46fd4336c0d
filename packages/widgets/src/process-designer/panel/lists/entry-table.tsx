import { Button, Empty } from 'antd';
import type { ReactNode, Ref } from 'react';
import { useConfirm } from '../fields/use-confirm.ts';
import type { PanelTexts } from '../text/index.ts';

/** A column; `of` returns the cell of a row. The first column distinguishes the rows, so it should be text. */
export interface Column<T> {
  label: string;
  of(row: T, at: number): string | number;
}

interface EntryTableProps<T> {
  texts: PanelTexts;
  columns: readonly Column<T>[];
  rows: readonly T[];
  removeQuestion: string;
  /** Shown instead of a table without rows. */
  none?: ReactNode;
  /** Ref to the `tbody`, for callers that move the focus among the rows. */
  body?: Ref<HTMLTableSectionElement>;
  /** Content before the edit and remove buttons. */
  before?(at: number): ReactNode;
  onEdit(row: T, at: number): void;
  onRemove(row: T, at: number): void;
}

/** Entries of an element as rows. Each row has a button that edits it, and one that removes it after confirmation. */
export function EntryTable<T>(props: EntryTableProps<T>) {
  const { texts, columns, rows, removeQuestion, none, body, before, onEdit, onRemove } = props;
  const confirm = useConfirm(texts);
  if (rows.length === 0) return none ?? <Empty description={texts.empty} image={Empty.PRESENTED_IMAGE_SIMPLE} />;
  return (
    <div className="gd-panel-scroll">
      <table>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label}>{label}</th>
            ))}
            <th>{texts.operations}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, at) => (
            <tr key={`${at}/${columns[0]?.of(row, at)}`}>
              {columns.map(({ label, of }) => (
                <td key={label}>{of(row, at)}</td>
              ))}
              <td>
                {before?.(at)}
                <Button size="small" type="link" onClick={() => onEdit(row, at)}>
                  {texts.edit}
                </Button>
                <Button
                  size="small"
                  type="link"
                  danger
                  onClick={() => confirm(removeQuestion, () => onRemove(row, at))}
                >
                  {texts.remove}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
