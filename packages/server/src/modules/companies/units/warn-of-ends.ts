import { civilDay, daysUntil, enterprisebank, LICENCE_WARNINGS, LICENCES, type Label } from '@gongdi/domain';
import { sql } from 'kysely';
import { notifyUsers } from '../../../notify/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { unitLabel } from './text/index.ts';

const DAY = 86_400_000;
/** Most units of one sweep and band; the next sweep goes on. */
const BATCH = 500;

/** Days left, from and to, with the level under which the reminder is kept; below zero: the licence has ended. */
const BANDS: readonly { level: number; from: number; to: number }[] = [
  { level: LICENCE_WARNINGS[0], from: LICENCE_WARNINGS[1] + 1, to: LICENCE_WARNINGS[0] },
  { level: LICENCE_WARNINGS[1], from: LICENCE_WARNINGS[2] + 1, to: LICENCE_WARNINGS[1] },
  { level: LICENCE_WARNINGS[2], from: 0, to: LICENCE_WARNINGS[2] },
  { level: 0, from: -30, to: -1 },
];

/**
 * Tells whoever keeps the licences of a unit, or else added it, that one ends: once in each band before the end and once
 * after it. Two servers do not tell twice. A licence that ended more than thirty days before it was entered is not told
 * of.
 */
export async function warnOfEnds(db: Db, now: number, timeZone: string): Promise<void> {
  const today = civilDay(now, timeZone);
  const at = new Date(now).toISOString();
  for (const { level, from, to } of BANDS) {
    const [first, last] = [from, to].map((days) => civilDay(now + days * DAY, timeZone));
    await transaction(db, async (trx) => {
      // Raw SQL: `for update of` one of the tables, with a condition on reminders.
      const { rows } = await sql<Unit>`select u.id, u.org_id, u.unit_name, u.unit_kind, u.keeper_id, u.created_by,
          u.next_expiry, u.business_until, u.qualification_until, u.safety_licence_until
        from unit u where u.next_expiry between ${first}::date and ${last}::date and not exists
          (select 1 from record_reminder m where m.resource = ${enterprisebank.name} and m.record_id = u.id
            and m.level = ${level} and m.due = u.next_expiry)
        order by u.id limit ${BATCH} for update of u skip locked`.execute(trx);
      for (const unit of rows) {
        await trx
          .insertInto('record_reminder')
          .values({ resource: enterprisebank.name, record_id: unit.id, level, due: unit.next_expiry, told_at: at })
          .onConflict((conflict) => conflict.columns(['resource', 'record_id', 'level', 'due']).doNothing())
          .execute();
        const told = [unit.keeper_id ?? unit.created_by].filter((one) => one !== null);
        const about = { resource: enterprisebank.name, id: unit.id, state: null };
        const link = `/${enterprisebank.name}/detail?id=${unit.id}`;
        const message = { kind: 'licence_end', title: titleOf(unit, today), link, org_id: unit.org_id, about } as const;
        await notifyUsers(trx, told, message, now);
      }
    });
  }
}

interface Unit {
  id: string;
  org_id: string | null;
  unit_name: string;
  keeper_id: string | null;
  created_by: string | null;
  next_expiry: string;
  business_until: string | null;
  qualification_until: string | null;
  safety_licence_until: string | null;
}

function titleOf(unit: Unit, today: string): Label {
  const ends = LICENCES.filter(({ until }) => unit[until as keyof Unit] === unit.next_expiry);
  const days = daysUntil(unit.next_expiry, today);
  const named = (lang: 'zh' | 'en') => ends.map(({ label }) => label[lang]).join(lang === 'zh' ? '、' : ' and ');
  const inLang = (lang: 'zh' | 'en') =>
    unitLabel(days < 0 ? 'ended' : 'ends', {
      name: unit.unit_name,
      licences: named(lang),
      day: unit.next_expiry,
      days,
    })[lang];
  return { zh: inLang('zh'), en: inLang('en') };
}
