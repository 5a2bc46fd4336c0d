import { ERRORS, GongdiError } from '@gongdi/domain';
import type { SmsPurpose } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Ports } from '../ports.ts';
import type { ReadSetting } from '../settings/index.ts';
import { entryLabel } from './text/index.ts';

/** Seconds before another code goes to the same number. */
export const resendAfter = (setting: ReadSetting): number => setting('sms_resend_seconds');
/** Seconds that a code is worth something. */
export const codeLife = (setting: ReadSetting): number => setting('sms_life_minutes') * 60;
/** Wrong answers after which a code is worth nothing. */
export const CODE_TRIES = 5;

export interface SmsCodes {
  /** Sends a code, unless one was sent a moment ago. @throws GongdiError `tooMany`, `unavailable` */
  send: (phone_number: string, purpose: SmsPurpose, now: number) => Promise<void>;
  /** The same waiting time as for a number that gets a code, so that nobody learns which numbers are known. */
  pretend: (phone_number: string, purpose: SmsPurpose, now: number) => Promise<void>;
  /** Counts as a try, and leaves the code when it is right. @throws GongdiError `captchaWrong` */
  judge: (phone_number: string, purpose: SmsPurpose, code: string, now: number) => Promise<void>;
  /** Uses the code up when it is right. @throws GongdiError `captchaWrong` */
  check: (phone_number: string, purpose: SmsPurpose, code: string, now: number) => Promise<void>;
}

/** Codes by SMS, in SQL since another server may get the answer; only their hashes are kept. */
export function smsCodesIn(db: Kysely<unknown>, ports: Pick<Ports, 'sms' | 'smsCode'>, setting: ReadSetting): SmsCodes {
  const note = async (phone_number: string, purpose: SmsPurpose, now: number): Promise<string> => {
    const code = ports.smsCode();
    const at = new Date(now).toISOString();
    const early = new Date(now - resendAfter(setting) * 1000).toISOString();
    const { rows } = await sql<{ sent_at: string }>`
      insert into sms_code (phone_number, purpose, code_hash, sent_at, expires_at)
      values (${phone_number}, ${purpose}, ${hash(phone_number, code)}, ${at},
        ${new Date(now + codeLife(setting) * 1000).toISOString()})
      on conflict (phone_number, purpose) do update set code_hash = excluded.code_hash, tries = 0,
        sent_at = excluded.sent_at, expires_at = excluded.expires_at where sms_code.sent_at <= ${early}
      returning sent_at`.execute(db);
    if (rows.length === 0) throw new GongdiError('tooMany', { values: { seconds: resendAfter(setting) } });
    return code;
  };
  const judge: SmsCodes['judge'] = async (phone_number, purpose, code, now) => {
    const wrong = new GongdiError('captchaWrong', { label: ERRORS.captchaWrong.message });
    // Counted before it is judged, so that tries made at the same time cannot outrun the count.
    const { rows } = await sql<{ code_hash: Uint8Array; tries: number }>`update sms_code set tries = tries + 1
      where phone_number = ${phone_number} and purpose = ${purpose} and expires_at > ${new Date(now).toISOString()}
      returning code_hash, tries`.execute(db);
    const found = rows[0];
    if (!found || found.tries > CODE_TRIES) throw wrong;
    if (!timingSafeEqual(Buffer.from(found.code_hash), hash(phone_number, code))) throw wrong;
  };
  return {
    judge,
    async send(phone_number, purpose, now) {
      if (!ports.sms) throw new GongdiError('unavailable', { label: entryLabel('noSms') });
      const code = await note(phone_number, purpose, now);
      try {
        await ports.sms({ phone_number, purpose, code });
      } catch (error) {
        // Nothing came, so another try need not wait.
        await sql`delete from sms_code where phone_number = ${phone_number} and purpose = ${purpose}`.execute(db);
        throw new GongdiError('unavailable', { label: entryLabel('smsFailed'), cause: error });
      }
    },
    async pretend(phone_number, purpose, now) {
      if (!ports.sms) throw new GongdiError('unavailable', { label: entryLabel('noSms') });
      await note(phone_number, purpose, now);
    },
    async check(phone_number, purpose, code, now) {
      await judge(phone_number, purpose, code, now);
      await sql`delete from sms_code where phone_number = ${phone_number} and purpose = ${purpose}`.execute(db);
    },
  };
}

function hash(phone_number: string, code: string): Buffer {
  return createHash('sha256').update(`${phone_number}:${code}`).digest();
}
