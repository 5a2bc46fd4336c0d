import { calls } from '@gongdi/api';
import {
  GongdiError,
  inspectionlot,
  leastSample,
  LEVEL,
  LOT,
  partmanage,
  permission,
  qualityassessment,
  readSampleSizes,
  type InputOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudits } from '../../../audit/index.ts';
import type { Ground } from '../../../ground.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { newId, resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { lotLabel } from './text/index.ts';

/** Names of a dry run that are shown. */
const SHOWN = 12;

/**
 * Divides an item into lots over the parts of a building, in the order of the tree. Their items are those of the newest
 * lot of the same item, without results; the first lot of an item that asks for a first article becomes that.
 */
export const divideHandler = ({ db, setting, timeZone }: Ground): Handler =>
  handle(calls.quality.divide, ({ body }, context) =>
    transaction(db, async (trx) => {
      if (!context.caller.permissions.has(permission(inspectionlot.name, 'add'))) throw new GongdiError('permission');
      const access = accessOf(context);
      const item = await resourceRepository(trx, qualityassessment).get(access, body.assessment_id);
      const top = await resourceRepository(trx, partmanage).get(access, body.part_id);
      const sample_least = leastSample(body.capacity, readSampleSizes(setting('quality_sample_sizes')));
      const places = await freeParts(trx, item.id, top.path ?? '', top.project_id, body.part_kind);
      const { DIVIDED_LOTS } = calls.quality;
      if (places.length > DIVIDED_LOTS)
        throw new GongdiError('invalid', {
          label: lotLabel('tooMany', { limit: DIVIDED_LOTS, count: places.length }),
        });
      const { items, count, hasFirst } = await earlierLots(trx, item.id);
      const first = item.division_level === LEVEL.item && item.first_due === true && !hasFirst;
      const rows = places.map((place, at) => ({
        id: newId(),
        lot_name: `${place.full_name} ${item.division_name}检验批`.slice(-120),
        lot_number: item.division_code ? `${item.division_code}-${String(count + at + 1).padStart(3, '0')}` : null,
        lot_status: LOT.planned,
        project_id: item.project_id,
        assessment_id: item.id,
        part_id: place.id,
        capacity: body.capacity,
        capacity_unit: body.capacity_unit ?? null,
        sample_least,
        first_article: first && at === 0,
        conceal_due: body.conceal_due,
        failed_count: 0,
        items,
      }));
      const names = rows.slice(0, SHOWN).map(({ lot_name }) => lot_name);
      if (body.dry_run) return { added: rows.length, names, sample_least };
      if (rows.length === 0) throw new GongdiError('conflict', { label: lotLabel('nothing') });
      await resourceRepository(trx, inspectionlot, { timeZone }).insertMany(access, rows);
      const events = rows.map((after) => ({
        action: 'add' as const,
        subject: inspectionlot.name,
        subject_id: after.id,
        after,
      }));
      await recordAudits(trx, context, actorOf(context.caller), events);
      return { added: rows.length, names, sample_least };
    }),
  );

/** Parts of a level below a part, or that part itself, that have no lot of the item. */
async function freeParts(trx: Db, item: string, path: string, project_id: string, kind: number) {
  // Raw SQL: a subtree is a range of `path`.
  const { rows } = await sql<{ id: string; full_name: string }>`
    select p.id, p.full_name from part p
    where p.path >= ${path} and p.path < ${path}::text || chr(127) and p.project_id = ${project_id}
      and p.part_kind = ${kind}
      and not exists (select from inspection_lot l where l.assessment_id = ${item} and l.part_id = p.id)
    order by p.path limit ${calls.quality.DIVIDED_LOTS + 1}`.execute(trx);
  return rows;
}

/** What the lots of an item say for further ones: items to check, how many there are, whether one is the first article. */
async function earlierLots(trx: Db, item: string) {
  // The lock of the item makes two divisions wait for each other, so that no number is given twice.
  await trx.selectFrom('assessment').select('id').where('id', '=', item).forUpdate().execute();
  const newest = await trx
    .selectFrom('inspection_lot')
    .select('items')
    .where('assessment_id', '=', item)
    .where('items', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { count, first } = await trx
    .selectFrom('inspection_lot')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.count<number>('id').filterWhere('first_article', '=', true).as('first'),
    ])
    .where('assessment_id', '=', item)
    .executeTakeFirstOrThrow();
  const items = (newest?.items as InputOf<typeof inspectionlot>['items'])?.map((one) => ({
    ...one,
    sample_count: null,
    failed_count: null,
    serious_count: null,
  }));
  return { items: items ?? null, count, hasFirst: first > 0 };
}
