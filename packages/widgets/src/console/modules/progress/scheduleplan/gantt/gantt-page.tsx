import { CallFailure, calls } from '@gongdi/api';
import { fill, permission, scheduleplan } from '@gongdi/domain';
import { donePercent, finishDay, plannedPercent } from '@gongdi/domain/schedule';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Checkbox, Dropdown, Empty, Input, Modal, Segmented, Select } from 'antd';
import { useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { saveBlob } from '../../../../../kit/file/save-blob.ts';
import { useNarrow } from '../../../../../kit/layout/use-narrow.ts';
import { randomKey } from '../../../../../kit/random-key/random-key.ts';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { undoKeyOf } from '../../../../../kit/undo-key.ts';
import { showFailure } from '../../../../generic/show-failure.ts';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useRecordName } from '../../../../ground/page/use-open-pages.ts';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { useScheduleText } from '../text/index.ts';
import { Chart, spanOf } from './chart.tsx';
import { baselineOf, dayMinutes, lineOf, type Content, type Dated } from '../../../../generic/schedule/dates.ts';
import type { Doc } from '../../../../generic/schedule/doc.ts';
import { addTasks, indent, newTask, outdent, readPasted, removeTasks, setTask, shift } from './document.ts';
import { HEAD, ROW } from './draw.ts';
import css from './gantt.css?inline';
import { NetworkView } from './network-view.tsx';
import { daysBehind, FILTERS, rowsOf, type Filter } from './rows.ts';
import { Axis, ZOOMS, type Zoom } from './scale.ts';
import { COLUMNS, TaskRows, WIDTHS, type Column } from './task-table.tsx';
import { useGantt, type Editing } from './use-gantt.ts';

/** Below this width there is no room for bars: the tasks are a list. */
const NARROW = 640;

/** `/scheduleplan/gantt` and `/scheduleplan/practiceschedule`: a plan with its bars, to be made or to be compared. */
export function GanttPage({ mode }: { mode: 'plan' | 'progress' }) {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <Navigate to="/404" replace /> : <Loaded key={id} {...{ id, mode }} />;
}

function Loaded({ id, mode }: { id: string; mode: 'plan' | 'progress' }) {
  useSheet(css);
  const { client } = useConsole();
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['schedule', id, round],
    queryFn: ({ signal }) => client.call(calls.schedule.content, { query: { id } }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
  });
  useRecordName(data?.plan_name);
  if (error) return <FailurePanel error={error} retry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return <Gantt key={round} content={data} mode={mode} reload={() => setRound((before) => before + 1)} />;
}

interface GanttProps {
  content: Content;
  mode: 'plan' | 'progress';
  reload: () => void;
}

function Gantt({ content, mode, reload }: GanttProps) {
  const text = useScheduleText();
  const zh = useLang() === 'zh';
  const editor = useGantt(content);
  const { dated } = editor;
  const [look, setLook] = useState<Look>(() => ({
    zoom: zoomFor(dated.schedule.projectFinish - dated.schedule.projectStart),
    filter: 'all',
    search: '',
    baseline: true,
    links: true,
    line: mode === 'progress',
    load: null,
    picture: 'bars',
  }));
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<string>();
  const mayChange = content.may_change && mode === 'plan';
  const rows = useMemo(
    () => rowsOf(dated, { ...look, folded, now: content.data_date ?? content.start }),
    [dated, look, folded, content],
  );
  const act = useActions({
    doc: dated.doc,
    change: editor.change,
    selected,
    setSelected,
    content,
    newName: text.newTask,
  });
  const fold = (id: string) =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <section className="gd-console-page gd-data-panel gd-gantt">
      <div className="gd-data-panel-title">
        <h2>{content.plan_name}</h2>
        <State {...{ content, dated, mode, reload }} state={editor.state} />
      </div>
      <div className="gd-gantt-tools">
        {mayChange && (
          <EditTools
            {...{ act, selected }}
            doc={dated.doc}
            undo={editor.canUndo ? editor.undo : undefined}
            redo={editor.canRedo ? editor.redo : undefined}
          />
        )}
        <LookTools {...{ look, setLook }} doc={dated.doc} />
        <Files {...{ content, reload }} />
      </div>
      {dated.problem && <Alert type="error" showIcon title={dated.problem.label[zh ? 'zh' : 'en']} />}
      {rows.length === 0 ? (
        <Empty description={dated.doc.tasks.length === 0 ? text.none : text.noneFound} />
      ) : look.picture === 'network' ? (
        <Network {...{ dated, zh }} zoom={look.zoom} label={text.network} />
      ) : (
        <Panes
          {...{ dated, content, mode, mayChange, rows, look, folded, fold, selected, setSelected, act }}
          change={editor.change}
          undo={editor.undo}
          redo={editor.redo}
        />
      )}
      <p id="gd-gantt-keys" className="gd-gantt-hint">
        {content.may_change || mode === 'progress' ? text.keys : text.readOnly}
      </p>
    </section>
  );
}

