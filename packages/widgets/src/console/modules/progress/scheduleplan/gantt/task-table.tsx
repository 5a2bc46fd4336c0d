import { fill } from '@gongdi/domain';
import { clockOfCalendar, CONSTRAINT, dayText, ELAPSED, finishDay, minuteOf } from '@gongdi/domain/schedule';
import { App } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ScheduleText } from '../text/index.ts';
import { dayMinutes, daysOf, type Content, type Dated } from '../../../../generic/schedule/dates.ts';
import type { Doc, Task } from '../../../../generic/schedule/doc.ts';
import { predecessorsText, readPredecessors, setTask } from './document.ts';
import { ROW } from './draw.ts';
import { daysBehind } from './rows.ts';

export type Column = 'name' | 'days' | 'start' | 'finish' | 'before' | 'percent' | 'float' | 'behind';
export const COLUMNS: Readonly<Record<'plan' | 'progress', readonly Column[]>> = {
  plan: ['name', 'days', 'start', 'finish', 'before', 'float'],
  progress: ['name', 'percent', 'start', 'finish', 'behind', 'float'],
};
export const WIDTHS: Readonly<Record<Column, number>> = {
  name: 200,
  days: 64,
  start: 98,
  finish: 98,
  before: 88,
  percent: 60,
  float: 52,
  behind: 52,
};
const EDITABLE: ReadonlySet<Column> = new Set(['name', 'days', 'start', 'before']);

export interface TableProps {
  dated: Dated;
  content: Content;
  text: ScheduleText;
  columns: readonly Column[];
  rows: readonly number[];
  first: number;
  last: number;
  folded: ReadonlySet<string>;
  selected: string | undefined;
  mayChange: boolean;
  editing: { id: string; column: Column } | undefined;
  onEdit: (cell: { id: string; column: Column } | undefined) => void;
  onSelect: (id: string) => void;
  onFold: (id: string) => void;
  onChange: (doc: Doc) => void;
}

/** The rows of the table that are in sight. */
export function TaskRows(props: TableProps) {
  const { dated, rows, first, last, columns, text } = props;
  const { doc, schedule } = dated;
  const day = dayMinutes(props.content);
  const rowOf = new Map(doc.tasks.map(({ id }, at) => [id, at + 1]));
  const shown = [];
  for (let row = first; row <= last && row < rows.length; row += 1) {
    const i = rows[row]!;
    const task = doc.tasks[i]!;
    const isSummary = schedule.summary[i] === 1;
    const behind = daysBehind(dated, i);
    const values: Record<Column, string> = {
      name: task.task_name,
      days: isSummary ? '' : fill(text.daysUnit, { days: daysOf(task, day) }),
      start: dayText(schedule.start[i]!),
      finish: finishDay(schedule.finish[i]!, schedule.start[i]),
      before: predecessorsText(doc, task.id, rowOf, day),
      percent: `${Math.round(schedule.percent[i]!)}%`,
      float:
        isSummary || schedule.percent[i] === 100 ? '' : String(Math.round((schedule.totalFloat[i]! / day) * 10) / 10),
      behind: behind === undefined ? '' : behind > 0 ? `+${behind}` : String(behind),
    };
    shown.push(
      <div
        key={task.id}
        role="row"
        aria-rowindex={row + 2}
        aria-selected={props.selected === task.id}
        className={`gd-gantt-row${isSummary ? ' gd-gantt-summary' : ''}${schedule.critical[i] === 1 ? ' gd-gantt-critical' : ''}`}
        onPointerDown={() => props.onSelect(task.id)}
      >
        <span role="rowheader" className="gd-gantt-number">
          {i + 1}
        </span>
        {columns.map((column) => (
          <Cell
            key={column}
            {...props}
            {...{ task, column, isSummary, day }}
            value={values[column]}
            depth={schedule.depth[i]!}
          />
        ))}
      </div>,
    );
  }
  return <div style={{ paddingTop: first * ROW }}>{shown}</div>;
}

interface CellProps extends TableProps {
  task: Task;
  column: Column;
  isSummary: boolean;
  day: number;
  value: string;
  depth: number;
}

