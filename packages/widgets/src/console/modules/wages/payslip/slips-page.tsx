import { CallFailure, calls } from '@gongdi/api';
import {
  dictionaryOf,
  fill,
  WAGE_PAY,
  WAGE_SHEET,
  WAGE_SIGN,
  wagePayStatus,
  wageSignStatus,
  type FileItem,
} from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Empty, Input, Tag } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { QueryPart } from '../../../ground/status/query-part.tsx';
import css from './payslip.css?inline';
import { usePayslipText } from './text/index.ts';

const SignatureDialog = lazyPart(() => import('../../../../kit/form-controls/signature-dialog.tsx'));

type Slip = calls.wages.WageSlip;

/** `/payslip`: a worker's own wages: to be checked and signed, and after the payment confirmed. */
export function SlipsPage() {
  useSheet(css);
  const { client } = useConsole();
  const text = usePayslipText();
  useTitle(text.title);
  const query = useQuery({
    queryKey: ['list', 'payslip', 'own'],
    queryFn: ({ signal }) => client.call(calls.wages.own, {}, { signal, quiet: true }),
    staleTime: 0,
  });
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
      </div>
      <QueryPart
        query={query}
        empty={
          <Empty
            description={
              <>
                <p>{text.none}</p>
                <p>{text.noneHint}</p>
              </>
            }
          />
        }
      >
        {(list) => (
          <ul className="gd-payslip-list">
            {list.map((slip) => (
              <SlipCard key={slip.id} slip={slip} onDone={() => void query.refetch()} />
            ))}
          </ul>
        )}
      </QueryPart>
    </section>
  );
}

function SlipCard({ slip, onDone }: { slip: Slip; onDone: () => void }) {
  const text = usePayslipText();
  const lang = useLang();
  const isPaid = slip.pay_status !== WAGE_PAY.unpaid;
  const dict = isPaid ? wagePayStatus : wageSignStatus;
  const code = isPaid ? slip.pay_status : slip.sign_status;
  const state = dictionaryOf(dict.dict_type).entries.find(({ value }) => value === code);
  const differs = slip.attended_days !== null && slip.attended_days !== (slip.days ?? 0);
  return (
    <li>
      <div className="gd-payslip-head">
        <h3>
          {slip.wage_month} · {slip.project_name}
        </h3>
        {/* antd's names of colours are those of dictionaries. */}
        <Tag color={state?.color_type}>{state?.label[lang]}</Tag>
      </div>
      <p>
        {text.due} <span className="gd-payslip-due">{fill(text.yuan, { amount: slip.due })}</span>
      </p>
      <Facts slip={slip} />
      {differs && <Alert type="warning" showIcon title={text.differs} />}
      {slip.objection && <Alert type="info" title={slip.objection} />}
      <Ways slip={slip} onDone={onDone} />
      <Link to={`/payslip/slip?id=${encodeURIComponent(slip.id)}`}>{text.printSlip}</Link>
    </li>
  );
}

/** What the sum comes from; what there is none of is left out. */
function Facts({ slip }: { slip: Slip }) {
  const text = usePayslipText();
  const amount = (value: string | null) => (value === null ? null : fill(text.yuan, { amount: value }));
  const quantity = slip.quantity === null ? null : `${slip.quantity} ${slip.quantity_unit ?? ''}`;
  const facts: readonly (readonly [string, string | number | null])[] = [
    [text.days, slip.days],
    [text.attended, slip.attended_days],
    [text.dayRate, amount(slip.day_rate)],
    [text.quantity, quantity],
    [text.unitPrice, amount(slip.unit_price)],
    [text.payable, amount(slip.payable)],
    [text.advance, amount(slip.advance)],
    [slip.deduction_reason ? `${text.deduction}（${slip.deduction_reason}）` : text.deduction, amount(slip.deduction)],
    [text.paid, amount(slip.paid)],
    [text.remaining, amount(slip.remaining)],
  ];
  return (
    <dl className="gd-payslip-facts">
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Ways({ slip: { id, ...slip }, onDone }: { slip: Slip; onDone: () => void }) {
  const { client } = useConsole();
  const text = usePayslipText();
  const { message } = App.useApp();
  const [signing, setSigning] = useState(false);
  const [objection, setObjection] = useState<string>();
  const send = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      void message.success(done);
      setObjection(undefined);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
    onDone();
  };
  if (slip.seen_at !== null) return <p>{text.seen}</p>;
  if (slip.pay_status === WAGE_PAY.paid)
    return (
      <div className="gd-payslip-ways">
        <Button
          type="primary"
          onClick={() => void send(client.call(calls.wages.confirm, { body: { id } }, { quiet: true }), text.confirmed)}
        >
          {text.confirm}
        </Button>
      </div>
    );
  const isOpen = slip.sign_status === WAGE_SIGN.open || slip.sign_status === WAGE_SIGN.disputed;
  if (slip.sheet_status !== WAGE_SHEET.signing || !isOpen) return null;
  const signed = (signature: FileItem) => {
    setSigning(false);
    void send(client.call(calls.wages.sign, { body: { id, signature } }, { quiet: true }), text.signed);
  };
  const object = () =>
    void send(
      client.call(calls.wages.dispute, { body: { id, objection: objection!.trim() } }, { quiet: true }),
      text.disputed,
    );
  return (
    <>
      {objection !== undefined && (
        <Input.TextArea
          autoFocus
          maxLength={200}
          aria-label={text.disputeHint}
          placeholder={text.disputeHint}
          value={objection}
          onChange={({ target }) => setObjection(target.value)}
        />
      )}
      <div className="gd-payslip-ways">
        {objection === undefined ? (
          <>
            <Button type="primary" onClick={() => setSigning(true)}>
              {text.sign}
            </Button>
            <Button onClick={() => setObjection('')}>{text.dispute}</Button>
          </>
        ) : (
          <>
            <Button type="primary" disabled={objection.trim() === ''} onClick={object}>
              {text.send}
            </Button>
            <Button onClick={() => setObjection(undefined)}>{text.cancel}</Button>
          </>
        )}
      </div>
      {signing && (
        <Suspense fallback={null}>
          <SignatureDialog label={text.signature} onSigned={signed} onClose={() => setSigning(false)} />
        </Suspense>
      )}
    </>
  );
}
