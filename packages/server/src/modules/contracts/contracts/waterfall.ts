import { calls } from '@gongdi/api';
import {
  CERTIFICATE,
  CERTIFICATE_STATUS,
  contractpayment,
  fenOf,
  NOTHING_BEFORE,
  WATERFALL_STEPS,
  yuanOf,
} from '@gongdi/domain';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { waterfallIn } from './certified.ts';

/** The steps of a payment beside those of the payment before it: what was stored, so it never changes afterwards. */
export const waterfallHandler = (db: Db): Handler =>
  handle(calls.contracts.waterfall, async ({ query: { id } }, context) => {
    const row = await resourceRepository(db, contractpayment).get(accessOf(context), id);
    const approved = await db
      .selectFrom('payment_certificate')
      .selectAll()
      .where('contract_id', '=', row.contract_id)
      .where('certificate_status', '>=', CERTIFICATE_STATUS.approved)
      .where('id', '!=', id)
      .orderBy('period_number', 'desc')
      .execute();
    const last = approved.find(
      ({ certificate_kind, period_number }) =>
        certificate_kind !== CERTIFICATE.advance && Number(period_number) < (row.period_number ?? 0),
    );
    const before = last ? waterfallIn(last) : NOTHING_BEFORE.waterfall;
    const isWork = row.certificate_kind !== CERTIFICATE.advance;
    return {
      steps: WATERFALL_STEPS.map((key) => {
        const to_date = isWork ? fenOf(row[key]) : 0;
        const was = isWork ? before[key] : 0;
        return { key, to_date: yuanOf(to_date), before: yuanOf(was), period: yuanOf(to_date - was) };
      }),
      advance_id: approved.find(({ certificate_kind }) => certificate_kind === CERTIFICATE.advance)?.id ?? null,
      before_id: (isWork && last?.id) || null,
    };
  });
