import { fill } from '@gongdi/domain';
import { minuteOf } from '@gongdi/domain/schedule';
import { useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useNarrow } from '../../../../../kit/layout/use-narrow.ts';
import { randomKey } from '../../../../../kit/random-key/random-key.ts';
import { dayMinutes, lineOf, type Content, type Dated } from '../../../../generic/schedule/dates.ts';
import type { Doc } from '../../../../generic/schedule/doc.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useScheduleText } from '../text/index.ts';
import { Chart, spanOf } from './chart.tsx';
import { addTasks, newTask, readPasted } from './document.ts';
import { HEAD, ROW } from './draw.ts';
import { LOAD_HEIGHT } from './load-chart.ts';
import type { Look } from './look-tools.tsx';
import { changingKey, selectingKey } from './panes-keys.ts';
import type { PlanActions } from './plan-actions.ts';
import { Axis } from './scale.ts';
import { COLUMNS, TaskRows, WIDTHS, type Column } from './task-table.tsx';

/** Below this width there is no room for bars: the tasks are a list. */
const NARROW = 640;

interface PanesProps {
  dated: Dated;
  content: Content;
  mode: 'plan' | 'progress';
  mayChange: boolean;
  rows: readonly number[];
  look: Look;
  folded: ReadonlySet<string>;
  fold: (id: string) => void;
  selected: string | undefined;
  setSelected: (id: string | undefined) => void;
  act: PlanActions;
  change: (doc: Doc) => void;
  undo: () => void;
  redo: () => void;
}

/** The table and the bars beside it, which scroll together. */
export function Panes(props: PanesProps) {
  const { dated, content, mode, mayChange, rows, look, folded, selected, setSelected, change } = props;
  const { doc, schedule } = dated;
  const text = useScheduleText();
  const zh = useLang() === 'zh';
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(box, NARROW);
  const scroller = useRef<HTMLDivElement>(null);
  const { civilDay } = useTimes();
  const [today] = useState(() => minuteOf(civilDay(Date.now())));
  const [editing, setEditing] = useState<{ id: string; column: Column }>();
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  const axis = useMemo(() => {
    const [from, to] = spanOf(schedule, doc);
    return new Axis(look.zoom, from, to);
  }, [schedule, doc, look.zoom]);
  const line = useMemo(
    () => (look.line && content.data_date !== null ? lineOf(dated, content.data_date) : undefined),
    [look.line, dated, content.data_date],
  );
  const columns = COLUMNS[mode];
  const [first, last] = [Math.max(0, Math.floor(top / ROW) - 4), Math.ceil((top + height) / ROW) + 4];
  const tableWidth = 44 + columns.reduce((sum, column) => sum + WIDTHS[column], 0);
  const paste = (event: ClipboardEvent) => {
    if (!mayChange || editing) return;
    const pasted = readPasted(event.clipboardData.getData('text/plain'));
    if (pasted.length === 0) return;
    event.preventDefault();
    const day = dayMinutes(content);
    const added = pasted.map(({ name, days }) => newTask(randomKey(), name, Math.round(days * day)));
    change(addTasks(doc, selected ?? null, added));
  };
  const select = (row: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, row));
    if (rows[next] === undefined) return;
    setSelected(doc.tasks[rows[next]]!.id);
    const pane = scroller.current;
    if (pane && next * ROW < pane.scrollTop) pane.scrollTop = next * ROW;
    if (pane && (next + 1) * ROW > pane.scrollTop + pane.clientHeight)
      pane.scrollTop = (next + 1) * ROW - pane.clientHeight;
  };
  const press = (event: KeyboardEvent) => {
    const does =
      (mayChange ? changingKey(event.nativeEvent, props, setEditing) : undefined) ??
      selectingKey(
        event.nativeEvent,
        rows.findIndex((i) => doc.tasks[i]!.id === selected),
        rows.length,
        select,
      );
    if (!does) return;
    event.preventDefault();
    does();
  };
  return (
    <div ref={box} className={`gd-gantt-panes${isNarrow ? ' gd-gantt-narrow' : ''}`} onKeyDown={press} onPaste={paste}>
      <div
        className="gd-gantt-table"
        tabIndex={0}
        role="grid"
        aria-label={text.table}
        aria-rowcount={rows.length + 1}
        aria-describedby="gd-gantt-keys"
        // The rows end where the bars do: below them is the load.
        style={{ width: isNarrow ? undefined : tableWidth, paddingBottom: look.load === null ? 0 : LOAD_HEIGHT }}
        onWheel={({ deltaY }) => {
          if (scroller.current) scroller.current.scrollTop += deltaY;
        }}
      >
        <ColumnHeads columns={columns} width={tableWidth} />
        <div className="gd-gantt-rows">
          <div style={{ width: tableWidth, transform: `translateY(${-top}px)` }}>
            <TaskRows
              {...{ dated, content, text, columns, rows, first, last, folded, selected, mayChange, editing }}
              onEdit={setEditing}
              onSelect={setSelected}
              onFold={props.fold}
              onChange={change}
            />
          </div>
        </div>
      </div>
      <Chart
        {...{ dated, content, rows, axis, zh, line, selected, mayChange, scroller }}
        load={look.load}
        showBaseline={look.baseline}
        showLinks={look.links}
        loadWords={(most) => fill(text.most, { most })}
        today={today}
        label={fill(text.chart, { name: content.plan_name, count: doc.tasks.length })}
        onScroll={setTop}
        onSize={setHeight}
        onSelect={setSelected}
        onChange={change}
      />
    </div>
  );
}

/** The heads of the columns. */
export function ColumnHeads({ columns, width }: { columns: readonly Column[]; width: number }) {
  const text = useScheduleText();
  return (
    <div className="gd-gantt-columns" style={{ width, height: HEAD }} role="row" aria-rowindex={1}>
      <span role="columnheader" className="gd-gantt-number">
        {text.row}
      </span>
      {columns.map((column) => (
        <span key={column} role="columnheader" className="gd-gantt-cell" style={{ width: WIDTHS[column] }}>
          {text[column]}
        </span>
      ))}
    </div>
  );
}
