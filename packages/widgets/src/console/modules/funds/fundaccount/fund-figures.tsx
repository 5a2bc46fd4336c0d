import { FUND, FUND_ENTRY, FUND_STATUS, fundentry, fundraisingapproval, permission } from '@gongdi/domain';
import { Statistic } from 'antd';
import { Link } from 'react-router';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { useFundText } from './text/index.ts';

/** The funds of a project in numbers, each with the papers that it is the sum of. */
export default function FundFigures({ row }: ScreenRowProps) {
  useFigures();
  const text = useFundText();
  const may = usePermissions();
  const project = encodeURIComponent(String(row['project_id']));
  const papers = `/${fundraisingapproval.name}?project_id=${project}`;
  const requests = `${papers}&fund_kind=${FUND.request}`;
  const figures = [
    {
      field: 'planned_total',
      of: fundraisingapproval.name,
      to: `${papers}&fund_kind=${FUND.plan}&status=${FUND_STATUS.approved}`,
    },
    { field: 'granted_total', of: fundraisingapproval.name, to: `${requests}&status=${FUND_STATUS.approved}` },
    // A request may be paid in parts, so the entries are what was paid.
    {
      field: 'paid_total',
      of: fundentry.name,
      to: `/${fundentry.name}?project_id=${project}&kind=${FUND_ENTRY.paid}`,
    },
    { field: 'balance', of: fundentry.name, to: `/${fundentry.name}?project_id=${project}` },
  ] as const;
  return (
    <section className="gd-data-panel" aria-label={text.figures}>
      <h2 className="gd-data-panel-title">{text.figures}</h2>
      <div className="gd-figures-sums">
        {figures.map(({ field, of, to }) => {
          const value = Number(row[field] ?? 0).toLocaleString('zh-CN', { minimumFractionDigits: 2 });
          return (
            <Statistic
              key={field}
              title={text[field]}
              value={value}
              formatter={() => (may(permission(of, 'list')) ? <Link to={to}>{value}</Link> : value)}
            />
          );
        })}
      </div>
      <p>{text.sum}</p>
    </section>
  );
}
