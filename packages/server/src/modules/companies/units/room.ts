import {
  civilDay,
  enterprisebank,
  GongdiError,
  LICENCE_STATE,
  org,
  participating,
  projectmanage,
  staff,
  STAY_OF_UNIT,
  type RowOf,
} from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import type { Db } from '../../../store/index.ts';
import { companiesThatList } from './blacklisted.ts';
import { countPosts } from './count-posts.ts';
import { judgeLicences, sweepLicences } from './licence-states.ts';
import { unitLabel } from './text/index.ts';
import { warnOfEnds } from './warn-of-ends.ts';

function refused(...words: Parameters<typeof unitLabel>): GongdiError {
  const label = unitLabel(...words);
  return new GongdiError('invalid', { label, problems: [{ path: 'unit_id', code: words[0], message: label.zh }] });
}

/**
 * Refuses a unit at a project that a company of the group has on its blacklist, and one on site without valid licences.
 * @throws GongdiError `invalid`
 */
async function checkUnit(trx: Db, row: RowOf<typeof participating>, today: string): Promise<void> {
  if (row.status === STAY_OF_UNIT.left) return;
  const companies = await companiesThatList(trx, row.unit_id, row.org_id, today);
  if (companies.length > 0) throw refused('listed', { companies: companies.join('、') });
  if (row.status !== STAY_OF_UNIT.onSite) return;
  await judgeLicences(trx, [row.unit_id], today);
  const { licence_state } = await trx
    .selectFrom('unit')
    .select('licence_state')
    .where('id', '=', row.unit_id)
    .executeTakeFirstOrThrow();
  if (licence_state === LICENCE_STATE.expired) throw refused('expired');
  if (licence_state === LICENCE_STATE.incomplete) throw refused('incomplete');
}

/** Counts again the posts of the project that a record belongs to. */
const recount = (trx: Db, { project_id }: { project_id?: string | null | undefined }): Promise<void> =>
  project_id ? countPosts(trx, [project_id]) : Promise.resolve();

export default defineRoom({
  afterWrite: [
    afterWrite(enterprisebank, async (trx, { id }, { now, timeZone }) => {
      await judgeLicences(trx, [id], civilDay(now, timeZone));
    }),
    afterWrite(participating, async (trx, row, { now, timeZone }) => {
      await checkUnit(trx, row, civilDay(now, timeZone));
      await recount(trx, row);
    }),
    afterWrite(org, recount),
    afterWrite(staff, recount),
    afterWrite(projectmanage, (trx, { id }) => countPosts(trx, [id])),
  ],
  hourly: [
    async ({ db, timeZone }, now) => {
      await sweepLicences(db, now, timeZone);
      await warnOfEnds(db, now, timeZone);
      await countPosts(db);
    },
  ],
});
