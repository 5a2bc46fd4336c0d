import { calls, type calls as Calls } from '@gongdi/api';
import {
  CERTIFICATE_STATUS,
  CONTRACT_DIRECTION,
  contractmanage,
  contractpayment,
  contractpayout,
  fenOf,
  money,
  PAYOUT,
  projectmanage,
} from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Empty, Form, Skeleton } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTimes } from '../../../../kit/clock/index.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import css from '../../../generic/contracts/contracts.css?inline';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { listOf, monthsList } from '../../../generic/contracts/lists.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';

type Month = Calls.contracts.CurveMonth;
const KEYS = ['planned', 'certified', 'payable', 'paid'] as const;
const COLORS = { planned: '#8c8c8c', certified: '#1677ff', payable: '#fa8c16', paid: '#52c41a' } as const;
const [WIDTH, HEIGHT] = [1000, 220];
const APPROVED = `${String(CERTIFICATE_STATUS.approved)},${String(CERTIFICATE_STATUS.paid)}`;

/** `/contractmanage/curve`: planned, certified, payable and paid to date, of a contract or of a project. */
export function CurvePage() {
  useFigures();
  useSheet(css);
  const text = useContractsText();
  const around = useProject();
  const [params, setParams] = useSearchParams();
  useTitle(text.curve);
  const contract_id = params.get('contract_id') ?? undefined;
  const project_id = params.get('project_id') ?? around ?? undefined;
  const query = contract_id === undefined ? project_id && { project_id } : { contract_id };
  const cash = `/${contractmanage.name}/cash${project_id ? `?project_id=${encodeURIComponent(project_id)}` : ''}`;
  return (
    <section className="gd-console-page gd-data-panel gd-contracts-panel">
      <div className="gd-data-panel-title">
        <h2>{text.curve}</h2>
        {contract_id === undefined && (
          <Link className="gd-data-end" to={cash} state={COMES_BACK}>
            {text.cash}
          </Link>
        )}
      </div>
      {contract_id === undefined && (
        <Form
          layout="inline"
          key={project_id}
          initialValues={{ project_id }}
          onValuesChange={({ project_id: next }: { project_id?: string }) =>
            setParams(next ? { project_id: next } : {})
          }
        >
          <Form.Item name="project_id" label={text.project} className="gd-contracts-choice">
            <ReferenceSelect of={projectmanage.name} aria-label={text.project} placeholder={text.chooseProject} />
          </Form.Item>
        </Form>
      )}
      {query ? <Curves query={query} /> : <Empty description={text.chooseProject} />}
    </section>
  );
}

function Curves({ query }: { query: { project_id?: string; contract_id?: string } }) {
  const { client } = useConsole();
  const text = useContractsText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', contractmanage.name, 'curve', query],
    queryFn: ({ signal }) => client.call(calls.contracts.curve, { query }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  const { income, expense } = data;
  if (income.length + expense.length === 0) return <Empty description={text.none} />;
  return (
    <>
      {income.length > 0 && (
        <Curve label={text.income} months={income} query={query} direction={CONTRACT_DIRECTION.income} />
      )}
      {expense.length > 0 && (
        <Curve label={text.expense} months={expense} query={query} direction={CONTRACT_DIRECTION.expense} />
      )}
    </>
  );
}

interface CurveProps {
  label: string;
  months: readonly Month[];
  query: Readonly<Record<string, string>>;
  direction: number;
}

function Curve({ label, months, query, direction }: CurveProps) {
  const text = useContractsText();
  const { civilDay } = useTimes();
  const [now] = useState(() => Date.now());
  const thisMonth = civilDay(now).slice(0, 7);
  const most = Math.max(1, ...months.flatMap((month) => KEYS.map((key) => fenOf(month[key]))));
  const x = (index: number) => (months.length === 1 ? WIDTH / 2 : (index * WIDTH) / (months.length - 1));
  // What has happened ends with this month; the plan goes on.
  const past = months.filter(({ month }) => month <= thisMonth);
  const line = (key: (typeof KEYS)[number]) =>
    (key === 'planned' ? months : past).map(
      (month, index) => `${String(x(index))},${String(HEIGHT - (fenOf(month[key]) * (HEIGHT - 12)) / most)}`,
    );
  const of = { ...query, contract_direction: String(direction) };
  // The figures are sums up to the end of a month, and so are the lists that they open.
  const payments = (month: string) =>
    monthsList(contractpayment.name, { ...of, certificate_status: APPROVED }, { field: 'ends_on', to: month });
  const payouts = (month: string) =>
    monthsList(contractpayout.name, { ...of, payout_status: String(PAYOUT.paid) }, { field: 'paid_on', to: month });
  const plans = query['contract_id']
    ? `/${contractmanage.name}/detail?id=${query['contract_id']}`
    : listOf(contractmanage.name, of);
  const link = (to: string, value: string) =>
    fenOf(value) === 0 ? (
      money(value)
    ) : (
      <Link to={to} state={COMES_BACK}>
        {money(value)}
      </Link>
    );
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <svg className="gd-contracts-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {KEYS.map((key) => (
          <polyline
            key={key}
            points={line(key).join(' ')}
            fill="none"
            stroke={COLORS[key]}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
            strokeDasharray={key === 'planned' ? '6 4' : undefined}
          />
        ))}
      </svg>
      <div className="gd-figures-scroll">
        <table className="gd-figures-table gd-contracts-table">
          <thead>
            <tr>
              <th scope="col">{text.month}</th>
              <th scope="col" style={{ color: COLORS.planned }}>
                {text.planned}
              </th>
              <th scope="col" style={{ color: COLORS.certified }}>
                {text.certified}
              </th>
              <th scope="col" style={{ color: COLORS.payable }}>
                {text.payableTotal}
              </th>
              <th scope="col" style={{ color: COLORS.paid }}>
                {text.paid}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, planned, certified, payable, paid }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{link(plans, planned)}</td>
                <td>{link(payments(month), certified)}</td>
                <td>{link(payments(month), payable)}</td>
                <td>{link(payouts(month), paid)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
