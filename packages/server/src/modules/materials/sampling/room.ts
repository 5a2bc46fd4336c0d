import { calls } from '@gongdi/api';
import {
  civilDay,
  CONCRETE_LOT,
  dictionaryOf,
  HANDLING,
  instantAt,
  mayReleaseEarly,
  SAMPLE,
  SAMPLE_STATE,
  samplehandling,
  samplelot,
  sampleOfMaterial,
  SUBJECT,
  witnesssampling,
  type RowOf,
} from '@gongdi/domain';
import { formHandler, formPrinter, keepProof, type Proving } from '../../../quality/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { refuseSample, settleDelivery } from '../../../samples/index.ts';
import type { Db } from '../../../store/index.ts';
import { keepAllCuring, keepCuring } from './curing.ts';
import { closeHandling } from './handling.ts';
import { judgeConcrete } from './judge-lot.ts';
import { judgeSample } from './judge-sample.ts';
import { lotCounts } from './lot-counts.ts';
import { strengthForm } from './strength-form.ts';

type Sample = RowOf<typeof witnesssampling>;

/** Refuses a day in the future, or before the sample was taken. */
function checkDay(row: Sample, path: 'taken_on' | 'sent_on' | 'tested_on', context: WriteContext): void {
  const day = row[path];
  if (!day) return;
  if (day > civilDay(context.now, context.timeZone)) throw refuseSample(context, path, 'future');
  if (day < row.taken_on) throw refuseSample(context, path, 'beforeTaken', { day: row.taken_on });
}

/** The kind of a sample of material is that which its delivery needs. */
async function keepKind(trx: Db, row: Sample): Promise<void> {
  const { material_kind } = await trx
    .selectFrom('material_delivery')
    .select('material_kind')
    .where('id', '=', row.apply_id!)
    .executeTakeFirstOrThrow();
  const sample_kind = sampleOfMaterial(material_kind);
  if (sample_kind !== undefined && sample_kind !== row.sample_kind)
    await trx.updateTable('witness_sample').set({ sample_kind }).where('id', '=', row.id).execute();
}

async function afterSample(trx: Db, row: Sample, context: WriteContext, proving: Proving): Promise<void> {
  const isMaterial = row.sample_subject === SUBJECT.material;
  if (isMaterial && !row.apply_id) throw refuseSample(context, 'apply_id', 'noDelivery');
  const isStep = context.before && context.before['sample_status'] !== row.sample_status;
  if (!isStep) {
    checkDay(row, 'taken_on', context);
    if (isMaterial) await keepKind(trx, row);
    else if (row.sample_kind === SAMPLE.sameCondition)
      await keepCuring(trx, row, civilDay(context.now, context.timeZone));
  } else if (row.sample_status === SAMPLE_STATE.sealed) await keepSeal(trx, row, context, proving);
  else if (row.sample_status === SAMPLE_STATE.sent) checkDay(row, 'sent_on', context);
  else if (row.sample_status === SAMPLE_STATE.reported) {
    checkDay(row, 'tested_on', context);
    await judgeSample(trx, row, context, proving.setting);
  } else if (row.sample_status === SAMPLE_STATE.released) checkRelease(row, isMaterial, context);
  if (isMaterial) await settleDelivery(trx, row.apply_id!, context);
}

/** The seal is proved by pictures of that day, each of one sample only. */
async function keepSeal(trx: Db, row: Sample, context: WriteContext, proving: Proving): Promise<void> {
  const { id, project_id, seal_photos: pictures, seal_place: place } = row;
  const taken = instantAt(`${row.taken_on} 00:00:00`, context.timeZone);
  const between = [taken, row.sealed_at] as const;
  const proof = { resource: witnesssampling.name, record_id: id, project_id, pictures, between, place };
  const rows = await keepProof(trx, proof, 'seal_photos', context, proving);
  await trx
    .updateTable('witness_sample')
    .set({ seal_proof: JSON.stringify(rows) })
    .where('id', '=', id)
    .execute();
}

function checkRelease({ sample_kind }: Sample, isMaterial: boolean, context: WriteContext): void {
  if (!isMaterial) throw refuseSample(context, 'sample_status', 'onlyMaterial');
  if (mayReleaseEarly(sample_kind)) return;
  const kind = dictionaryOf('sample_kind').entries.find(({ value }) => value === sample_kind)!.label;
  throw refuseSample(context, 'sample_status', 'noRelease', { kind });
}

export default defineRoom({
  handlers: (ground) => [formHandler(ground, calls.quality.sampleLotForm, strengthForm)],
  forms: (ground) => formPrinter(ground, strengthForm),
  afterWrite: (ground) => [
    afterWrite(witnesssampling, (trx, row, context) => afterSample(trx, row, context, ground())),
    afterWrite(samplelot, async (trx, row, context) => {
      if (row.lot_status === CONCRETE_LOT.judged && context.before?.['lot_status'] === CONCRETE_LOT.collecting)
        await judgeConcrete(trx, row, context, ground().setting);
    }),
    afterWrite(samplehandling, async (trx, row, context) => {
      if (row.way_on && row.way_on > civilDay(context.now, context.timeZone))
        throw refuseSample(context, 'way_on', 'future');
      if (row.handling_status === HANDLING.accepted || row.handling_status === HANDLING.rejected)
        await closeHandling(trx, row, context);
    }),
  ],
  derive: () => ({
    [samplelot.name]: (db, rows) => lotCounts(db, rows as readonly RowOf<typeof samplelot>[]),
  }),
  hourly: [({ db, timeZone }, now) => keepAllCuring(db, now, timeZone)],
});
