import { calls, type CallResult } from '@gongdi/api';
import { fieldsOf, fill, permission, projectmanage, safetyinsurance, staff } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Form, Skeleton, Statistic } from 'antd';
import { Link, useNavigate } from 'react-router';
import { Instant } from '../../../../kit/clock/index.ts';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { PagedList } from '../../../generic/paged-list/paged-list.tsx';
import { Permitted, useConsole } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { useInsuranceText } from './text/index.ts';

type Person = CallResult<typeof calls.insurance.uncovered>['list'][number];
type Kind = CallResult<typeof calls.insurance.cover>['kinds'][number];

const KIND = fieldsOf(safetyinsurance).find(({ name }) => name === 'insurance_kind')!;
const TRADE = fieldsOf(staff).find(({ name }) => name === 'trade')!;

/** `/safetyinsurance/cover`: the insurance of a project that is in force, what is missing, and whom none covers. */
export function CoverPage() {
  useFigures();
  const text = useInsuranceText();
  const navigate = useNavigate();
  const around = useProject();
  const [params, put] = useAsked();
  useTitle(text.title);
  const project = params.get('id') ?? around;
  const adding = `/${safetyinsurance.name}/add${project ? `?project_id=${encodeURIComponent(project)}` : ''}`;
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{text.title}</h2>
          <Permitted code={permission(safetyinsurance.name, 'add')}>
            <Button className="gd-data-end" onClick={() => void navigate(adding, { state: COMES_BACK })}>
              {text.add}
            </Button>
          </Permitted>
        </div>
        <Form layout="inline" className="gd-figures-asked">
          <Form.Item label={text.project} className="gd-figures-choice">
            <ReferenceSelect
              of={projectmanage.name}
              value={project}
              aria-label={text.project}
              placeholder={text.chooseProject}
              onChange={(next: unknown) => put({ id: typeof next === 'string' ? next : null, page: null })}
            />
          </Form.Item>
        </Form>
        {project ? <Cover key={project} project={project} /> : <Empty description={text.choose} />}
      </section>
      {project && <Uncovered key={project} project={project} />}
    </div>
  );
}

function Cover({ project }: { project: string }) {
  const { client } = useConsole();
  const text = useInsuranceText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', safetyinsurance.name, 'cover', project],
    queryFn: ({ signal }) =>
      client.call(calls.insurance.cover, { query: { project_id: project } }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  return (
    <>
      <div className="gd-figures-sums">
        <Statistic title={text.onSite} value={data.on_site} />
        <Statistic title={text.uncovered} value={data.uncovered} />
      </div>
      <p>{data.seen_by === 'gates' ? text.byGates : text.byList}</p>
      <div className="gd-figures-records">
        <table>
          <thead>
            <tr>
              {[text.kind, text.policy, text.gaps].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.kinds.map((one) => (
              <KindRow key={one.kind} of={one} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function KindRow({ of: { kind, policy, gaps } }: { of: Kind }) {
  const text = useInsuranceText();
  return (
    <tr>
      <th scope="row">
        <FieldValue field={KIND} value={kind} />
      </th>
      <td>
        {policy ? (
          <>
            <Link to={`/${safetyinsurance.name}/detail?id=${policy.id}`} state={COMES_BACK}>
              {policy.policy_number}
            </Link>{' '}
            {fill(text.until, { day: policy.ends_on })}
          </>
        ) : (
          text.none
        )}
      </td>
      <td>{gaps.length === 0 ? text.noGaps : gaps.map((gap) => fill(text.gap, gap)).join('；')}</td>
    </tr>
  );
}

function Uncovered({ project }: { project: string }) {
  const { client } = useConsole();
  const text = useInsuranceText();
  return (
    <PagedList<Person>
      name="insurance-uncovered"
      title={text.people}
      filters={[]}
      queryKey={['list', safetyinsurance.name, 'uncovered', project]}
      load={({ page, page_size }, options) =>
        client.call(calls.insurance.uncovered, { query: { project_id: project, page, page_size } }, options)
      }
      columns={[
        {
          key: 'name',
          title: text.name,
          width: 120,
          render: ({ id, name }) => (
            <Link to={`/${staff.name}/detail?id=${id}`} state={COMES_BACK}>
              {name}
            </Link>
          ),
        },
        {
          key: 'trade',
          title: text.trade,
          width: 120,
          render: ({ trade }) => <FieldValue field={TRADE} value={trade} />,
        },
        { key: 'team_name', title: text.team, width: 160, render: ({ team_name }) => team_name },
        { key: 'passed_at', title: text.passed, width: 180, render: ({ passed_at }) => <Instant value={passed_at} /> },
        {
          key: 'missing',
          title: text.missing,
          width: 260,
          render: ({ missing }) => missing.map((kind) => <FieldValue key={kind} field={KIND} value={kind} />),
        },
      ]}
    />
  );
}
