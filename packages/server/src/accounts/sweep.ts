import type { ReadSetting } from '../settings/index.ts';
import type { Db } from '../store/index.ts';
import { sweepAddresses } from './known-address.ts';
import { sweepSessions } from './sessions.ts';

/** Deletes what has expired: captchas, sessions, counters of failed logins. Safe at any time, on any server. */
export async function sweepAccounts(db: Db, now: number, setting: ReadSetting): Promise<void> {
  const at = new Date(now).toISOString();
  await sweepSessions(db, now, setting);
  await sweepAddresses(db, now);
  await db.deleteFrom('captcha').where('expires_at', '<', at).execute();
  await db.deleteFrom('sms_code').where('expires_at', '<', at).execute();
  await db.deleteFrom('sso_token').where('expires_at', '<', at).execute();
  await db.deleteFrom('login_attempt').where('expire', 'is not', null).where('expire', '<', now).execute();
}
