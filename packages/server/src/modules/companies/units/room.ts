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
import type { WriteContext } from '../../../resources/index.ts';
import { projectsOfRecords, type Db } from '../../../store/index.ts';
import { countPosts } from './count-posts.ts';
import { judgeLicences, sweepLicences } from './licence-states.ts';
import { refuseListed, refuseListedRows, type NamesUnit } from './refuse-listed.ts';
import { unitLabel } from './text/index.ts';
import { warnOfEnds } from './warn-of-ends.ts';

function refused(...words: Parameters<typeof unitLabel>): GongdiError {
  const label = unitLabel(...words);
  return new GongdiError('invalid', { label, problems: [{ path: 'unit_id', code: words[0], message: label.zh }] });
}

type Participation = RowOf<typeof participating>;

/**
 * Refuses a unit that enters a project although a company of the group has it on its blacklist, and one that comes on
 * site without valid licences. What is changed later about a unit that is there is refused for neither.
 * @throws GongdiError `invalid`
 */
async function checkUnit(trx: Db, row: Participation, context: WriteContext): Promise<void> {
  const before = context.before as Participation | undefined;
  if (row.status === STAY_OF_UNIT.left) return;
  if (before?.unit_id === row.unit_id && before.status === row.status) return;
  await refuseListed(trx, 'unit_id', row, context);
  if (row.status !== STAY_OF_UNIT.onSite) return;
  await judgeLicences(trx, [row.unit_id], civilDay(context.now, context.timeZone));
  const { licence_state } = await trx
    .selectFrom('unit')
    .select('licence_state')
    .where('id', '=', row.unit_id)
    .executeTakeFirstOrThrow();
  if (licence_state === LICENCE_STATE.expired) throw refused('expired');
  if (licence_state === LICENCE_STATE.incomplete) throw refused('incomplete');
}

/** Refuses a unit that a record names for the first time. */
async function refuseIfNew(trx: Db, by: NamesUnit, row: object, context: WriteContext): Promise<void> {
  const before = context.before as Partial<Record<NamesUnit, unknown>> | undefined;
  if (before?.[by] !== (row as typeof before & object)[by]) await refuseListed(trx, by, row, context);
}

/** Counts again the posts of the project that a record belongs to. */
const recount = (trx: Db, { project_id }: { project_id?: string | null | undefined }): Promise<void> =>
  project_id ? countPosts(trx, { project_ids: [project_id] }) : Promise.resolve();

export default defineRoom({
  afterWrite: [
    afterWrite(
      enterprisebank,
      async (trx, row, context) => {
        await refuseIfNew(trx, 'credit_code', row, context);
        await judgeLicences(trx, [row.id], civilDay(context.now, context.timeZone));
      },
      (trx, ids, { now, timeZone }) => judgeLicences(trx, ids, civilDay(now, timeZone)),
    ),
    afterWrite(
      participating,
      async (trx, row, context) => {
        await checkUnit(trx, row, context);
        await recount(trx, row);
      },
      (trx, ids) => countPosts(trx, { ids }),
    ),
    afterWrite(
      org,
      async (trx, row, context) => {
        await refuseIfNew(trx, 'unit_id', row, context);
        await recount(trx, row);
      },
      async (trx, ids) => countPosts(trx, { project_ids: await projectsOfRecords(trx, org, ids) }),
    ),
    afterWrite(staff, recount, async (trx, ids) =>
      countPosts(trx, { project_ids: await projectsOfRecords(trx, staff, ids) }),
    ),
    afterWrite(
      projectmanage,
      (trx, { id }) => countPosts(trx, { project_ids: [id] }),
      (trx, ids) => countPosts(trx, { project_ids: ids }),
    ),
  ],
  onImport: () => ({
    [enterprisebank.name]: refuseListedRows('credit_code'),
    [participating.name]: refuseListedRows('unit_id'),
    [org.name]: refuseListedRows('unit_id'),
  }),
  hourly: [
    async ({ db, timeZone }, now) => {
      await sweepLicences(db, now, timeZone);
      await warnOfEnds(db, now, timeZone);
      await countPosts(db);
    },
  ],
});