function Network({ dated, zoom, zh, label }: { dated: Dated; zoom: Zoom; zh: boolean; label: string }) {
  const { schedule } = dated;
  const axis = useMemo(() => new Axis(zoom, schedule.projectStart, schedule.projectFinish), [schedule, zoom]);
  return <NetworkView {...{ dated, axis, zh, label }} />;
}

/** How the plan is looked at. */
interface Look {
  zoom: Zoom;
  filter: Filter;
  search: string;
  baseline: boolean;
  links: boolean;
  line: boolean;
  /** Crew whose heads are shown; empty: all; null: none. */
  load: string | null;
  picture: 'bars' | 'network';
}

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
  act: ReturnType<typeof useActions>;
  change: (doc: Doc) => void;
  undo: () => void;
  redo: () => void;
}

/** The table and the bars beside it, which scroll together. */
function Panes(props: PanesProps) {
  const { dated, content, mode, mayChange, rows, look, folded, selected, setSelected, change } = props;
  const { doc, schedule } = dated;
  const text = useScheduleText();
  const zh = useLang() === 'zh';
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(box, NARROW);
  const scroller = useRef<HTMLDivElement>(null);
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
    <div
      ref={box}
      className={`gd-gantt-panes${isNarrow ? ' gd-gantt-narrow' : ''}`}
      onKeyDown={press}
      onPaste={paste}
    >
      <div
        className="gd-gantt-table"
        tabIndex={0}
        role="grid"
        aria-label={text.table}
        aria-rowcount={rows.length + 1}
        aria-describedby="gd-gantt-keys"
        style={isNarrow ? undefined : { width: Math.min(tableWidth, 620) }}
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
        label={fill(text.chart, { name: content.plan_name, count: doc.tasks.length })}
        onScroll={setTop}
        onSize={setHeight}
        onSelect={setSelected}
        onChange={change}
      />
    </div>
  );
}

