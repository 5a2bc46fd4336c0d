import { businessFormPaths, type AnyResource, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Standing } from '../../resources/index.ts';
import { anyOf, type Db } from '../../store/index.ts';
import { FORM_TYPE } from '../deploy.ts';
import { isInProcess, lockRecord, namesOf } from '../instances/record-of-start.ts';
import { SUSPENSION } from '../suspension.ts';

/** Returns whether a process decides about a record (`StandingOf`): one that runs, or one that has to be started. */
export async function standingOf(trx: Db, resource: AnyResource, row: RowOf<AnyResource>): Promise<Standing> {
  await lockRecord(trx, resource, row.id);
  if (await isInProcess(trx, resource, row.id)) return 'runs';
  return (await isDecidedByProcess(trx, resource, row.org_id)) ? 'needed' : 'free';
}

/** Returns whether an organisation, or one above it, has a process about such records that can be started. */
async function isDecidedByProcess(trx: Db, resource: AnyResource, org_id: string | null): Promise<boolean> {
  const newest = trx
    .selectFrom('process_definition as d')
    .innerJoin('organisation as o', (join) => join.on('o.id', '=', org_id))
    .select(['d.suspension_state', 'd.form_type', 'd.form_custom_create_path'])
    .distinctOn(['d.org_id', 'd.key'])
    .where(sql<boolean>`d.org_id = any(string_to_array(o.path, '/'))`)
    .orderBy('d.org_id')
    .orderBy('d.key')
    .orderBy('d.version', 'desc');
  const found = await trx
    .selectFrom(newest.as('newest'))
    .select('form_type')
    .where('suspension_state', '=', SUSPENSION.active)
    .where('form_type', '=', FORM_TYPE.page)
    // A process about the whole holds for its parts as well.
    .where('form_custom_create_path', '=', anyOf(namesOf(resource).map((name) => businessFormPaths({ name }).create)))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
