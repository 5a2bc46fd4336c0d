import { calls, type CallResult } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Table, Tag } from 'antd';
import { useState } from 'react';
import { Segmented } from '../../../../../kit/radios/index.ts';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { tookText } from '../approval/took.ts';
import { useApprovalSheet } from '../approval/use-approval-sheet.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';
import { DayBars } from './day-bars.tsx';
import { lastDays } from './last-days.ts';

type ProcessRow = CallResult<typeof calls.workflow.statisticsProcesses>[number];
type NodeRow = CallResult<typeof calls.workflow.statisticsNodes>[number];

const RANGES = [30, 90, 365] as const;

/** Statistics of processes: how many, how long they take, and at which nodes the time is spent. */
export function StatisticsPage() {
  useApprovalSheet();
  const { client } = useConsole();
  const text = useApprovalText();
  const lang = useLang();
  const [days, setDays] = useState<number>(RANGES[0]);
  const [chosen, setChosen] = useState<ProcessRow>();
  const [today] = useState(() => Date.now());
  const { zone } = useTimes();
  const shown = lastDays(days, today, zone);
  const query = { begin_time: shown[0] };
  const found = useQuery({
    queryKey: [APPROVALS, 'statistics', query.begin_time],
    queryFn: async ({ signal }) => {
      const quiet = { signal, quiet: true };
      const [processes, perDay] = await Promise.all([
        client.call(calls.workflow.statisticsProcesses, { query }, quiet),
        client.call(calls.workflow.statisticsDays, { query }, quiet),
      ]);
      return { processes, perDay };
    },
    placeholderData: keepPreviousData,
  });
  if (found.error) return <FailurePanel error={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageLoading />;
  const labels = { 30: text.last30, 90: text.last90, 365: text.lastYear };
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{text.statisticsTitle}</h2>
          <Segmented
            className="gd-data-end"
            aria-label={text.range}
            value={days}
            options={RANGES.map((value) => ({ value, label: labels[value] }))}
            onChange={setDays}
          />
        </div>
        <DayBars days={everyDay(found.data.perDay, shown)} />
        <Table<ProcessRow>
          rowKey="process_definition_key"
          size="middle"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={found.data.processes}
          locale={{ emptyText: text.statisticsEmpty }}
          columns={[
            {
              key: 'name',
              title: text.processName,
              render: (_, row) => (
                <Button
                  type="link"
                  className="gd-data-row-action"
                  aria-pressed={row === chosen}
                  onClick={() => setChosen(row)}
                >
                  {row.name}
                </Button>
              ),
            },
            { key: 'started', title: text.started, align: 'right', dataIndex: 'started' },
            { key: 'running', title: text.running, align: 'right', dataIndex: 'running' },
            { key: 'approved', title: text.approved, align: 'right', dataIndex: 'approved' },
            { key: 'rejected', title: text.rejected, align: 'right', dataIndex: 'rejected' },
            { key: 'cancelled', title: text.cancelled, align: 'right', dataIndex: 'cancelled' },
            {
              key: 'overdue',
              title: text.overdueTasks,
              align: 'right',
              render: (_, row) => (row.overdue_tasks > 0 ? <Tag color="error">{row.overdue_tasks}</Tag> : 0),
            },
            { key: 'average', title: text.average, align: 'right', render: (_, row) => tookText(row.average, lang) },
            { key: 'p90', title: text.p90, align: 'right', render: (_, row) => tookText(row.p90, lang) },
          ]}
        />
      </section>
      {chosen ? (
        <Nodes process={chosen} begin_time={query.begin_time} />
      ) : (
        found.data.processes.length > 0 && <p className="gd-console-hint">{text.chooseProcess}</p>
      )}
    </div>
  );
}

function Nodes({ process, begin_time }: { process: ProcessRow; begin_time: string | undefined }) {
  const { client } = useConsole();
  const text = useApprovalText();
  const lang = useLang();
  const query = { process_definition_key: process.process_definition_key, begin_time };
  const nodes = useQuery({
    queryKey: [APPROVALS, 'node-statistics', query],
    queryFn: ({ signal }) => client.call(calls.workflow.statisticsNodes, { query }, { signal, quiet: true }),
  });
  if (nodes.error) return <FailurePanel error={nodes.error} retry={() => void nodes.refetch()} />;
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{fill(text.nodesOf, { name: process.name })}</h2>
      </div>
      <Table<NodeRow>
        rowKey="key"
        size="middle"
        pagination={false}
        loading={nodes.isFetching}
        scroll={{ x: 'max-content' }}
        dataSource={nodes.data}
        columns={[
          {
            key: 'name',
            title: text.node,
            render: (_, row) => (
              <>
                {row.name} {row.bottleneck && <Tag color="error">{text.bottleneck}</Tag>}
              </>
            ),
          },
          { key: 'share', title: text.share, render: (_, row) => <Share part={row.share} /> },
          { key: 'done', title: text.doneTasks, align: 'right', dataIndex: 'done' },
          { key: 'waiting', title: text.waitingTasks, align: 'right', dataIndex: 'waiting' },
          { key: 'overdue', title: text.overdue, align: 'right', dataIndex: 'overdue' },
          { key: 'rejected', title: text.rejected, align: 'right', dataIndex: 'rejected' },
          { key: 'returned', title: text.kind_returned, align: 'right', dataIndex: 'returned' },
          { key: 'average', title: text.average, align: 'right', render: (_, row) => tookText(row.average, lang) },
          { key: 'median', title: text.median, align: 'right', render: (_, row) => tookText(row.median, lang) },
          { key: 'p90', title: text.p90, align: 'right', render: (_, row) => tookText(row.p90, lang) },
          { key: 'longest', title: text.longest, align: 'right', render: (_, row) => tookText(row.longest, lang) },
        ]}
      />
    </section>
  );
}

/** A share as a bar with its number. */
function Share({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  return (
    <span className="gd-approval-share">
      <meter min={0} max={100} value={percent} aria-label={`${percent} %`} /> {percent} %
    </span>
  );
}

type PerDay = readonly { day: string; started: number; ended: number }[];

/** Returns all days of the range, including days without events. */
function everyDay(found: PerDay, days: readonly string[]): PerDay {
  const known = new Map(found.map((one) => [one.day, one]));
  return days.map((day) => known.get(day) ?? { day, started: 0, ended: 0 });
}