function ColumnHeads({ columns, width }: { columns: readonly Column[]; width: number }) {
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

type Keys = Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

function selectingKey({ key, altKey, ctrlKey }: Keys, row: number, count: number, select: (row: number) => void) {
  if (key === 'ArrowDown' && !altKey) return () => select(row + 1);
  if (key === 'ArrowUp' && !altKey) return () => select(row - 1);
  if (key === 'Home' && ctrlKey) return () => select(0);
  if (key === 'End' && ctrlKey) return () => select(count - 1);
  return undefined;
}

function changingKey(
  event: Keys,
  { act, selected, undo, redo }: PanesProps,
  edit: (cell: { id: string; column: Column }) => void,
): (() => void) | undefined {
  const asked = undoKeyOf(event);
  if (asked) return asked === 'undo' ? undo : redo;
  if (event.key === 'Insert') return act.add;
  if (selected === undefined) return undefined;
  const { key, altKey, shiftKey } = event;
  if (key === 'F2' || key === 'Enter') return () => edit({ id: selected, column: 'name' });
  if (key === 'Delete') return act.remove;
  if (!altKey) return undefined;
  if (key === 'ArrowDown') return act.down;
  if (key === 'ArrowUp') return act.up;
  if (!shiftKey) return undefined;
  return key === 'ArrowRight' ? act.indent : key === 'ArrowLeft' ? act.outdent : undefined;
}

function LookTools({ look, setLook, doc }: { look: Look; setLook: (look: Look) => void; doc: Doc }) {
  const text = useScheduleText();
  return (
    <>
      <Segmented<Look['picture']>
        value={look.picture}
        onChange={(picture) => setLook({ ...look, picture })}
        options={(['bars', 'network'] as const).map((value) => ({ value, label: text[value] }))}
      />
      <Segmented<Zoom['key']>
        aria-label={text.zoom}
        value={look.zoom.key}
        onChange={(key) => setLook({ ...look, zoom: ZOOMS.find((one) => one.key === key)! })}
        options={ZOOMS.map(({ key }) => ({ value: key, label: text.zooms[key] }))}
      />
      <Select<Filter>
        className="gd-gantt-filter"
        aria-label={text.filter}
        value={look.filter}
        onChange={(filter) => setLook({ ...look, filter })}
        options={FILTERS.map((value) => ({ value, label: text[value] }))}
      />
      <Input.Search
        className="gd-gantt-search"
        aria-label={text.search}
        placeholder={text.search}
        allowClear
        value={look.search}
        onChange={({ target }) => setLook({ ...look, search: target.value })}
      />
      {(['baseline', 'links', 'line'] as const).map((key) => (
        <Checkbox key={key} checked={look[key]} onChange={({ target }) => setLook({ ...look, [key]: target.checked })}>
          {text[key]}
        </Checkbox>
      ))}
      <Checkbox
        checked={look.load !== null}
        onChange={({ target }) => setLook({ ...look, load: target.checked ? '' : null })}
      >
        {text.load}
      </Checkbox>
      {look.load !== null && <CrewSelect doc={doc} load={look.load} setLoad={(load) => setLook({ ...look, load })} />}
    </>
  );
}

/** The step of the zoom at which a plan fits into about a window. */
const zoomFor = (minutes: number): Zoom => ZOOMS.findLast(({ day }) => (minutes / 1440) * day < 1600) ?? ZOOMS[0]!;

interface ActionsOf {
  doc: Doc;
  change: (doc: Doc) => void;
  selected: string | undefined;
  setSelected: (id: string | undefined) => void;
  content: Content;
  newName: string;
}

function useActions({ doc, change, selected, setSelected, content, newName }: ActionsOf) {
  const on = (does: (doc: Doc, id: string) => Doc) => () => {
    if (selected !== undefined) change(does(doc, selected));
  };
  return {
    add: () => {
      const task = newTask(randomKey(), newName, dayMinutes(content));
      change(addTasks(doc, selected ?? null, [task]));
      setSelected(task.id);
    },
    remove: () => {
      if (selected === undefined) return;
      change(removeTasks(doc, new Set([selected])));
      setSelected(undefined);
    },
    indent: on(indent),
    outdent: on(outdent),
    up: on((from, id) => shift(from, id, -1)),
    down: on((from, id) => shift(from, id, 1)),
    node: on((from, id) => {
      const task = from.tasks.find((one) => one.id === id)!;
      return setTask(from, id, { node_kind: task.node_kind === 1 ? 0 : 1 });
    }),
  };
}

function EditTools({
  act,
  selected,
  doc,
  undo,
  redo,
}: {
  act: ReturnType<typeof useActions>;
  selected: string | undefined;
  doc: Doc;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}) {
  const text = useScheduleText();
  const isNode = doc.tasks.find(({ id }) => id === selected)?.node_kind === 1;
  const none = selected === undefined;
  return (
    <div className="gd-gantt-edit">
      <Button onClick={act.add}>{text.add}</Button>
      <Button disabled={none} onClick={act.remove} danger>
        {text.remove}
      </Button>
      {(['outdent', 'indent', 'up', 'down'] as const).map((key) => (
        <Button key={key} disabled={none} onClick={act[key]}>
          {text[key]}
        </Button>
      ))}
      <Button disabled={none} onClick={act.node}>
        {isNode ? text.notNode : text.node}
      </Button>
      <Button disabled={!undo} onClick={undo}>
        {text.undo}
      </Button>
      <Button disabled={!redo} onClick={redo}>
        {text.redo}
      </Button>
    </div>
  );
}

function CrewSelect({ doc, load, setLoad }: { doc: Doc; load: string; setLoad: (crew: string) => void }) {
  const text = useScheduleText();
  const crews = [...new Set(doc.tasks.flatMap(({ crew }) => crew ?? []))].sort();
  return (
    <Select
      className="gd-gantt-filter"
      aria-label={text.load}
      value={load}
      onChange={setLoad}
      options={[{ value: '', label: text.allCrews }, ...crews.map((value) => ({ value, label: value }))]}
    />
  );
}

function State({ content, dated, state, mode, reload }: GanttProps & { dated: Dated; state: Editing['state'] }) {
  const text = useScheduleText();
  const { schedule, doc } = dated;
  if (doc.tasks.length === 0) return null;
  const round = (value: number): number => Math.round(value * 10) / 10;
  const planned = plannedPercent(schedule, content.data_date ?? content.start, baselineOf(doc));
  const lastOne = doc.tasks.reduce((best, _, i) => (schedule.finish[i]! > schedule.finish[best]! ? i : best), 0);
  const behind = daysBehind(dated, lastOne);
  const words = fill(text.summary, {
    done: round(donePercent(schedule)),
    planned: round(planned),
    finish: finishDay(schedule.projectFinish),
  });
  return (
    <span className="gd-gantt-state" role="status">
      {words}
      {behind !== undefined && (
        <strong className={behind > 0 ? 'gd-gantt-late' : undefined}>
          {behind > 0
            ? fill(text.summaryLate, { days: behind })
            : behind < 0
              ? fill(text.summaryEarly, { days: -behind })
              : text.summaryOn}
        </strong>
      )}
      {mode === 'plan' && content.may_change && state !== 'refused' && (
        <em>{state === 'saving' ? text.saving : text.saved}</em>
      )}
      {state === 'refused' && (
        <Button size="small" onClick={reload}>
          {text.reload}
        </Button>
      )}
    </span>
  );
}

function Files({ content, reload }: { content: Content; reload: () => void }) {
  const text = useScheduleText();
  const lang = useLang();
  const { client } = useConsole();
  const { message } = App.useApp();
  const may = usePermissions();
  const go = useNavigate();
  const chooser = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<readonly { label: { zh: string; en: string }; times: number }[]>([]);
  const guarded = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
  };
  const save = (format: 'xml' | 'xlsx') =>
    guarded(async () => {
      const query = { id: content.id, format };
      saveBlob(
        await client.call(calls.schedule.exportFile, { query }, { quiet: true }),
        `${content.plan_name}.${format}`,
      );
    });
  const take = (file: File) =>
    guarded(async () => {
      const input = { form: { id: content.id }, file, fileName: file.name };
      const taken = await client.call(calls.schedule.importFile, input, { quiet: true });
      void message.success(fill(text.imported, { tasks: taken.tasks, links: taken.links }));
      if (taken.left_out.length > 0) setLeft(taken.left_out);
      else reload();
    });
  const mayExport = may(permission(scheduleplan.name, 'export'));
  const items = [
    ...(content.may_change ? [{ key: 'import', label: text.import, title: text.importHint }] : []),
    ...(mayExport
      ? [
          { key: 'xml', label: text.exportXml },
          { key: 'xlsx', label: text.exportXlsx },
        ]
      : []),
    { key: 'print', label: text.print },
    { key: 'back', label: text.back },
  ];
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items,
          onClick: ({ key }) => {
            if (key === 'import') chooser.current?.click();
            else if (key === 'xml' || key === 'xlsx') void save(key);
            else if (key === 'print') window.print();
            else void go(`/scheduleplan/detail?id=${encodeURIComponent(content.id)}`);
          },
        }}
      >
        <Button>{text.file}</Button>
      </Dropdown>
      <Link to={`/scheduletask?plan_id=${encodeURIComponent(content.id)}`}>{text.tasks}</Link>
      <input
        ref={chooser}
        type="file"
        accept=".xml,.xlsx,.xls"
        hidden
        aria-label={text.import}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Modal
        open={left.length > 0}
        title={text.leftOut}
        okText={text.close}
        cancelButtonProps={{ hidden: true }}
        onOk={() => {
          setLeft([]);
          reload();
        }}
        onCancel={() => {
          setLeft([]);
          reload();
        }}
      >
        <ul>
          {left.map(({ label, times }) => (
            <li key={label.en}>{fill(text.leftLine, { what: label[lang], times })}</li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
