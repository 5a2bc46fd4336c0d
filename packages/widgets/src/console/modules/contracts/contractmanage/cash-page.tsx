import { calls, type calls as Calls } from '@gongdi/api';
import { contractmanage, contractpayout, CONTRACT_DIRECTION, fenOf, money, PAYOUT } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Empty, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTimes } from '../../../../kit/clock/index.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import css from '../../../generic/contracts/contracts.css?inline';
import { monthBefore, monthsList } from '../../../generic/contracts/lists.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import { ProjectAndPeriod } from '../../../generic/figures/project-and-period.tsx';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { CashBars } from './cash-bars.tsx';
import { PlannedPapers, type Planned } from './planned-papers.tsx';

type Month = Calls.contracts.CashFlowMonth;
type Project = Calls.contracts.CashFlowProject;
interface Asked {
  project_id?: string;
  from: string;
  to: string;
}

/** Months before this one, and after it, that are shown at first. */
const [BEFORE, AFTER] = [6, 5];
const monthOf = (at: dayjs.Dayjs): string => at.format('YYYY-MM');
/** Papers of funds, as the names of a list and of its state paid. */
const FUNDS = { name: 'fundraisingapproval', filters: { status: '5', by_orders: 'false' } };

/** `/contractmanage/cash`: money in and out by month, planned and paid, of a project or of the company. */
export function CashPage() {
  useFigures();
  useSheet(css);
  const text = useContractsText();
  const { civilDay } = useTimes();
  const around = useProject();
  const [params, put] = useAsked();
  useTitle(text.cash);
  const [now] = useState(() => Date.now());
  const today = dayjs(civilDay(now));
  const project_id = params.get('project_id') ?? around;
  const asked: Asked = {
    from: params.get('from') ?? monthOf(today.subtract(BEFORE, 'month')),
    to: params.get('to') ?? monthOf(today.add(AFTER, 'month')),
    ...(project_id && { project_id }),
  };
  return (
    <section className="gd-console-page gd-data-panel gd-contracts-panel">
      <div className="gd-data-panel-title">
        <h2>{text.cash}</h2>
      </div>
      <ProjectAndPeriod project_id={project_id} from={asked.from} to={asked.to} put={put} text={text} months />
      <p className="gd-console-hint">{text.cashAbout}</p>
      <Flow asked={asked} onProject={(id) => put({ project_id: id })} />
    </section>
  );
}

