import {
  CONCRETE_LOT,
  dictionaryOf,
  HANDLING,
  HANDLING_WAY,
  mayAcceptFailed,
  SAMPLE_STATE,
  samplehandling,
  samplelot,
  WAY_RESULT,
  type RowOf,
} from '@gongdi/domain';
import { requestFilingOf } from '../../../filing/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { refuseSample, sampleLabel, settleDelivery } from '../../../samples/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';

type Handling = RowOf<typeof samplehandling>;

export interface Failure {
  org_id: string | null;
  project_id: string;
  name: string;
  failure: string;
  part_id?: string | null | undefined;
  sample_id?: string;
  lot_id?: string;
  apply_id?: string | null | undefined;
  /** Accounts that are told. */
  tells: readonly (string | null | undefined)[];
}

/** Opens the handling of a failure, and tells those who took part. */
export async function openHandling(trx: Db, found: Failure, { account_id, now }: WriteContext): Promise<void> {
  const { org_id, name, tells, ...rest } = found;
  const { id } = await resourceRepository(trx, samplehandling).insert(
    { scope: WHOLE, account_id, org_id, now },
    { ...rest, handling_name: name.slice(0, 200), handling_status: HANDLING.open },
  );
  const message = {
    kind: 'sample_failed' as const,
    title: sampleLabel('failed', { name }),
    link: `/${samplehandling.name}/detail?id=${encodeURIComponent(id)}`,
    org_id,
  };
  await notifyUsers(
    trx,
    tells.filter((one) => typeof one === 'string'),
    message,
    now,
  );
}

const kindLabel = (kind: number) => dictionaryOf('sample_kind').entries.find(({ value }) => value === kind)!.label;

/**
 * Closes the handling: the sample, or all samples of the lot, are accepted or have to be redone, and with them the
 * delivery.
 * @throws GongdiError `invalid` when the last measure does not allow to accept it, or the law does not
 */
export async function closeHandling(trx: Db, row: Handling, context: WriteContext): Promise<void> {
  const isAccepted = row.handling_status === HANDLING.accepted;
  const samples = await trx
    .selectFrom('witness_sample')
    .select(['id', 'sample_kind'])
    .where((one) =>
      row.lot_id
        ? one.and([one('lot_id', '=', row.lot_id), one('sample_status', '=', SAMPLE_STATE.failed)])
        : one('id', '=', row.sample_id ?? ''),
    )
    .forUpdate()
    .execute();
  if (isAccepted) {
    if (row.handling_way === HANDLING_WAY.rework) throw refuseSample(context, 'handling_way', 'reworkOnly');
    if (row.way_result !== WAY_RESULT.passed) throw refuseSample(context, 'way_result', 'notPassed');
    const never = samples.find(({ sample_kind }) => !mayAcceptFailed(sample_kind));
    if (never) throw refuseSample(context, 'handling_status', 'notAcceptable', { kind: kindLabel(never.sample_kind) });
  }
  const ids = samples.map(({ id }) => id);
  if (ids.length > 0)
    await trx
      .updateTable('witness_sample')
      .set({ sample_status: isAccepted ? SAMPLE_STATE.acceptedAfter : SAMPLE_STATE.rejected })
      .where('id', 'in', ids)
      .execute();
  if (row.lot_id)
    await trx
      .updateTable('sample_lot')
      .set({ lot_status: isAccepted ? CONCRETE_LOT.acceptedAfter : CONCRETE_LOT.redone })
      .where('id', '=', row.lot_id)
      .execute();
  if (row.lot_id) await requestFilingOf(trx, samplelot, row.lot_id, context);
  if (row.apply_id) await settleDelivery(trx, row.apply_id, context);
}
