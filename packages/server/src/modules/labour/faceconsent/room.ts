import { calls } from '@gongdi/api';
import { FACE_CONSENT, faceconsent, civilDay, STAY, staff } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { deleteFacesOf, deleteFacesOfLeft } from './delete-faces.ts';
import { keepConsent } from './keep-consent.ts';

export default defineRoom({
  handlers: (ground) => [countHandler(ground)],
  afterWrite: (ground) => [
    afterWrite(faceconsent, (trx, row, context) => keepConsent(trx, ground().setting, row, context)),
    afterWrite(staff, async (trx, row, { now }) => {
      if (row.status === STAY.left) await deleteFacesOf(trx, ground(), row.id, now);
    }),
  ],
  hourly: [deleteFacesOfLeft],
});

/** Counts for the company of the caller, with all organisations below it: whoever has to report counts as one. */
const countHandler = ({ db, setting, timeZone }: Ground): Handler =>
  handle(calls.labour.faceCount, async (_, { caller, now }) => {
    const year = `${civilDay(now, timeZone).slice(0, 4)}-01-01`;
    const row = await db
      .selectFrom('face_consent as c')
      .innerJoin('organisation as o', 'o.id', 'c.org_id')
      .select([
        sql<number>`count(distinct c.staff_id) filter (where c.status = ${FACE_CONSENT.kept})::integer`.as('kept'),
        sql<number>`coalesce(sum(c.deleted_count), 0)::integer`.as('deleted'),
        sql<number>`count(distinct c.staff_id) filter (where c.signed_on >= ${year}::date
          and (c.status = ${FACE_CONSENT.kept} or c.deleted_count > 0))::integer`.as('this_year'),
      ])
      .where(sql<boolean>`starts_with(o.path, (select path from organisation where id = ${caller.company_id}))`)
      .executeTakeFirstOrThrow();
    return {
      ...row,
      report_at: setting('face_report_at'),
      keep_days: setting('face_keep_days'),
      consent_version: setting('face_consent_version'),
      consent_text: setting('face_consent_text'),
    };
  });
