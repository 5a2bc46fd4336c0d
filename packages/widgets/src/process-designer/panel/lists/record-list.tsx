import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { ModdleElement } from '../../../diagram/model.ts';
import type { PanelTexts } from '../text/index.ts';
import { type Column, EntryTable } from './entry-table.tsx';

interface RecordListProps {
  /** Value of `data-list`, for tests and styles. */
  name: string;
  title?: string;
  texts: PanelTexts;
  columns: readonly Column<ModdleElement>[];
  records: readonly ModdleElement[];
  addLabel: string;
  removeQuestion: string;
  onAdd(): void;
  onEdit(record: ModdleElement): void;
  onRemove(record: ModdleElement): void;
  /** Called with all records in their new order. */
  onReorder(records: readonly ModdleElement[]): void;
}

/** Returns the list with the record at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The records of an element: add, edit, reorder, and remove after confirmation. */
export function RecordList(props: RecordListProps) {
  const { name, title, texts, columns, records, addLabel, removeQuestion } = props;
  const { onAdd, onEdit, onRemove, onReorder } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const follow = useRef<{ row: number; way: string } | null>(null);
  // moves the focus to the new row of a record that was moved
  useEffect(() => {
    if (!follow.current) return;
    const { row, way } = follow.current;
    follow.current = null;
    const buttons = body.current?.rows[row]?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)');
    const button = [...(buttons ?? [])].find((one) => one.dataset['move'] === way) ?? buttons?.[0];
    button?.focus();
  });
  const move = (from: number, way: 'up' | 'down') => {
    const to = way === 'up' ? from - 1 : from + 1;
    follow.current = { row: to, way };
    onReorder(moved(records, from, to));
  };
  const arrow = (at: number, way: 'up' | 'down') => (
    <Button
      key={way}
      size="small"
      type="text"
      data-move={way}
      aria-label={way === 'up' ? texts.moveUp : texts.moveDown}
      title={way === 'up' ? texts.moveUp : texts.moveDown}
      disabled={way === 'up' ? at === 0 : at === records.length - 1}
      onClick={() => move(at, way)}
    >
      {way === 'up' ? '↑' : '↓'}
    </Button>
  );
  return (
    <section className="gd-panel-list" data-list={name} aria-label={title ?? addLabel}>
      {title && (
        <header>
          <h4>{title}</h4>
        </header>
      )}
      <EntryTable
        texts={texts}
        columns={columns}
        rows={records}
        removeQuestion={removeQuestion}
        none={<p className="gd-panel-none">{texts.empty}</p>}
        body={body}
        before={(at) => [arrow(at, 'up'), arrow(at, 'down')]}
        onEdit={onEdit}
        onRemove={onRemove}
      />
      <Button size="small" type="primary" ghost block className="gd-panel-add" onClick={onAdd}>
        {addLabel}
      </Button>
    </section>
  );
}
