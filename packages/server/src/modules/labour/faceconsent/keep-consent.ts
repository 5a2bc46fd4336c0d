import {
  ageOn,
  civilDay,
  FACE_CONSENT,
  filesIn,
  GongdiError,
  STAY,
  type faceconsent,
  type Label,
  type RowOf,
} from '@gongdi/domain';
import { releaseFiles } from '../../../files/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { finds, type Db } from '../../../store/index.ts';
import { faceLabel } from './text/index.ts';

type Consent = RowOf<typeof faceconsent>;

const OPEN: readonly number[] = [FACE_CONSENT.given, FACE_CONSENT.kept];

/**
 * Keeps the rules of a consent whenever one is written: who may give it, what was signed, and that no picture outlives it.
 * @throws GongdiError `invalid`
 */
export async function keepConsent(
  trx: Db,
  setting: ReadSetting,
  row: Consent,
  { now, timeZone, lang, before }: WriteContext,
): Promise<void> {
  const day = civilDay(now, timeZone);
  const had = before as Consent | undefined;
  if (OPEN.includes(row.status ?? FACE_CONSENT.given)) {
    const wrong = await problemOf(trx, setting, row, day);
    if (wrong) {
      const problems = [{ path: wrong.path, code: 'consent', message: wrong.label[lang] }];
      throw new GongdiError('invalid', { label: wrong.label, problems });
    }
  }
  const removed = idsOf(had).filter((id) => !idsOf(row).includes(id));
  if (removed.length > 0) await releaseFiles(trx, removed);
  await trx
    .updateTable('face_consent')
    .set(derived(setting, row, had, day))
    .where('id', '=', row.id)
    .execute();
}

/** What follows from a consent and is not entered. */
function derived(setting: ReadSetting, row: Consent, had: Consent | undefined, day: string) {
  if (row.status === FACE_CONSENT.withdrawn) return { deleted_on: day, deleted_count: idsOf(had).length };
  const status = idsOf(row).length > 0 ? FACE_CONSENT.kept : FACE_CONSENT.given;
  if (had) return { status };
  return {
    status,
    consent_version: setting('face_consent_version'),
    consent_text: setting('face_consent_text'),
  };
}

export const idsOf = (row: Pick<Consent, 'face'> | undefined): string[] => filesIn(row?.face).map(({ id }) => id);

async function problemOf(
  trx: Db,
  setting: ReadSetting,
  row: Consent,
  day: string,
): Promise<{ path: string; label: Label } | undefined> {
  const person = await trx
    .selectFrom('staff')
    .select(['name', 'birth_date', 'status'])
    .where('id', '=', row.staff_id)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return { path: 'staff_id', label: faceLabel('nobody') };
  const { name, birth_date } = person;
  if (person.status === STAY.left) return { path: 'staff_id', label: faceLabel('left', { name }) };
  if (row.signed_on > day) return { path: 'signed_on', label: faceLabel('future') };
  const others = trx
    .selectFrom('face_consent')
    .where('staff_id', '=', row.staff_id)
    .where('id', '<>', row.id)
    .where('status', 'in', OPEN);
  if (await finds(others)) return { path: 'staff_id', label: faceLabel('again', { name }) };
  if (!birth_date) return { path: 'staff_id', label: faceLabel('ageUnknown', { name }) };
  const age = ageOn(birth_date, row.signed_on);
  const limit = setting('face_guardian_age');
  if (age < limit && !row.guardian) return { path: 'guardian', label: faceLabel('minor', { name, age, limit }) };
  return undefined;
}
