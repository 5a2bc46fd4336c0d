import { calls } from '@gongdi/api';
import { fill, payline, payroll, permission, staff } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useRecord } from '../../../generic/use-record.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import css from './slip-page.css?inline';
import { usePayslipText } from './text/index.ts';

type Slip = calls.wages.WageSlip;
type Shown = Pick<
  Slip,
  | 'wage_month'
  | 'days'
  | 'attended_days'
  | 'day_rate'
  | 'quantity'
  | 'quantity_unit'
  | 'unit_price'
  | 'payable'
  | 'advance'
  | 'deduction'
  | 'deduction_reason'
  | 'due'
  | 'paid'
  | 'remaining'
  | 'name'
  | 'sheet_name'
>;

/** `/payslip/slip`: one slip of wages as a sheet of paper: one’s own, or a line that the user may see. */
export function SlipPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <Navigate to="/payslip" replace /> : <OneSlip key={id} id={id} />;
}

function OneSlip({ id }: { id: string }) {
  const { client } = useConsole();
  const may = usePermissions()(permission(payline.name, 'detail'));
  const own = useQuery({
    queryKey: ['list', 'payslip', 'own'],
    queryFn: ({ signal }) => client.call(calls.wages.own, {}, { signal, quiet: true }),
    staleTime: 0,
  });
  const slip = own.data?.find((one) => one.id === id);
  const line = useRecord(payline, own.data && !slip && may ? id : null);
  const names = useNames(line.data);
  const broken = [own, line, names].find(({ error }) => error);
  if (broken?.error) return <FailurePanel error={broken.error} retry={() => void broken.refetch()} />;
  if (slip) return <Paper slip={slip} />;
  if (!own.data || line.isLoading || names.isLoading) return <PageLoading />;
  return line.data && names.data ? <Paper slip={{ ...(line.data as unknown as Shown), ...names.data }} /> : <Empty />;
}

/** Names of the person and the sheet of a line. */
function useNames(line: Readonly<Record<string, unknown>> | undefined) {
  const { client } = useConsole();
  return useQuery({
    queryKey: ['record', payline.name, line?.['id'], 'names'],
    enabled: line !== undefined,
    queryFn: async ({ signal }) => {
      const titleOf = async (resource: string, id: unknown): Promise<string> => {
        const given = { params: { resource }, query: { ids: String(id) } };
        const [found] = await client.call(calls.base.references, given, { signal, quiet: true });
        return found?.title ?? '';
      };
      return {
        name: await titleOf(staff.name, line!['staff_id']),
        sheet_name: await titleOf(payroll.name, line!['sheet_id']),
      };
    },
  });
}

function Paper({ slip }: { slip: Shown }) {
  useSheet(css);
  const text = usePayslipText();
  const navigate = useNavigate();
  useTitle(text.slip);
  const amount = (value: string | null) => (value === null ? null : fill(text.yuan, { amount: value }));
  const lines: readonly (readonly [string, string | number | null])[] = [
    [text.name, slip.name],
    [text.month, slip.wage_month],
    [text.attended, slip.attended_days],
    [text.days, slip.days],
    [text.dayRate, amount(slip.day_rate)],
    [text.quantity, slip.quantity === null ? null : `${slip.quantity} ${slip.quantity_unit ?? ''}`],
    [text.unitPrice, amount(slip.unit_price)],
    [text.payable, amount(slip.payable)],
    [text.advance, amount(slip.advance)],
    [slip.deduction_reason ? `${text.deduction}（${slip.deduction_reason}）` : text.deduction, amount(slip.deduction)],
    [text.due, amount(slip.due)],
    [text.paid, amount(slip.paid)],
    [text.remaining, amount(slip.remaining)],
  ];
  return (
    <div className="gd-slip-page">
      <div className="gd-slip-page-tools">
        <Button onClick={() => void navigate(-1)}>{text.back}</Button>
        <Button type="primary" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      <article>
        <h1>{text.slip}</h1>
        <p>{slip.sheet_name}</p>
        <table>
          <tbody>
            {lines.map(
              ([label, value]) =>
                (value ?? '') !== '' && (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{value}</td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
        <p className="gd-slip-page-sign">{text.signHere}</p>
      </article>
    </div>
  );
}
