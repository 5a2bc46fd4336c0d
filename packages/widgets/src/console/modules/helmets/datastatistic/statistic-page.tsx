import { CallFailure, calls } from '@gongdi/api';
import { fill, instantAt, org, permission, projectmanage } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Empty, Form, Modal, Skeleton, Statistic } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { Segmented } from '../../../../kit/radios/index.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { Bars } from '../../../generic/figures/bars.tsx';
import { Period } from '../../../generic/figures/period.tsx';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import css from './worn.css?inline';
import { barsOf, MEASURES, sumOf, type Measure, type WornDay } from './sums.ts';
import { useStatisticText } from './text/index.ts';

const DAY = 86_400_000;

interface Asked {
  project_id: string;
  from: string;
  to: string;
  team_id?: string;
}

/** `/datastatistic`: hours worn, distance and alarms of helmets by day, person and team; each bar opens its records. */
export function StatisticPage() {
  useSheet(css);
  useFigures();
  const text = useStatisticText();
  const { civilDay } = useTimes();
  const around = useProject();
  const [params, put] = useAsked();
  useTitle(text.title);
  const [now] = useState(() => Date.now());
  const project = params.get('project_id') ?? around;
  const team = params.get('team_id');
  const from = params.get('from') ?? civilDay(now - 6 * DAY);
  const to = params.get('to') ?? civilDay(now);
  const asked = project === null ? null : { project_id: project, from, to, ...(team !== null && { team_id: team }) };
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
        <ExportButton asked={asked} />
      </div>
      <Form layout="inline" className="gd-figures-asked">
        <Form.Item label={text.project} className="gd-figures-choice">
          <ReferenceSelect
            of={projectmanage.name}
            value={project}
            aria-label={text.project}
            placeholder={text.chooseProject}
            onChange={(next: unknown) => put({ project_id: typeof next === 'string' ? next : null, team_id: null })}
          />
        </Form.Item>
        <Period label={text.period} from={from} to={to} put={put} />
        <Form.Item label={text.team} className="gd-figures-choice">
          <ReferenceSelect
            of={org.name}
            allowClear
            value={team}
            aria-label={text.team}
            placeholder={text.allTeams}
            onChange={(next: unknown) => put({ team_id: typeof next === 'string' ? next : null })}
          />
        </Form.Item>
      </Form>
      {asked === null ? <Empty description={text.noProject} /> : <Figures key={JSON.stringify(asked)} asked={asked} />}
    </section>
  );
}

function ExportButton({ asked }: { asked: Asked | null }) {
  const { client } = useConsole();
  const text = useStatisticText();
  const { message } = App.useApp();
  const may = usePermissions();
  if (!may(permission('datastatistic', 'export'))) return null;
  const save = async () => {
    try {
      const blob = await client.call(calls.helmetboard.statisticsSheet, { query: asked! }, { quiet: true });
      saveBlob(blob, `${text.title}_${asked!.from}_${asked!.to}.xlsx`);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      showFailure(message, failure);
    }
  };
  return (
    <Button disabled={asked === null} onClick={() => void save()}>
      {text.export}
    </Button>
  );
}

function Figures({ asked }: { asked: Asked }) {
  const { client } = useConsole();
  const text = useStatisticText();
  const { dateTime } = useTimes();
  const [measure, setMeasure] = useState<Measure>('hours');
  const [open, setOpen] = useState<{ label: string; rows: readonly WornDay[] }>();
  const { data, error, refetch } = useQuery({
    queryKey: ['helmets', 'statistics', asked],
    queryFn: ({ signal }) => client.call(calls.helmetboard.statistics, { query: asked }, { signal, quiet: true }),
    staleTime: 60_000,
  });
  if (error) return <Unread error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  const { rows, until } = data;
  if (rows.length === 0) return <Empty description={text.none} />;
  const people = new Set(rows.flatMap(({ staff_id }) => (staff_id === null ? [] : [staff_id])));
  const views = [
    [text.byDay, barsOf(rows, measure, ({ day }) => day, true), (row: WornDay) => row.day],
    [text.byPerson, barsOf(rows, measure, ({ staff_id }) => staff_id ?? ''), (row: WornDay) => row.name || text.nobody],
    [
      text.byTeam,
      barsOf(rows, measure, ({ team_id }) => team_id ?? ''),
      (row: WornDay) => row.team_name || text.noTeam,
    ],
  ] as const;
  return (
    <>
      <div className="gd-figures-sums">
        <Statistic title={text.people} value={people.size} />
        {MEASURES.map((one) => (
          <Statistic key={one} title={text[one]} value={sumOf(rows, one)} />
        ))}
      </div>
      <div className="gd-worn-tools">
        <Segmented<Measure>
          aria-label={text.measure}
          value={measure}
          options={MEASURES.map((value) => ({ value, label: text[value] }))}
          onChange={setMeasure}
        />
        <span>{fill(text.until, { at: dateTime(new Date(until).toISOString()) })}</span>
      </div>
      <div className="gd-figures-views">
        {views.map(([title, bars, labelOf]) => (
          <Bars
            key={title}
            title={title}
            bars={bars.map(({ key, rows: own, value }) => {
              const label = labelOf(own[0]!);
              return { key, label, value, figures: value, onOpen: () => setOpen({ label, rows: own }) };
            })}
          />
        ))}
      </div>
      <Modal
        open={open !== undefined}
        title={open && fill(text.recordsOf, { label: open.label, count: open.rows.length })}
        footer={null}
        width={820}
        onCancel={() => setOpen(undefined)}
        destroyOnHidden
      >
        {open && <Records rows={open.rows} project={asked.project_id} />}
      </Modal>
    </>
  );
}

function Records({ rows, project }: { rows: readonly WornDay[]; project: string }) {
  const text = useStatisticText();
  const may = usePermissions();
  const { zone } = useTimes();
  const tracks = may(permission('trackmanagement', 'list'));
  const trackOf = ({ device_id, day }: WornDay) =>
    `/trackmanagement?${new URLSearchParams({ project_id: project, ids: device_id, begin: instantAt(`${day} 00:00:00`, zone) })}`;
  return (
    <div className="gd-figures-records">
      <table>
        <thead>
          <tr>
            {[text.day, text.person, text.helmet, text.hours, text.distance, text.alarms].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {tracks && <th scope="col">{text.track}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.device_id} ${row.day} ${row.staff_id}`}>
              <td>{row.day}</td>
              <th scope="row">
                {row.staff_id === null ? text.nobody : <Link to={`/staff/detail?id=${row.staff_id}`}>{row.name}</Link>}
              </th>
              <td>{row.device_name}</td>
              {MEASURES.map((one) => (
                <td key={one}>{sumOf([row], one)}</td>
              ))}
              {tracks && (
                <td>
                  <Link to={trackOf(row)}>{text.track}</Link>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
