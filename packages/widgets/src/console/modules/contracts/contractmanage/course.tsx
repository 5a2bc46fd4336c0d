import { calls, type calls as Calls } from '@gongdi/api';
import {
  contractbill,
  contractchange,
  contractentry,
  contractmeasure,
  contractpayment,
  contractpayout,
  fenOf,
  money,
} from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import css from '../../../generic/contracts/contracts.css?inline';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';

type Section = Calls.contracts.BillSection;

/** What became of a contract, and its bill as a tree of sections; each figure opens its list. */
export default function Course({ row }: ScreenRowProps) {
  useFigures();
  useSheet(css);
  const { client } = useConsole();
  const text = useContractsText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', contractbill.name, 'sections', row.id, row['version']],
    queryFn: ({ signal }) =>
      client.call(calls.contracts.sections, { query: { contract_id: row.id } }, { signal, quiet: true }),
  });
  const amount = (name: string): string => (typeof row[name] === 'string' ? row[name] : '0.00');
  const figures = [
    { label: text.price, value: amount('price_now'), of: contractchange },
    { label: text.certified, value: amount('certified_total'), of: contractmeasure },
    { label: text.payableTotal, value: amount('payable_total'), of: contractpayment },
    { label: text.paid, value: amount('paid_total'), of: contractpayout },
    { label: text.retention, value: amount('retention_held'), of: contractentry },
  ];
  return (
    <section className="gd-data-panel gd-contracts-panel" aria-label={text.course}>
      <h2 className="gd-data-panel-title">
        {text.course} <small>{text.courseAbout}</small>
      </h2>
      <dl className="gd-figures-sums">
        {figures.map(({ label, value, of }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Link to={`/${of.name}?contract_id=${row.id}`}>{money(value)}</Link>
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
    </section>
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
  const leaves = new Set(sections.map(({ path }) => path));
  const yuan = (fen: number) => money(String(fen / 100));
  return (
    <div className="gd-figures-scroll">
      <table className="gd-figures-table gd-contracts-table">
        <thead>
          <tr>
            <th scope="col">{text.section}</th>
            <th scope="col">{text.items}</th>
            <th scope="col">{text.amount}</th>
            <th scope="col">{text.amountNow}</th>
            <th scope="col">{text.measured}</th>
            <th scope="col">{text.share}</th>
          </tr>
        </thead>
        <tbody>
          {branchesOf(sections).map(({ path, name, depth, items, amount, amount_now, measured }) => {
            const query = new URLSearchParams({ contract_id, section_path: path });
            return (
              <tr key={path} className={depth === 0 ? 'gd-contracts-sum' : undefined}>
                <th scope="row" style={{ paddingInlineStart: 12 + depth * 20 }}>
                  {leaves.has(path) ? <Link to={`/${contractbill.name}?${query.toString()}`}>{name}</Link> : name}
                </th>
                <td>{items}</td>
                <td>{yuan(amount)}</td>
                <td>{yuan(amount_now)}</td>
                <td>{yuan(measured)}</td>
                <td>{amount_now > 0 ? `${String(Math.round((measured * 1000) / amount_now) / 10)}%` : '--'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
