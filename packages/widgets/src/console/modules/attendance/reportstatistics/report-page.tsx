import { CallFailure, calls, type CallResult } from '@gongdi/api';
import { fill, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Empty, Modal, Skeleton, Statistic } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTimes } from '../../../../kit/clock/index.ts';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { Bars } from '../../../generic/figures/bars.tsx';
import { ProjectAndPeriod } from '../../../generic/figures/project-and-period.tsx';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { QueryPart } from '../../../ground/status/query-part.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import { useReportText } from './text/index.ts';

type Statistics = CallResult<typeof calls.report.statistics>;
type View = Statistics['views'][number];
type Group = View['groups'][number];
interface Asked {
  project_id?: string;
  from: string;
  to: string;
}

const hoursOf = (minutes: number): number => Math.round(minutes / 60);

/** `/reportstatistics`: people on site and what they attended, in several ways; each bar opens its people. */
export function ReportPage() {
  useFigures();
  const text = useReportText();
  const { civilDay } = useTimes();
  const around = useProject();
  const [params, put] = useAsked();
  useTitle(text.title);
  const [now] = useState(() => Date.now());
  const today = civilDay(now);
  const project = params.get('project_id') ?? around;
  const asked: Asked = {
    from: params.get('from') ?? `${today.slice(0, 7)}-01`,
    to: params.get('to') ?? today,
    ...(project && { project_id: project }),
  };
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
        <ExportButton asked={asked} />
      </div>
      <ProjectAndPeriod project_id={project} from={asked.from} to={asked.to} put={put} text={text} />
      <Figures key={JSON.stringify(asked)} asked={asked} />
    </section>
  );
}

function ExportButton({ asked }: { asked: Asked }) {
  const { client } = useConsole();
  const text = useReportText();
  const { message } = App.useApp();
  const may = usePermissions();
  if (!may(permission('reportstatistics', 'export'))) return null;
  const save = async () => {
    try {
      const blob = await client.call(calls.report.sheet, { query: asked }, { quiet: true });
      saveBlob(blob, `${text.title}_${asked.from}_${asked.to}.xlsx`);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      showFailure(message, failure);
    }
  };
  return <Button onClick={() => void save()}>{text.export}</Button>;
}

function Figures({ asked }: { asked: Asked }) {
  const { client } = useConsole();
  const text = useReportText();
  const [open, setOpen] = useState<{ view: View['view']; group: Group }>();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', 'attendancerecord', 'report', asked],
    queryFn: ({ signal }) => client.call(calls.report.statistics, { query: asked }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  if (data.heads === 0) return <Empty description={text.none} />;
  return (
    <>
      <div className="gd-figures-sums">
        <Statistic title={text.heads} value={data.heads} />
        <Statistic title={text.days} value={data.halves / 2} />
        <Statistic title={text.hours} value={hoursOf(data.minutes)} />
        {data.wages && (
          <>
            <Statistic title={text.due} value={data.wages.due} />
            <Statistic title={text.paid} value={data.wages.paid} />
          </>
        )}
      </div>
      <div className="gd-figures-views">
        {data.views.map((view) => (
          <ViewBars key={view.view} view={view} onOpen={(group) => setOpen({ view: view.view, group })} />
        ))}
      </div>
      <Modal
        open={open !== undefined}
        title={open && fill(text.people, { label: open.group.label, count: open.group.heads })}
        footer={null}
        onCancel={() => setOpen(undefined)}
        destroyOnHidden
      >
        {open && <People asked={asked} view={open.view} of={open.group.key} />}
      </Modal>
    </>
  );
}

/** The heads of a view; its days, hours and wages stand behind the bar. */
function ViewBars({ view: { view, groups }, onOpen }: { view: View; onOpen: (group: Group) => void }) {
  const text = useReportText();
  const bars = groups.map((group) => {
    const { key, label, heads, halves, minutes, wages } = group;
    const figures = { label, heads, days: halves / 2, hours: hoursOf(minutes) };
    const more = wages ? fill(text.dueOf, { due: wages.due }) : '';
    return {
      key,
      label,
      value: heads,
      figures: fill(text.figures, figures),
      title: `${fill(text.bar, figures)}${more}`,
      onOpen: () => onOpen(group),
    };
  });
  return <Bars title={text[view]} bars={bars} />;
}

function People({ asked, view, of: key }: { asked: Asked; view: View['view']; of: string }) {
  const { client } = useConsole();
  const text = useReportText();
  const query = { ...asked, view, key };
  const found = useQuery({
    queryKey: ['list', 'attendancerecord', 'report-people', query],
    queryFn: async ({ signal }) => (await client.call(calls.report.people, { query }, { signal, quiet: true })).list,
    staleTime: 0,
  });
  return (
    <QueryPart query={found} empty={<Empty description={text.none} />}>
      {(list) => (
        <div className="gd-figures-records">
          <table>
            <thead>
              <tr>
                {[
                  text.name,
                  text.teamName,
                  text.projectName,
                  text.days,
                  ...(list[0]?.wages ? [text.due, text.paid] : []),
                ].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map((one) => (
                <tr key={one.staff_id}>
                  <th scope="row">
                    <Link to={`/staff/detail?id=${one.staff_id}`}>{one.name}</Link>
                  </th>
                  <td>{one.team_name}</td>
                  <td>{one.project_name}</td>
                  <td>{one.halves / 2}</td>
                  {one.wages && (
                    <>
                      <td>{one.wages.due}</td>
                      <td>{one.wages.paid}</td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </QueryPart>
  );
}
