import { CallFailure, calls } from '@gongdi/api';
import { fill, permission, scheduleplan, scheduletask } from '@gongdi/domain';
import { dayText, finishDay, periodOf, planOfPeriod, type PeriodTask, type PlanLevel } from '@gongdi/domain/schedule';
import { useQuery } from '@tanstack/react-query';
import { App, Button, DatePicker, Empty, Form, Skeleton, Tag } from 'antd';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Segmented } from '../../../../kit/radios/index.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { datesOf, type Content } from '../../../generic/schedule/dates.ts';
import type { Doc } from '../../../generic/schedule/doc.ts';
import css from './buildplan.css?inline';
import { useBuildplanText } from './text/index.ts';

const LEVELS = ['year', 'season', 'month', 'week', 'day'] as const satisfies readonly PlanLevel[];

/** `/buildplan`: the plan of a year, season, month, week or day, drawn from a schedule. */
export function BuildplanPage() {
  useSheet(css);
  const text = useBuildplanText();
  const { civilDay } = useTimes();
  const [now] = useState(() => Date.now());
  const [params, put] = useAsked();
  useTitle(text.title);
  const plan = params.get('plan_id');
  const level = LEVELS.find((one) => one === params.get('level')) ?? 'month';
  const day = params.get('day') ?? civilDay(now);
  const { from, to } = periodOf(level, day);
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
        <Segmented<PlanLevel>
          aria-label={text.level}
          value={level}
          onChange={(next) => put({ level: next })}
          options={LEVELS.map((value) => ({ value, label: text.levels[value] }))}
        />
      </div>
      <Form layout="inline" className="gd-buildplan-asked">
        <Form.Item label={text.plan} className="gd-buildplan-choice">
          <ReferenceSelect
            of={scheduleplan.name}
            value={plan}
            aria-label={text.plan}
            placeholder={text.choosePlan}
            onChange={(next: unknown) => put({ plan_id: typeof next === 'string' ? next : null })}
          />
        </Form.Item>
        <Form.Item label={text.day}>
          <DatePicker
            allowClear={false}
            value={dayjs(day)}
            onChange={(next: dayjs.Dayjs | null) => next && put({ day: next.format('YYYY-MM-DD') })}
          />
        </Form.Item>
        <Form.Item>
          <Button onClick={() => put({ day: dayText(from - 1440) })}>{text.previous}</Button>
        </Form.Item>
        <Form.Item>
          <Button onClick={() => put({ day: dayText(to) })}>{text.next}</Button>
        </Form.Item>
      </Form>
      {plan ? <Period key={plan} {...{ plan, level, day }} /> : <Empty description={text.choose} />}
    </section>
  );
}

function Period({ plan, level, day }: { plan: string; level: PlanLevel; day: string }) {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', 'scheduleplan', 'content', plan],
    queryFn: ({ signal }) => client.call(calls.schedule.content, { query: { id: plan } }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  return <Drawn {...{ content: data, level, day }} />;
}

function Drawn({ content, level, day }: { content: Content; level: PlanLevel; day: string }) {
  const text = useBuildplanText();
  const { client } = useConsole();
  const { message } = App.useApp();
  const may = usePermissions();
  const { doc, schedule } = useMemo(() => datesOf(content, content), [content]);
  const period = periodOf(level, day);
  const drawn = useMemo(() => planOfPeriod(schedule, periodOf(level, day)), [schedule, level, day]);
  const save = async () => {
    try {
      const query = { id: content.id, level, day };
      saveBlob(await client.call(calls.schedule.periodFile, { query }, { quiet: true }), `${content.plan_name}.xlsx`);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
  };
  const mayOpen = may(permission(scheduletask.name, 'detail'));
  return (
    <>
      <div className="gd-buildplan-tools">
        <strong>{fill(text.span, { from: dayText(period.from), to: dayText(period.to - 1) })}</strong>
        <span>
          {fill(text.counts, {
            count: drawn.length,
            critical: drawn.filter(({ critical }) => critical).length,
            carried: drawn.filter(({ carried }) => carried).length,
          })}
        </span>
        {may(permission(scheduleplan.name, 'export')) && <Button onClick={() => void save()}>{text.export}</Button>}
        <Button onClick={() => window.print()}>{text.print}</Button>
        <Link to={`/scheduleplan/gantt?id=${encodeURIComponent(content.id)}`}>{text.gantt}</Link>
      </div>
      {drawn.length === 0 ? (
        <Empty description={text.none} />
      ) : (
        <div className="gd-buildplan-scroll">
          <table className="gd-buildplan-table">
            <thead>
              <tr>
                {(['name', 'dates', 'now', 'target', 'work', 'crew', 'heads', 'remark'] as const).map((key) => (
                  <th key={key} scope="col">
                    {text[key]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {drawn.map((one) => (
                <TaskRow
                  key={one.id}
                  {...{ one, doc, mayOpen }}
                  percent={schedule.percent[schedule.at.get(one.id)!]!}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

interface RowProps {
  one: PeriodTask;
  doc: Doc;
  percent: number;
  mayOpen: boolean;
}

function TaskRow({ one, doc, percent, mayOpen }: RowProps) {
  const text = useBuildplanText();
  const task = doc.tasks.find(({ id }) => id === one.id)!;
  const summary = doc.tasks.find(({ id }) => id === task.parent_id);
  const work = task.quantity === null ? '' : Math.round((task.quantity * (one.to - one.from)) / 10) / 10;
  return (
    <tr>
      <th scope="row">
        {mayOpen ? (
          <Link to={`/scheduletask/detail?id=${one.id}`} aria-label={fill(text.open, { name: task.task_name })}>
            {task.task_name}
          </Link>
        ) : (
          task.task_name
        )}
        {summary && <small>{summary.task_name}</small>}
      </th>
      <td>{fill(text.span, { from: dayText(one.start), to: finishDay(one.finish, one.start) })}</td>
      <td>{Math.round(percent)}%</td>
      <td>
        <strong>{one.to}%</strong>
      </td>
      <td>{work === '' ? '' : `${work} ${task.quantity_unit ?? ''}`}</td>
      <td>{task.crew}</td>
      <td>{task.heads}</td>
      <td>
        {one.carried && <Tag color="error">{text.carried}</Tag>}
        {one.critical && <Tag color="warning">{text.critical}</Tag>}
        {one.begins && <Tag>{text.begins}</Tag>}
        {one.ends && !one.carried && <Tag color="processing">{text.ends}</Tag>}
      </td>
    </tr>
  );
}
