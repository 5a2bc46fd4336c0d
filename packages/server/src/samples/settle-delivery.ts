import { ARRIVAL, material, MATERIAL, materialacceptapply, sampleOfMaterial } from '@gongdi/domain';
import { requestFilingOf } from '../filing/index.ts';
import { resourceRepository, WHOLE, type Db } from '../store/index.ts';
import { deliveryState } from './delivery-state.ts';

/** State of the batch of material by that of its delivery. */
const BATCH: Readonly<Record<number, number>> = {
  [ARRIVAL.accepted]: MATERIAL.accepted,
  [ARRIVAL.returned]: MATERIAL.refused,
  [ARRIVAL.left]: MATERIAL.removed,
};

export interface Writer {
  account_id: string | null;
  /** Epoch ms. */
  now: number;
}

/**
 * Brings a delivery and its batch of material to the state that follows from its check and its samples. A delivery that
 * has left the site stays as it is.
 */
export async function settleDelivery(trx: Db, apply_id: string, { account_id, now }: Writer): Promise<void> {
  const delivery = await trx
    .selectFrom('material_delivery')
    .select(['org_id', 'delivery_status', 'accepted_quantity', 'material_kind'])
    .where('id', '=', apply_id)
    .forUpdate()
    .executeTakeFirst();
  if (!delivery) return;
  const samples = await trx
    .selectFrom('witness_sample')
    .select('sample_status')
    .where('apply_id', '=', apply_id)
    .execute();
  const state =
    delivery.delivery_status === ARRIVAL.left
      ? ARRIVAL.left
      : deliveryState({
          accepted: delivery.accepted_quantity,
          needsSample: sampleOfMaterial(delivery.material_kind) !== undefined,
          samples: samples.map(({ sample_status }) => sample_status),
        });
  const access = { scope: WHOLE, account_id, org_id: delivery.org_id, now };
  const isDecided = state >= ARRIVAL.accepted;
  const at = new Date(now).toISOString();
  if (state !== delivery.delivery_status)
    await resourceRepository(trx, materialacceptapply).update(access, {
      id: apply_id,
      delivery_status: state,
      decided_at: isDecided ? at : null,
    });
  if (state !== delivery.delivery_status && account_id !== null)
    await requestFilingOf(trx, materialacceptapply, apply_id, { account_id, now });
  const batch = await trx
    .selectFrom('material')
    .select(['id', 'acceptance_status'])
    .where('apply_id', '=', apply_id)
    .executeTakeFirst();
  const acceptance_status = BATCH[state] ?? MATERIAL.waiting;
  if (!batch || batch.acceptance_status === acceptance_status) return;
  await resourceRepository(trx, material).update(access, {
    id: batch.id,
    acceptance_status,
    // What was not taken over went back at once.
    ...(delivery.accepted_quantity && { quantity: delivery.accepted_quantity }),
    acceptor_id: isDecided ? account_id : null,
    accepted_at: isDecided ? at : null,
  });
}
