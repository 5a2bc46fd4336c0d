import { civilDay, materialrecall, RECALL } from '@gongdi/domain';
import { sql } from 'kysely';
import { notifyUsers } from '../../../notify/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { refuseSample, sampleLabel } from '../../../samples/index.ts';
import type { Db } from '../../../store/index.ts';
import { recalledPartsHandler } from './parts-handler.ts';

/** Most people who are told of one recall. */
const PEOPLE = 200;

/** Accounts that recorded deliveries or uses of the recalled material, within the organisation that recalls. */
async function whoHandled(trx: Db, supplier_name: string, batch_number: string): Promise<string[]> {
  // Raw SQL: two tables at once; which material is recalled is kept by a trigger.
  const { rows } = await sql<{ id: string }>`
    select distinct id from (
      select created_by as id from material
        where recalled and supplier_name = ${supplier_name} and batch_number = ${batch_number}
      union all
      select use.created_by from material_use use join material on material.id = use.material_id
        where material.recalled and use.supplier_name = ${supplier_name} and use.batch_number = ${batch_number}) people
    where id is not null order by id limit ${PEOPLE}`.execute(trx);
  return rows.map(({ id }) => id);
}

export default defineRoom({
  handlers: ({ db }) => [recalledPartsHandler(db)],
  afterWrite: [
    afterWrite(materialrecall, async (trx, row, context) => {
      if (row.recalled_on > civilDay(context.now, context.timeZone))
        throw refuseSample(context, 'recalled_on', 'future');
      if (context.before || row.recall_status !== RECALL.active) return;
      const people = await whoHandled(trx, row.supplier_name, row.batch_number);
      const message = {
        kind: 'material_recalled' as const,
        title: sampleLabel('recalled', { name: row.material_name, batch: row.batch_number }),
        link: `/materialrecall/detail?id=${encodeURIComponent(row.id)}`,
        org_id: row.org_id,
      };
      await notifyUsers(trx, people, message, context.now);
    }),
  ],
});
