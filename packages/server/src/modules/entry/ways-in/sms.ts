import { GongdiError } from '@gongdi/domain';
import type { SmsPurpose } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Ports, SmsMessage } from '../../../ports.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { entryLabel } from './text/index.ts';

/** Seconds before another code goes to the same number. */
export const resendAfter = (setting: ReadSetting): number => setting('sms_resend_seconds');
/** Seconds that a code is worth something. */
export const codeLife = (setting: ReadSetting): number => setting('sms_life_minutes') * 60;
/** Wrong answers after which a code is worth nothing. */
export const CODE_TRIES = 5;
/** After the gateway has failed nobody is told that a code is on its way, ms. */
export const GATEWAY_REST = 60_000;

export interface SmsCodes {
  /**
   * Makes a code, and sends it once the call has been answered: neither the answer nor its time says whether it was sent.
   * @param wanted whether this number gets it; the others wait as long before they may ask again
   * @throws GongdiError `tooMany`, `unavailable`
   */
  send: (phone_number: string, purpose: SmsPurpose, wanted: boolean, now: number) => Promise<void>;
  /** Counts as a try, and leaves the code when it is right. */
  judge: (phone_number: string, purpose: SmsPurpose, code: string, now: number) => Promise<boolean>;
  /** Uses the code up when it is right. */
  check: (phone_number: string, purpose: SmsPurpose, code: string, now: number) => Promise<boolean>;
}

/** Codes by SMS, in SQL since another server may get the answer; only their hashes are kept. */
export function smsCodesIn(
  db: Kysely<unknown>,
  ports: Pick<Ports, 'sms' | 'smsCode' | 'now' | 'report'>,
  setting: ReadSetting,
): SmsCodes {
  let failedAt = -Infinity;

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

  const deliver = async (sms: NonNullable<Ports['sms']>, message: SmsMessage): Promise<void> => {
    try {
      await sms(message);
    } catch (error) {
      failedAt = ports.now();
      ports.report(error);
    }
  };

  /** The hash of a code that is right. Counted before it is judged, so that tries made at once cannot outrun the count. */
  const judged = async (phone_number: string, purpose: SmsPurpose, code: string, now: number) => {
    const { rows } = await sql<{ code_hash: Uint8Array; tries: number }>`update sms_code set tries = tries + 1
      where phone_number = ${phone_number} and purpose = ${purpose} and expires_at > ${new Date(now).toISOString()}
      returning code_hash, tries`.execute(db);
    const found = rows[0];
    if (!found || found.tries > CODE_TRIES) return undefined;
    const code_hash = Buffer.from(found.code_hash);
    return timingSafeEqual(code_hash, hash(phone_number, code)) ? code_hash : undefined;
  };

  return {
    async send(phone_number, purpose, wanted, now) {
      const { sms } = ports;
      if (!sms) throw new GongdiError('unavailable', { label: entryLabel('noSms') });
      // Said to everybody alike, whoever it failed for.
      if (Math.abs(now - failedAt) < GATEWAY_REST)
        throw new GongdiError('unavailable', { label: entryLabel('smsFailed') });
      const code = await note(phone_number, purpose, now);
      if (!wanted) return;
      setImmediate(() => void deliver(sms, { phone_number, purpose, code }));
    },
    judge: async (...given) => (await judged(...given)) !== undefined,
    async check(phone_number, purpose, code, now) {
      const code_hash = await judged(phone_number, purpose, code, now);
      if (!code_hash) return false;
      const { rows } = await sql`delete from sms_code
        where phone_number = ${phone_number} and purpose = ${purpose} and code_hash = ${code_hash} returning 1`.execute(
        db,
      );
      return rows.length > 0;
    },
  };
}

function hash(phone_number: string, code: string): Buffer {
  return createHash('sha256').update(`${phone_number}:${code}`).digest();
}