function Flow({ asked, onProject }: { asked: Asked; onProject: (id: string) => void }) {
  const { client } = useConsole();
  const text = useContractsText();
  const [planned, setPlanned] = useState<Planned>();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', contractmanage.name, 'cash', asked],
    queryFn: ({ signal }) => client.call(calls.contracts.cashFlow, { query: asked }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  const isEmpty = data.months.every((month) =>
    [month.planned_in, month.planned_out, month.paid_in, month.paid_out, month.funds_out].every((one) => !fenOf(one)),
  );
  const lists = listsOf(asked.project_id, { to: monthBefore(asked.from) });
  const before = [
    { to: lists.income, label: text.paidIn },
    { to: lists.expense, label: text.paidOut },
    ...(data.with_funds ? [{ to: lists.funds, label: text.fundsOut }] : []),
  ].map(({ to, label }) => (
    <Link key={to} to={to} state={COMES_BACK}>
      {label}
    </Link>
  ));
  return (
    <>
      {!data.with_funds && <Alert type="info" showIcon title={text.noFunds} />}
      <dl className="gd-figures-sums">
        <div>
          <dt>{text.opening}</dt>
          <dd>{money(data.opening)}</dd>
          {fenOf(data.opening) !== 0 && <dd className="gd-contracts-parts">{before}</dd>}
        </div>
        <div>
          <dt>{text.balance}</dt>
          <dd>{money(data.months.at(-1)?.balance ?? data.opening)}</dd>
        </div>
      </dl>
      {isEmpty ? (
        <Empty description={text.cashNone} />
      ) : (
        <>
          <CashBars months={data.months} />
          <Months months={data.months} asked={asked} onPlanned={setPlanned} />
        </>
      )}
      {data.projects.length > 0 && <Projects projects={data.projects} asked={asked} onProject={onProject} />}
      {planned && (
        <PlannedPapers
          planned={planned}
          {...(asked.project_id && { project_id: asked.project_id })}
          onClose={() => setPlanned(undefined)}
        />
      )}
    </>
  );
}

/** Lists of what was paid in some months, of a project or of all. */
function listsOf(project_id: string | undefined, { from, to }: { from?: string; to: string }) {
  const of: Record<string, string> = project_id ? { project_id } : {};
  const days = { field: 'paid_on', to, ...(from && { from }) };
  const paid = (direction: number) =>
    monthsList(
      contractpayout.name,
      { ...of, contract_direction: String(direction), payout_status: String(PAYOUT.paid) },
      days,
    );
  return {
    income: paid(CONTRACT_DIRECTION.income),
    expense: paid(CONTRACT_DIRECTION.expense),
    funds: monthsList(FUNDS.name, { ...of, ...FUNDS.filters }, days),
  };
}

/** A figure that opens the list of what it is the sum of. */
function Opens({ to, value }: { to: string; value: string }) {
  return fenOf(value) === 0 ? (
    '--'
  ) : (
    <Link to={to} state={COMES_BACK}>
      {money(value)}
    </Link>
  );
}

interface MonthsProps {
  months: readonly Month[];
  asked: Asked;
  onPlanned: (planned: Planned) => void;
}

function Months({ months, asked: { project_id }, onPlanned }: MonthsProps) {
  const text = useContractsText();
  const { income, expense } = CONTRACT_DIRECTION;
  const plan = (month: string, direction: number, label: string, value: string) =>
    fenOf(value) === 0 ? (
      '--'
    ) : (
      <button type="button" className="gd-contracts-open" onClick={() => onPlanned({ month, direction, label })}>
        {money(value)}
      </button>
    );
  const head = [
    text.month,
    text.plannedIn,
    text.paidIn,
    text.plannedOut,
    text.paidOut,
    text.fundsOut,
    text.plannedNet,
    text.paidNet,
    text.balance,
  ];
  return (
    <div className="gd-figures-scroll">
      <table className="gd-figures-table gd-contracts-table">
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month}>
              <th scope="row">{one.month}</th>
              <td>{plan(one.month, income, text.plannedIn, one.planned_in)}</td>
              <td>
                <Opens to={listsOf(project_id, { from: one.month, to: one.month }).income} value={one.paid_in} />
              </td>
              <td>{plan(one.month, expense, text.plannedOut, one.planned_out)}</td>
              <td>
                <Opens to={listsOf(project_id, { from: one.month, to: one.month }).expense} value={one.paid_out} />
              </td>
              <td>
                <Opens to={listsOf(project_id, { from: one.month, to: one.month }).funds} value={one.funds_out} />
              </td>
              <td>{money(one.planned_net)}</td>
              <td>{money(one.paid_net)}</td>
              <td>{money(one.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ProjectsProps {
  projects: readonly Project[];
  asked: Asked;
  onProject: (id: string) => void;
}

function Projects({ projects, asked, onProject }: ProjectsProps) {
  const text = useContractsText();
  return (
    <section aria-label={text.byProject}>
      <h3>{text.byProject}</h3>
      <div className="gd-figures-scroll">
        <table className="gd-figures-table gd-contracts-table">
          <thead>
            <tr>
              {[text.project, text.paidIn, text.paidOut, text.fundsOut, text.paidNet].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {projects.map(({ project_id, project_name, paid_in, paid_out, funds_out, paid_net }) => (
              <tr key={project_id}>
                <th scope="row">
                  <button type="button" className="gd-contracts-open" onClick={() => onProject(project_id)}>
                    {project_name}
                  </button>
                </th>
                <td>
                  <Opens to={listsOf(project_id, asked).income} value={paid_in} />
                </td>
                <td>
                  <Opens to={listsOf(project_id, asked).expense} value={paid_out} />
                </td>
                <td>
                  <Opens to={listsOf(project_id, asked).funds} value={funds_out} />
                </td>
                <td>{money(paid_net)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
