import { GongdiError } from '@gongdi/domain';
import type { SmsPurpose } from '@gongdi/api';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Ports, SmsMessage } from '../../../ports.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { blindName, type Db } from '../../../store/index.ts';
import { entryLabel } from './text/index.ts';

/** Seconds before a further code may be sent to the same number. */
export const resendAfter = (setting: ReadSetting): number => setting('sms_resend_seconds');
/** Seconds for which a code is valid. */
export const codeLife = (setting: ReadSetting): number => setting('sms_life_minutes') * 60;
/** Number of tries for one code. */
export const CODE_TRIES = 5;
/** Time after a failure of the gateway in which requests for codes are refused, ms. */
export const GATEWAY_REST = 60_000;

export interface SmsCodes {
  /**
   * Makes a code, and sends it after the call has been answered: neither the answer nor its timing shows whether an SMS
   * was sent.
   * @param wanted whether the code is sent to this number; if not, the caller must still wait before the next request
   * @throws GongdiError `tooMany`, `unavailable`
   */
  send: (phone_number: string, purpose: SmsPurpose, wanted: boolean, now: number) => Promise<void>;
  /** Returns whether the code is right. Counts as a try, and does not use up the code. */
  judge: (phone_number: string, purpose: SmsPurpose, code: string, now: number) => Promise<boolean>;
  /** Returns whether the code is right, and uses it up. Counts as a try. */
  check: (phone_number: string, purpose: SmsPurpose, code: string, now: number) => Promise<boolean>;
}

/** Codes by SMS. They are stored in SQL, because another server may receive the code; only hashes are stored. */
export function smsCodesIn(
  db: Db,
  ports: Pick<Ports, 'sms' | 'smsCode' | 'now' | 'report'>,
  setting: ReadSetting,
): SmsCodes {
  let failedAt = -Infinity;

  /** Numbers are not stored, as they belong to people without an account too. */
  const nameOf = (phone_number: string) => blindName(db, 'phone', phone_number);

  const note = async (number: string, purpose: SmsPurpose, now: number): Promise<string> => {
    const code = ports.smsCode();
    const phone_number = nameOf(number);
    const at = new Date(now).toISOString();
    const early = new Date(now - resendAfter(setting) * 1000).toISOString();
    const fresh = {
      code_hash: hash(phone_number, code),
      sent_at: at,
      expires_at: new Date(now + codeLife(setting) * 1000).toISOString(),
    };
    const stored = await db
      .insertInto('sms_code')
      .values({ phone_number, purpose, ...fresh })
      .onConflict((conflict) =>
        conflict
          .columns(['phone_number', 'purpose'])
          .doUpdateSet({ ...fresh, tries: 0 })
          .where('sms_code.sent_at', '<=', early),
      )
      .returning('sent_at')
      .executeTakeFirst();
    if (!stored) throw new GongdiError('tooMany', { values: { seconds: resendAfter(setting) } });
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

  /**
   * Returns the hash of the code if it is right. The try is counted before the comparison, so that concurrent tries
   * cannot exceed the limit.
   */
  const judged = async (number: string, purpose: SmsPurpose, code: string, now: number) => {
    const phone_number = nameOf(number);
    const found = await db
      .updateTable('sms_code')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('phone_number', '=', phone_number)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', new Date(now).toISOString())
      .returning(['code_hash', 'tries'])
      .executeTakeFirst();
    if (!found || found.tries > CODE_TRIES) return undefined;
    const code_hash = Buffer.from(found.code_hash);
    return timingSafeEqual(code_hash, hash(phone_number, code)) ? code_hash : undefined;
  };

  return {
    async send(phone_number, purpose, wanted, now) {
      const { sms } = ports;
      if (!sms) throw new GongdiError('unavailable', { label: entryLabel('noSms') });
      // Every number gets this refusal, not only the number for which the gateway failed.
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
      const used = await db
        .deleteFrom('sms_code')
        .where('phone_number', '=', nameOf(phone_number))
        .where('purpose', '=', purpose)
        .where('code_hash', '=', code_hash)
        .executeTakeFirst();
      return used.numDeletedRows > 0n;
    },
  };
}

function hash(phone_number: string, code: string): Buffer {
  return createHash('sha256').update(`${phone_number}:${code}`).digest();
}
