import { civilDay, daysLater, FACE_CONSENT, faceconsent, STAY } from '@gongdi/domain';
import { recordAudit } from '../../../audit/index.ts';
import { releaseFiles } from '../../../files/index.ts';
import type { Ground } from '../../../ground.ts';
import { resourceRepository, transaction, WHOLE, type Db, type RowAccess } from '../../../store/index.ts';
import { idsOf } from './keep-consent.ts';

/** Most consents of one round; the next one continues. */
const BATCH = 200;

type Deps = Pick<Ground, 'setting' | 'timeZone'>;

/** Ends the consents of people who left longer ago than the setting allows, and deletes their pictures. */
export async function deleteFacesOfLeft(ground: Pick<Ground, 'db'> & Deps, now: number): Promise<void> {
  for (;;) {
    const ids = await due(ground.db, ground, now);
    for (const id of ids) await transaction(ground.db, (trx) => endConsent(trx, ground, id, now));
    if (ids.length < BATCH) return;
  }
}

/** Does the same for one person, in the transaction of the departure. */
export async function deleteFacesOf(trx: Db, deps: Deps, staff_id: string, now: number): Promise<void> {
  for (const id of await due(trx, deps, now, staff_id)) await endConsent(trx, deps, id, now);
}

async function due(db: Db, { setting, timeZone }: Deps, now: number, staff_id?: string): Promise<string[]> {
  const limit = daysLater(civilDay(now, timeZone), -setting('face_keep_days'));
  const open = db
    .selectFrom('face_consent as c')
    .innerJoin('staff as s', 's.id', 'c.staff_id')
    .select('c.id')
    .where('c.status', 'in', [FACE_CONSENT.given, FACE_CONSENT.kept])
    .where('s.status', '=', STAY.left)
    .where('s.exit_date', '<=', limit);
  const rows = await (staff_id === undefined ? open : open.where('c.staff_id', '=', staff_id))
    .orderBy('c.id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

async function endConsent(trx: Db, { timeZone }: Deps, id: string, now: number): Promise<void> {
  const access: RowAccess = { scope: WHOLE, account_id: null, org_id: null, now, seesPersonal: () => true };
  const held = await trx
    .selectFrom('face_consent')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', [FACE_CONSENT.given, FACE_CONSENT.kept])
    .forUpdate()
    .executeTakeFirst();
  // Another server, or a withdrawal, was faster.
  if (!held) return;
  const records = resourceRepository(trx, faceconsent, { timeZone });
  const before = await records.get(access, id);
  const faces = idsOf(before);
  const deleted = { deleted_on: civilDay(now, timeZone), deleted_count: faces.length };
  const after = await records.update(access, { id, status: FACE_CONSENT.ended, face: null, ...deleted });
  if (faces.length > 0) await releaseFiles(trx, faces);
  const event = { action: 'edit' as const, subject: faceconsent.name, subject_id: id, before, after };
  await recordAudit(trx, { now, ip: '', requestId: 'departure' }, null, event);
}
