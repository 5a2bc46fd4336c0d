import { civilDay, LICENCE_STATE, LICENCE_WARNINGS, licencesOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, transaction, type Db } from '../../../store/index.ts';

const DAY = 86_400_000;
/** Most units of one statement. */
const BATCH = 500;

const JUDGED = [
  'id',
  'unit_kind',
  'business_until',
  'qualification_number',
  'qualification_until',
  'safety_licence_number',
  'safety_licence_until',
  'licence_state',
  'next_expiry',
] as const;

/** Writes the state of the licences of these units, as far as it is another one. @returns how many were changed */
export async function judgeLicences(trx: Db, ids: readonly string[], today: string): Promise<number> {
  const units = await trx.selectFrom('unit').select(JUDGED).where('id', '=', anyOf(ids)).execute();
  const changed = units.flatMap((unit) => {
    const { state, next_expiry } = licencesOf(unit, today);
    return state === unit.licence_state && next_expiry === unit.next_expiry
      ? []
      : [{ id: unit.id, state, next_expiry }];
  });
  if (changed.length === 0) return 0;
  // Raw SQL: one statement for all, and no new version, because nobody has changed what people entered.
  await sql`update unit u set licence_state = one.state, next_expiry = one.next_expiry
    from unnest(${changed.map(({ id }) => id)}::text[], ${changed.map(({ state }) => state)}::integer[],
      ${changed.map((one) => one.next_expiry)}::date[]) one (id, state, next_expiry)
    where u.id = one.id`.execute(trx);
  return changed.length;
}

/** Writes the state of the units whose licences have come nearer to their end, or passed it. */
export async function sweepLicences(db: Db, now: number, timeZone: string): Promise<void> {
  const today = civilDay(now, timeZone);
  const soon = civilDay(now + LICENCE_WARNINGS[0] * DAY, timeZone);
  const { valid, expired } = LICENCE_STATE;
  for (;;) {
    const changed = await transaction(db, async (trx) => {
      const rows = await trx
        .selectFrom('unit')
        .select('id')
        .where(({ and, eb, or }) =>
          or([
            and([eb('licence_state', '=', valid), eb('next_expiry', '<=', soon)]),
            and([eb('licence_state', '!=', expired), eb('next_expiry', '<', today)]),
            eb('licence_state', 'is', null),
          ]),
        )
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      return judgeLicences(
        trx,
        rows.map(({ id }) => id),
        today,
      );
    });
    if (changed < BATCH) return;
  }
}
