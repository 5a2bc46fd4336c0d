import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Alert, Empty } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { lazyPart } from '../../../../../kit/lazy/index.ts';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import type { Content, Dated } from '../../../../generic/schedule/dates.ts';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useRecordName } from '../../../../ground/page/use-open-pages.ts';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { useScheduleText } from '../text/index.ts';
import { EditTools } from './edit-tools.tsx';
import css from './gantt.css?inline';
import { LookTools, zoomFor, type Look } from './look-tools.tsx';
import { NetworkView } from './network-view.tsx';
import { Panes } from './panes.tsx';
import { planActions } from './plan-actions.ts';
import { PlanFiles } from './plan-files.tsx';
import { PlanState } from './plan-state.tsx';
import type { PaperKey } from './paper-sheets.ts';
import { rowsOf } from './rows.ts';
import { Axis, type Zoom } from './scale.ts';
import { useGantt } from './use-gantt.ts';

const Paper = lazyPart(() => import('./paper.tsx'));

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
  const [paper, setPaper] = useState<PaperKey>();
  const printed = useCallback(() => setPaper(undefined), []);
  const mayChange = content.may_change && mode === 'plan';
  const rows = useMemo(
    () => rowsOf(dated, { ...look, folded, now: content.data_date ?? content.start }),
    [dated, look, folded, content],
  );
  const act = planActions({
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
        <PlanState {...{ content, dated, mode, reload }} state={editor.state} />
      </div>
      <div className="gd-gantt-tools">
        {mayChange && (
          <EditTools
            {...{ act, selected, dated, content }}
            change={editor.change}
            undo={editor.canUndo ? editor.undo : undefined}
            redo={editor.canRedo ? editor.redo : undefined}
          />
        )}
        <LookTools {...{ look, setLook }} doc={dated.doc} />
        <PlanFiles {...{ content, reload }} print={(size) => (size ? setPaper(size) : window.print())} />
      </div>
      {dated.problem && <Alert type="error" showIcon title={dated.problem.label[zh ? 'zh' : 'en']} />}
      {rows.length === 0 ? (
        <Empty description={dated.doc.tasks.length === 0 ? text.none : text.noneFound} />
      ) : look.picture === 'network' ? (
        <Network {...{ dated, zh }} zoom={look.zoom} label={text.network} today={content.data_date ?? content.start} />
      ) : (
        <Panes
          {...{ dated, content, mode, mayChange, rows, look, folded, fold, selected, setSelected, act }}
          change={editor.change}
          undo={editor.undo}
          redo={editor.redo}
        />
      )}
      {paper && <Paper {...{ paper, content, dated, mode, look, rows, folded }} onPrinted={printed} />}
      <p id="gd-gantt-keys" className="gd-gantt-hint">
        {mayChange ? text.keys : mode === 'progress' ? text.reportHint : text.readOnly}
      </p>
    </section>
  );
}

function Network({ zoom, ...props }: { dated: Dated; zoom: Zoom; zh: boolean; label: string; today: number }) {
  const { schedule } = props.dated;
  const axis = useMemo(() => new Axis(zoom, schedule.projectStart, schedule.projectFinish), [schedule, zoom]);
  return <NetworkView {...props} axis={axis} />;
}
