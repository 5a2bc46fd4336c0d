import { calls } from '@gongdi/api';
import { fill, garbageKind, garbagesorting, projectmanage } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Empty, Form, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import css from './garbage.css?inline';
import { useGarbageText } from './text/index.ts';

/** `/garbagesorting/statistics`: waste of a project by month and kind, and what of it is used again. */
export function GarbagePage() {
  useSheet(css);
  const text = useGarbageText();
  const around = useProject();
  const [params, setParams] = useSearchParams();
  useTitle(text.title);
  const project_id = params.get('project_id') ?? around;
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
      </div>
      <Form
        layout="inline"
        key={project_id}
        initialValues={{ project_id }}
        onValuesChange={({ project_id: next }: { project_id?: string }) => setParams(next ? { project_id: next } : {})}
      >
        <Form.Item name="project_id" label={text.project} className="gd-garbage-choice">
          <ReferenceSelect of={projectmanage.name} aria-label={text.project} placeholder={text.chooseProject} />
        </Form.Item>
      </Form>
      {project_id ? <Statistics project_id={project_id} /> : <Empty description={text.chooseProject} />}
    </section>
  );
}

function Statistics({ project_id }: { project_id: string }) {
  const { client } = useConsole();
  const text = useGarbageText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', garbagesorting.name, 'statistics', project_id],
    queryFn: ({ signal }) =>
      client.call(calls.archive.garbageStatistics, { query: { project_id } }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  if (data.months.length === 0) return <Empty description={text.none} />;
  const over = data.per_area !== null && data.per_area > data.limit;
  return (
    <>
      <dl className="gd-garbage-figures">
        <div>
          <dt>{text.total}</dt>
          <dd>{data.total}</dd>
        </div>
        <div>
          <dt>{text.reused}</dt>
          <dd>{data.total > 0 ? `${Math.round((data.reused / data.total) * 100)}%` : '--'}</dd>
        </div>
        <div>
          <dt>{text.perArea}</dt>
          <dd className={over ? 'gd-garbage-over' : undefined}>
            {data.per_area ?? '--'}{' '}
            <small>{data.per_area === null ? text.noArea : fill(text.limit, { limit: data.limit })}</small>
          </dd>
        </div>
      </dl>
      <Months months={data.months} project_id={project_id} />
    </>
  );
}

/** Colours of the values of `garbage_kind`. */
const COLORS: Readonly<Record<number, string>> = {
  1: '#b37feb',
  2: '#8c8c8c',
  3: '#1677ff',
  4: '#fa8c16',
  5: '#eb2f96',
  6: '#52c41a',
  7: '#a0d911',
  8: '#f5222d',
  9: '#bfbfbf',
};

type Month = { month: string; kinds: readonly { key: string; quantity: number }[] };

/** A bar for each month, of its kinds; each number opens the entries that it sums up. */
function Months({ months, project_id }: { months: readonly Month[]; project_id: string }) {
  const lang = useLang();
  const text = useGarbageText();
  const sumOf = ({ kinds }: Month): number => kinds.reduce((sum, { quantity }) => sum + quantity, 0);
  const most = Math.max(...months.map(sumOf));
  const entries = garbageKind.entries.filter(({ value }) =>
    months.some(({ kinds }) => kinds.some(({ key }) => key === String(value))),
  );
  const quantity = ({ kinds }: Month, value: number) => kinds.find(({ key }) => key === String(value))?.quantity ?? 0;
  const list = (month: string, kind?: number) => {
    const query = new URLSearchParams({
      project_id,
      begin_collected_on: `${month}-01`,
      end_collected_on: lastOf(month),
    });
    if (kind !== undefined) query.set('garbage_kind', String(kind));
    return `/${garbagesorting.name}?${query}`;
  };
  const shown = (value: number) => Math.round(value * 100) / 100;
  return (
    <div className="gd-garbage-scroll">
      <table className="gd-garbage">
        <thead>
          <tr>
            <th scope="col">{text.month}</th>
            <th scope="col" aria-label={text.sum} />
            <th scope="col">{text.sum}</th>
            {entries.map(({ value, label }) => (
              <th key={value} scope="col">
                <span className="gd-garbage-dot" style={{ background: COLORS[value] }} aria-hidden />
                {label[lang]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month}>
              <th scope="row">{one.month}</th>
              <td>
                <span className="gd-garbage-bar" aria-hidden>
                  {entries.map(({ value }) => (
                    <i
                      key={value}
                      style={{ background: COLORS[value], width: `${(quantity(one, value) * 100) / most}%` }}
                    />
                  ))}
                </span>
              </td>
              <td>
                <Link to={list(one.month)}>{shown(sumOf(one))}</Link>
              </td>
              {entries.map(({ value }) => (
                <td key={value}>
                  {quantity(one, value) === 0 ? (
                    '–'
                  ) : (
                    <Link to={list(one.month, value)}>{shown(quantity(one, value))}</Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function lastOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
