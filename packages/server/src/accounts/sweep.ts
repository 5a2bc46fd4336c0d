import { sql, type Kysely } from 'kysely';
import type { ReadSetting } from '../settings/index.ts';
import { sweepAddresses } from './known-address.ts';
import { sweepSessions } from './sessions.ts';

/** Removes what has run out: captchas, sessions, counters of failed logins. Safe at any time, on any server. */
export async function sweepAccounts(db: Kysely<unknown>, now: number, setting: ReadSetting): Promise<void> {
  const at = new Date(now).toISOString();
  await sweepSessions(db, now, setting);
  await sweepAddresses(db, now);
  await sql`delete from captcha where expires_at < ${at}`.execute(db);
  await sql`delete from sms_code where expires_at < ${at}`.execute(db);
  await sql`delete from sso_token where expires_at < ${at}`.execute(db);
  await sql`delete from login_attempt where expire is not null and expire < ${now}`.execute(db);
}