function Cell(props: CellProps) {
  const { task, column, value, isSummary, depth, text, editing, mayChange, folded } = props;
  const isEdited = editing?.id === task.id && editing.column === column;
  const mayEdit = mayChange && EDITABLE.has(column) && !(isSummary && (column === 'days' || column === 'start'));
  const late = column === 'behind' && value.startsWith('+');
  return (
    <span
      role="gridcell"
      className={`gd-gantt-cell${late ? ' gd-gantt-late' : ''}${column === 'name' ? '' : ' gd-gantt-short'}`}
      style={{ width: WIDTHS[column], paddingInlineStart: column === 'name' ? 4 + depth * 14 : undefined }}
      onDoubleClick={() => mayEdit && props.onEdit({ id: task.id, column })}
      title={column === 'name' ? value : undefined}
    >
      {column === 'name' &&
        (isSummary ? (
          <button
            type="button"
            className="gd-gantt-fold"
            tabIndex={-1}
            aria-expanded={!folded.has(task.id)}
            aria-label={fill(folded.has(task.id) ? text.unfold : text.fold, { name: task.task_name })}
            onClick={() => props.onFold(task.id)}
          >
            {folded.has(task.id) ? '▸' : '▾'}
          </button>
        ) : (
          <span className="gd-gantt-fold" aria-hidden>
            {task.node_kind === 1 ? '★' : ''}
          </span>
        ))}
      {isEdited ? <CellEditor {...props} /> : value}
    </span>
  );
}

function CellEditor({ task, column, value, text, dated, content, day, onChange, onEdit }: CellProps) {
  const { message } = App.useApp();
  const field = useRef<HTMLInputElement>(null);
  // The editor appears where somebody has asked for it.
  useEffect(() => field.current?.select(), []);
  const [input, setInput] = useState(() =>
    column === 'days' ? String(daysOf(task, day)) : column === 'name' ? task.task_name : value,
  );
  const accept = () => {
    onEdit(undefined);
    const next = edited(dated.doc, { task, column, input, day, content });
    if (typeof next === 'string') void message.warning(text[next]);
    else if (next) onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') accept();
    if (event.key === 'Escape') onEdit(undefined);
  };
  return (
    <input
      ref={field}
      className="gd-gantt-input"
      aria-label={text[column]}
      value={input}
      onChange={({ target }) => setInput(target.value)}
      onBlur={accept}
      onKeyDown={press}
      onPointerDown={(event) => event.stopPropagation()}
    />
  );
}

type Problem = 'unreadable' | 'badDays' | 'badDate';

/** The document with what was typed into a cell; a string is what is wrong with it, undefined: nothing changed. */
function edited(
  doc: Doc,
  { task, column, input, day, content }: { task: Task; column: Column; input: string; day: number; content: Content },
): Doc | Problem | undefined {
  const typed = input.trim();
  if (column === 'name')
    return typed === '' || typed === task.task_name
      ? undefined
      : setTask(doc, task.id, { task_name: typed.slice(0, 200) });
  if (column === 'days') {
    const days = Number(typed.replace(/[天d]$/i, ''));
    if (typed === '' || !Number.isFinite(days) || days < 0 || days > 10_000) return 'badDays';
    const duration = Math.round(days * (task.calendar_id === ELAPSED.id ? 1440 : day));
    return duration === task.duration ? undefined : setTask(doc, task.id, { duration });
  }
  if (column === 'before') return readPredecessors(doc, task.id, typed, day) ?? 'unreadable';
  if (typed === '') return setTask(doc, task.id, { constraint_kind: null, constraint_at: null });
  const at = minuteOf(typed);
  if (Number.isNaN(at)) return 'badDate';
  return setTask(doc, task.id, notBefore(content, at));
}

/** A task may not begin before the work of a day. */
export function notBefore({ calendars }: Pick<Content, 'calendars'>, at: number): Partial<Task> {
  const clock = clockOfCalendar(calendars[0]!);
  return { constraint_kind: CONSTRAINT.notEarlier, constraint_at: clock.startAt(clock.count(at)) };
}
