import { calls } from '@gongdi/api';
import {
  civilDay,
  material,
  MATERIAL,
  materialacceptapply,
  materialacceptlogs,
  materialorder,
  materialuse,
  type RowOf,
} from '@gongdi/domain';
import { formHandler, formPrinter } from '../../../quality/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { refuseSample, settleDelivery } from '../../../samples/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';
import { deliveryForm } from './delivery-form.ts';

/** Refuses a day on which nothing can have happened yet. */
function notInFuture(path: string, day: string, context: WriteContext): void {
  if (day > civilDay(context.now, context.timeZone)) throw refuseSample(context, path, 'future');
}

/** Writes the batch of material that a delivery brings, and keeps it as the delivery is. */
async function bringMaterial(trx: Db, row: RowOf<typeof materialacceptapply>, context: WriteContext): Promise<void> {
  const access = { scope: WHOLE, account_id: context.account_id, org_id: row.org_id, now: context.now };
  const batch = {
    material_name: row.material_name!,
    specification: row.specification!,
    batch_number: row.batch_number,
    supplier_name: row.supplier_name!,
    quantity: row.delivered_quantity,
    unit: row.unit!,
    arrival_date: row.arrival_date,
    project_id: row.project_id,
    position: row.position ?? null,
    certificates: row.certificates ?? null,
    material_kind: row.material_kind ?? null,
  };
  const materials = resourceRepository(trx, material);
  const known = await trx.selectFrom('material').select('id').where('apply_id', '=', row.id).executeTakeFirst();
  if (known) await materials.update(access, { id: known.id, ...batch });
  else
    await materials.insert(access, {
      ...batch,
      apply_id: row.id,
      public_flag: true,
      acceptance_status: MATERIAL.waiting,
    });
}

// Sums, stock and what is refused between several records are kept by triggers, which know neither settings nor the day.
export default defineRoom({
  handlers: (ground) => [formHandler(ground, calls.quality.deliveryForm, deliveryForm)],
  forms: (ground) => formPrinter(ground, deliveryForm),
  afterWrite: (ground) => [
    afterWrite(materialorder, async (trx, row, context) => {
      const share = ground().setting('material_plan_excess');
      if (row.ordered_quantity > row.planned_quantity * (1 + share / 100 + 1e-9))
        throw refuseSample(context, 'ordered_quantity', 'planExcess', { planned: row.planned_quantity, share });
      if (row.tolerance === null || row.tolerance === undefined)
        await trx
          .updateTable('material_order')
          .set({ tolerance: ground().setting('material_tolerance') / 10 })
          .where('id', '=', row.id)
          .execute();
    }),
    afterWrite(materialacceptapply, async (trx, row, context) => {
      if (row.delivery_status === context.before?.['delivery_status'] || !context.before) {
        notInFuture('arrival_date', row.arrival_date, context);
        await bringMaterial(trx, row, context);
      } else await settleDelivery(trx, row.id, context);
    }),
    afterWrite(materialacceptlogs, async (trx, row, context) => {
      notInFuture('checked_on', row.checked_on, context);
      const access = { scope: WHOLE, account_id: context.account_id, org_id: row.org_id, now: context.now };
      const accepted_quantity = row.accepted_quantity ?? 0;
      await resourceRepository(trx, materialacceptapply).update(access, { id: row.apply_id, accepted_quantity });
      await settleDelivery(trx, row.apply_id, context);
    }),
    afterWrite(materialuse, (_, { used_on }, context) => {
      notInFuture('used_on', used_on, context);
      return Promise.resolve();
    }),
    afterWrite(material, (_, row, context) => {
      if (row.apply_id && context.before) throw refuseSample(context, 'acceptance_status', 'followsDelivery');
      return Promise.resolve();
    }),
  ],
});
