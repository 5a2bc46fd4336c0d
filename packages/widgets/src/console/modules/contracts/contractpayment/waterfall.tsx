import { calls } from '@gongdi/api';
import {
  ACCOUNT,
  CERTIFICATE,
  CLAIM_KIND,
  contractclaim,
  contractentry,
  contractmeasure,
  contractpayment,
  contractpayout,
  fenOf,
  money,
  PENALTIES,
  settledOf,
  yuanOf,
  type ContractAccount,
  type WaterfallStep,
} from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import css from '../../../generic/contracts/contracts.css?inline';
import { listOf } from '../../../generic/contracts/lists.ts';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';

/** Account of the ledger that a step is booked on. */
const ACCOUNTS: Partial<Record<WaterfallStep, ContractAccount>> = {
  withheld: ACCOUNT.withheld,
  retention: ACCOUNT.retention,
};
/** States of payments that are more than drafts. */
const SENT = [2, 3, 4, 5].join(',');

const pageOf = (id: string): string => `/${contractpayment.name}/detail?id=${id}`;

/** What the settlement comes to, beside what the other party has claimed. */
function settlement(
  row: ScreenRowProps['row'],
  text: ReturnType<typeof useContractsText>,
  only: (label: string, value: ReactNode, isSum?: boolean) => ReactNode,
): ReactNode {
  const fen = (name: string): number => fenOf(typeof row[name] === 'string' ? row[name] : undefined);
  const settled = settledOf({
    works: fen('works'),
    safety: fen('safety'),
    claims: fen('claims'),
    penalties: fen('penalties'),
  });
  const submitted = fen('submitted_total');
  return (
    <>
      {only(text.settled, money(yuanOf(settled)), true)}
      {submitted > 0 && only(text.submitted, money(yuanOf(submitted)))}
      {submitted > 0 && only(text.cut, money(yuanOf(submitted - settled)))}
    </>
  );
}

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
  const opens = (key: WaterfallStep, period: string): string => {
    const taken = { certificate_id: row.id };
    if (key === 'claims') {
      const kinds = Object.values(CLAIM_KIND).filter((kind) => !PENALTIES.includes(kind));
      return listOf(contractclaim.name, { ...taken, claim_kind: kinds.join(',') });
    }
    if (key === 'penalties') return listOf(contractclaim.name, { ...taken, claim_kind: PENALTIES.join(',') });
    if ((key === 'recovered' || key === 'safety_recovered') && data.advance_id !== null) return pageOf(data.advance_id);
    if (key === 'works' || key === 'safety') return listOf(contractmeasure.name, taken);
    const account = ACCOUNTS[key];
    // What is taken off stands on the credit side of its account; what is given back on the other.
    const side = period.startsWith('-') ? 'debit' : 'credit';
    return listOf(contractentry.name, { ...taken, ...(account && { [side]: String(account) }) });
  };
  const amount = (name: string): string => (typeof row[name] === 'string' ? row[name] : '0.00');
  const isWork = row['certificate_kind'] !== CERTIFICATE.advance;
  const isLast =
    row['certificate_kind'] === CERTIFICATE.settlement || row['certificate_kind'] === CERTIFICATE.retention;
  const link = (to: string, value: string): ReactNode =>
    fenOf(value) === 0 ? money(value) : <Link to={to}>{money(value)}</Link>;
  const only = (label: string, value: ReactNode, isSum = false) => (
    <tr className={isSum ? 'gd-contracts-sum' : undefined}>
      <th scope="row">{label}</th>
      <td />
      <td />
      <td>{value}</td>
    </tr>
  );
  const entries = listOf(contractentry.name, { certificate_id: row.id });
  const taxed = listOf(contractentry.name, { certificate_id: row.id, debit: String(ACCOUNT.tax) });
  // To date is the sum of the payments up to this one, each of which opens its own documents.
  const upTo = listOf(contractpayment.name, {
    contract_id: String(row['contract_id']),
    certificate_status: SENT,
    end_ends_on: String(row['ends_on']),
  });
  return (
    <section className="gd-data-panel gd-contracts-panel" aria-label={text.waterfall}>
      <h2 className="gd-data-panel-title">
        {text.waterfall} <small>{text.waterfallAbout}</small>
      </h2>
      <div className="gd-figures-scroll">
        <table className="gd-figures-table gd-contracts-table gd-figures-stacked">
          <thead>
            <tr>
              <th scope="col" className="gd-figures-named">
                {text.step}
              </th>
              <th scope="col">{text.toDate}</th>
              <th scope="col">{text.before}</th>
              <th scope="col">{text.thisPeriod}</th>
            </tr>
          </thead>
          <tbody>
            {isWork &&
              data.steps.map(({ key, to_date, before, period }) => (
                <tr key={key} className={key === 'net' ? 'gd-contracts-sum' : undefined}>
                  <th scope="row">{text[key]}</th>
                  <td>{link(upTo, to_date)}</td>
                  <td>{data.before_id === null ? money(before) : link(pageOf(data.before_id), before)}</td>
                  <td>{link(opens(key, period), period)}</td>
                </tr>
              ))}
            {row['certificate_kind'] === CERTIFICATE.settlement && settlement(row, text, only)}
            {!isWork && only(text.net, link(entries, amount('net_period')), true)}
            {amount('carried').startsWith('-') &&
              only(isLast ? text.paidTooMuch : text.carried, link(upTo, amount('carried')))}
            {only(text.tax, link(taxed, amount('tax')))}
            {only(text.payable, link(entries, amount('payable')), true)}
            {only(text.labour, link(listOf(contractmeasure.name, { certificate_id: row.id }), amount('labour')))}
            {only(
              text.ordered,
              link(
                listOf(contractpayout.name, { certificate_id: row.id, payout_kind: '1', payout_status: '2,3' }),
                amount('ordered_amount'),
              ),
            )}
            {only(
              text.paid,
              link(
                listOf(contractpayout.name, { certificate_id: row.id, payout_kind: '1', payout_status: '3' }),
                amount('paid_amount'),
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
