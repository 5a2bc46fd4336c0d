import { calls } from '@gongdi/api';
import {
  CERTIFICATE,
  CLAIM_KIND,
  contractclaim,
  contractentry,
  contractmeasure,
  contractpayment,
  contractpayout,
  money,
  PENALTIES,
  type WaterfallStep,
} from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import css from '../../../generic/contracts/contracts.css?inline';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';

const listOf = ({ name }: { name: string }, query: Readonly<Record<string, string>>): string =>
  `/${name}?${new URLSearchParams(query).toString()}`;
const pageOf = (id: string): string => `/${contractpayment.name}/detail?id=${id}`;

/** The waterfall of a payment: to date, before, this period. Every figure opens the documents that it comes from. */
export default function Waterfall({ row }: ScreenRowProps) {
  useFigures();
  useSheet(css);
  const { client } = useConsole();
  const text = useContractsText();
  const { data, error, refetch } = useQuery({
    queryKey: ['detail', contractpayment.name, row.id, 'waterfall', row['version']],
    queryFn: ({ signal }) => client.call(calls.contracts.waterfall, { query: { id: row.id } }, { signal, quiet: true }),
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  const opens = (key: WaterfallStep): string => {
    const taken = { certificate_id: row.id };
    if (key === 'claims') {
      const kinds = Object.values(CLAIM_KIND).filter((kind) => !PENALTIES.includes(kind));
      return listOf(contractclaim, { ...taken, claim_kind: kinds.join(',') });
    }
    if (key === 'penalties') return listOf(contractclaim, { ...taken, claim_kind: PENALTIES.join(',') });
    if ((key === 'recovered' || key === 'safety_recovered') && data.advance_id !== null) return pageOf(data.advance_id);
    if (key === 'works' || key === 'safety') return listOf(contractmeasure, taken);
    return listOf(contractentry, taken);
  };
  const amount = (name: string): string => (typeof row[name] === 'string' ? row[name] : '0.00');
  const isWork = row['certificate_kind'] !== CERTIFICATE.advance;
  const link = (to: string, value: string): ReactNode => <Link to={to}>{money(value)}</Link>;
  const only = (label: string, value: ReactNode, isSum = false) => (
    <tr className={isSum ? 'gd-contracts-sum' : undefined}>
      <th scope="row">{label}</th>
      <td />
      <td />
      <td>{value}</td>
    </tr>
  );
  const entries = listOf(contractentry, { certificate_id: row.id });
  return (
    <section className="gd-data-panel gd-contracts-panel" aria-label={text.waterfall}>
      <h2 className="gd-data-panel-title">
        {text.waterfall} <small>{text.waterfallAbout}</small>
      </h2>
      <div className="gd-figures-scroll">
        <table className="gd-figures-table gd-contracts-table">
          <thead>
            <tr>
              <th scope="col">{text.step}</th>
              <th scope="col">{text.toDate}</th>
              <th scope="col">{text.before}</th>
              <th scope="col">{text.period}</th>
            </tr>
          </thead>
          <tbody>
            {isWork &&
              data.steps.map(({ key, to_date, before, period }) => (
                <tr key={key} className={key === 'net' ? 'gd-contracts-sum' : undefined}>
                  <th scope="row">{text[key]}</th>
                  <td>{money(to_date)}</td>
                  <td>{data.before_id === null ? money(before) : link(pageOf(data.before_id), before)}</td>
                  <td>{link(opens(key), period)}</td>
                </tr>
              ))}
            {!isWork && only(text.net, link(entries, amount('net_period')), true)}
            {amount('carried').startsWith('-') && only(text.carried, money(amount('carried')))}
            {only(text.tax, link(entries, amount('tax')))}
            {only(text.payable, link(entries, amount('payable')), true)}
            {only(text.labour, money(amount('labour')))}
            {only(text.ordered, link(listOf(contractpayout, { certificate_id: row.id }), amount('ordered_amount')))}
            {only(
              text.paid,
              link(listOf(contractpayout, { certificate_id: row.id, payout_status: '3' }), amount('paid_amount')),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
