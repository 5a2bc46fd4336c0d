import { calls, type calls as Calls } from '@gongdi/api';
import {
  contractbill,
  contractchange,
  contractentry,
  contractmeasure,
  contractpayment,
  contractpayout,
  CERTIFICATE_STATUS,
  CONTRACT_PAPER,
  fenOf,
  fieldsOf,
  money,
  PAYOUT,
  permission,
  sumFen,
  yuanOf,
} from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import css from '../../../generic/contracts/contracts.css?inline';
import { listOf } from '../../../generic/contracts/lists.ts';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { Unread } from '../../../ground/status/unread.tsx';

type Section = Calls.contracts.BillSection;
const ACCOUNT_FIELD = fieldsOf(contractentry).find(({ name }) => name === 'debit')!;

/** What became of a contract, and its bill as a tree of sections; each figure opens its list. */
export default function Course({ row }: ScreenRowProps) {
  useFigures();
  useSheet(css);
  const { client } = useConsole();
  const text = useContractsText();
  const may = usePermissions();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', contractbill.name, 'sections', row.id, row['version']],
    queryFn: ({ signal }) =>
      client.call(calls.contracts.sections, { query: { contract_id: row.id } }, { signal, quiet: true }),
  });
  const amount = (name: string): string => (typeof row[name] === 'string' ? row[name] : '0.00');
  const of = (name: string, query: Readonly<Record<string, string>> = {}) =>
    listOf(name, { contract_id: row.id, ...query });
  const approved = `${String(CERTIFICATE_STATUS.approved)},${String(CERTIFICATE_STATUS.paid)}`;
  const owed = amount('owed_total');
  const figures = [
    { label: text.price, value: amount('price_now'), to: of(contractbill.name) },
    {
      label: text.changes,
      value: amount('changes_amount'),
      to: of(contractchange.name, { change_status: String(CONTRACT_PAPER.approved) }),
    },
    {
      label: text.certified,
      value: amount('certified_total'),
      to: of(contractmeasure.name, { measure_status: String(CONTRACT_PAPER.approved) }),
    },
    {
      label: text.payableTotal,
      value: amount('payable_total'),
      to: of(contractpayment.name, { certificate_status: approved }),
    },
    {
      label: text.paid,
      value: amount('paid_total'),
      to: of(contractpayout.name, { payout_status: String(PAYOUT.paid) }),
    },
    ...(fenOf(owed) > 0
      ? [{ label: text.owed, value: owed, to: of(contractpayment.name, { certificate_status: approved }) }]
      : []),
  ];
  return (
    <section className="gd-data-panel gd-contracts-panel" aria-label={text.course}>
      <h2 className="gd-data-panel-title">
        {text.course} <small>{text.courseAbout}</small>
      </h2>
      <dl className="gd-figures-sums">
        {figures.map(({ label, value, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Figure to={to} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {data ? (
        <Sections sections={data.sections} contract_id={row.id} />
      ) : error ? (
        <Unread error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton active />
      )}
      {may(permission(contractentry.name, 'list')) && <Ledger row={row} />}
    </section>
  );
}

function Figure({ to, value }: { to: string; value: string }) {
  return fenOf(value) === 0 ? (
    money(value)
  ) : (
    <Link to={to} state={COMES_BACK}>
      {money(value)}
    </Link>
  );
}

/** The accounts of the contract with their two sides, each of which opens its entries. */
function Ledger({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = useContractsText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', contractentry.name, 'balances', row.id, row['version']],
    queryFn: ({ signal }) =>
      client.call(calls.contracts.balances, { query: { contract_id: row.id } }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  if (data.accounts.length === 0) return null;
  const of = (side: 'debit' | 'credit', account: number) =>
    listOf(contractentry.name, { contract_id: row.id, [side]: String(account) });
  const sum = (side: 'debit' | 'credit') => money(yuanOf(sumFen(data.accounts.map((one) => fenOf(one[side])))));
  return (
    <>
      <h3>{text.ledger}</h3>
      <div className="gd-figures-scroll">
        <table className="gd-figures-table gd-contracts-table gd-figures-stacked">
          <thead>
            <tr>
              <th scope="col" className="gd-figures-named">
                {text.account}
              </th>
              <th scope="col">{text.debit}</th>
              <th scope="col">{text.credit}</th>
              <th scope="col">{text.accountBalance}</th>
            </tr>
          </thead>
          <tbody>
            {data.accounts.map(({ account, debit, credit, balance }) => (
              <tr key={account}>
                <th scope="row">
                  <FieldValue field={ACCOUNT_FIELD} value={account} />
                </th>
                <td>
                  <Figure to={of('debit', account)} value={debit} />
                </td>
                <td>
                  <Figure to={of('credit', account)} value={credit} />
                </td>
                <td>{money(balance)}</td>
              </tr>
            ))}
            <tr className="gd-contracts-sum">
              <th scope="row">{text.total}</th>
              <td>{sum('debit')}</td>
              <td>{sum('credit')}</td>
              <td />
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}

interface Branch {
  path: string;
  name: string;
  depth: number;
  items: number;
  amount: number;
  amount_now: number;
  measured: number;
}

/** Each level of the sections with the sums of all below it, in the order of the bill. */
function branchesOf(sections: readonly Section[]): Branch[] {
  const branches = new Map<string, Branch>();
  for (const section of sections) {
    const levels = section.path.split('/');
    for (const [depth, name] of levels.entries()) {
      const path = levels.slice(0, depth + 1).join('/');
      const branch = branches.get(path) ?? { path, name, depth, items: 0, amount: 0, amount_now: 0, measured: 0 };
      branch.items += section.items;
      branch.amount += fenOf(section.amount);
      branch.amount_now += fenOf(section.amount_now);
      branch.measured += fenOf(section.measured_amount);
      branches.set(path, branch);
    }
  }
  const paths = [...branches.keys()];
  const place = (path: string) =>
    path.split('/').map((_, depth, levels) => paths.indexOf(levels.slice(0, depth + 1).join('/')));
  return [...branches.values()].toSorted((a, b) => {
    const [one, other] = [place(a.path), place(b.path)];
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? one.length - other.length : one[at]! - (other[at] ?? -1);
  });
}

function Sections({ sections, contract_id }: { sections: readonly Section[]; contract_id: string }) {
  const text = useContractsText();
  return (
    <div className="gd-figures-scroll">
      <table className="gd-figures-table gd-contracts-table gd-figures-stacked">
        <thead>
          <tr>
            <th scope="col" className="gd-figures-named">
              {text.section}
            </th>
            <th scope="col">{text.items}</th>
            <th scope="col">{text.amount}</th>
            <th scope="col">{text.amountNow}</th>
            <th scope="col">{text.measured}</th>
            <th scope="col">{text.share}</th>
          </tr>
        </thead>
        <tbody>
          {branchesOf(sections).map(({ path, name, depth, items, amount, amount_now, measured }) => {
            const to = listOf(contractbill.name, { contract_id, section_path: path });
            return (
              <tr key={path} className={depth === 0 ? 'gd-contracts-sum' : undefined}>
                <th scope="row" style={{ paddingInlineStart: 12 + depth * 20 }}>
                  <Link to={to} state={COMES_BACK}>
                    {name}
                  </Link>
                </th>
                <td>{items}</td>
                <td>
                  <Figure to={to} value={yuanOf(amount)} />
                </td>
                <td>
                  <Figure to={to} value={yuanOf(amount_now)} />
                </td>
                <td>
                  <Figure to={to} value={yuanOf(measured)} />
                </td>
                <td>{amount_now > 0 ? `${String(Math.round((measured * 1000) / amount_now) / 10)}%` : '--'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
