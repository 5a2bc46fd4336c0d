import { calls } from '@gongdi/api';
import { fieldsOf, questionreply } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Empty, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Segmented } from '../../../../kit/radios/index.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { ProjectAndPeriod } from '../../../generic/figures/project-and-period.tsx';
import { Share } from '../../../generic/figures/share.tsx';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { FIGURES, listOf, type Asked, type Figure, type Group } from './asked.ts';
import { useQuestionsText } from './text/index.ts';

/** Days of the period that is shown at first. */
const PERIOD = 180;
/** Per cent of answers in time below which a share is marked. */
const ENOUGH = 90;
const SUBJECT = fieldsOf(questionreply).find(({ name }) => name === 'question_subject')!;

/** `/questionreply/statistics`: questions in time, accepted and reopened; each figure opens its questions. */
export function StatisticsPage() {
  useFigures();
  const text = useQuestionsText();
  const { civilDay } = useTimes();
  const around = useProject();
  const [params, put] = useAsked();
  useTitle(text.title);
  const [now] = useState(() => Date.now());
  const project_id = params.get('project_id') ?? around;
  const kind = params.get('question_kind');
  const asked: Asked = {
    from: params.get('from') ?? civilDay(now - PERIOD * 86_400_000),
    to: params.get('to') ?? civilDay(now),
    ...(project_id && { project_id }),
    ...((kind === '1' || kind === '2') && { question_kind: kind }),
  };
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
        <Segmented
          className="gd-data-end"
          value={asked.question_kind ?? ''}
          onChange={(question_kind) => put({ question_kind })}
          options={[
            { value: '', label: text.all },
            { value: '1', label: text.works },
            { value: '2', label: text.feedback },
          ]}
        />
      </div>
      <ProjectAndPeriod project_id={project_id} from={asked.from} to={asked.to} put={put} text={text} />
      <Figures asked={asked} />
    </section>
  );
}

function Figures({ asked }: { asked: Asked }) {
  const { client } = useConsole();
  const text = useQuestionsText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', questionreply.name, 'statistics', asked],
    queryFn: ({ signal }) => client.call(calls.questions.statistics, { query: asked }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  const { total, today, answerers, subjects } = data;
  if (total.asked === 0) return <Empty description={text.none} />;
  return (
    <>
      <dl className="gd-figures-sums">
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{text[figure]}</dt>
            <dd>
              <Counted of={total} figure={figure} to={listOf(asked, { figure, today })} />
            </dd>
          </div>
        ))}
      </dl>
      <Table
        title={text.byAnswerer}
        groups={answerers}
        nameOf={({ label, key }) => label ?? key}
        listOf={(figure, { key }) => listOf(asked, { figure, today, group: { answerer_id: key ?? '' } })}
      />
      <Table
        title={text.bySubject}
        groups={subjects}
        nameOf={({ key }) => <FieldValue field={SUBJECT} value={Number(key)} />}
        listOf={(figure, { key }) => listOf(asked, { figure, today, group: { question_subject: key ?? '' } })}
      />
    </>
  );
}

interface TableProps {
  title: string;
  groups: readonly Group[];
  nameOf: (group: Group) => ReactNode;
  listOf: (figure: Figure, group: Group) => string;
}

function Table({ title, groups, nameOf, listOf: open }: TableProps) {
  const text = useQuestionsText();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <div className="gd-figures-scroll">
        <table className="gd-figures-table">
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{text.share}</th>
              {FIGURES.map((figure) => (
                <th key={figure} scope="col">
                  {text[figure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.key}>
                <th scope="row">{nameOf(group)}</th>
                <td>
                  {/* A term that has passed without an answer was not kept either. */}
                  <Share part={group.kept} whole={group.kept + group.late + group.overdue} enough={ENOUGH} />
                </td>
                {FIGURES.map((figure) => (
                  <td key={figure}>
                    <Counted of={group} figure={figure} to={open(figure, group)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Counted({ of, figure, to }: { of: Group; figure: Figure; to: string }) {
  if (of[figure] === 0) return 0;
  return (
    <Link to={to} state={COMES_BACK}>
      {of[figure]}
    </Link>
  );
}
