import { createHash, timingSafeEqual } from 'node:crypto';
import { GongdiError } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import svgCaptcha from 'svg-captcha-fixed';
import type { Ports } from '../ports.ts';
import { accountTables } from './tables.ts';

/** A picture is worth one try within this time, ms. */
export const CAPTCHA_LIFE = 2 * 60_000;
/** No letters that look like others: 0 O 1 I l. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 4;

/** The library's function draws a given text; its type declaration names only the one that takes its text by Math.random. */
const draw = svgCaptcha as unknown as (text: string, options: object) => string;

export interface Captchas {
  /** @returns the key that names the picture, and the picture as SVG */
  make: (now: number) => Promise<{ key: string; svg: string }>;
  /** Uses the picture up, right or wrong. */
  check: (key: string, answer: string, now: number) => Promise<'right' | 'wrong' | 'missing'>;
}

/** Text of a new captcha from unpredictable bytes; 256 is a multiple of the alphabet's 32. */
export function captchaText(randomBytes: Ports['randomBytes']): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Captchas in SQL, since another server may get the answer. */
export function captchasIn(db: Kysely<unknown>, ports: Pick<Ports, 'randomBytes' | 'captchaText'>): Captchas {
  const tables = accountTables(db);
  return {
    async make(now) {
      const text = ports.captchaText();
      const key = Buffer.from(ports.randomBytes(16)).toString('hex');
      const expires_at = new Date(now + CAPTCHA_LIFE).toISOString();
      await tables
        .insertInto('captcha')
        .values({ key, answer_hash: hashAnswer(key, text), expires_at })
        .execute();
      return { key, svg: draw(text, { width: 120, height: 40, fontSize: 44, noise: 2, color: true }) };
    },
    async check(key, answer, now) {
      const used = await tables.deleteFrom('captcha').where('key', '=', key).returningAll().executeTakeFirst();
      if (!used || Date.parse(used.expires_at) <= now) return 'missing';
      return timingSafeEqual(Buffer.from(used.answer_hash), hashAnswer(key, answer)) ? 'right' : 'wrong';
    },
  };
}

/** @throws GongdiError `captchaMissing`, `captchaWrong` */
export async function checkCaptcha(
  captchas: Captchas,
  { captcha_key, captcha_code }: { captcha_key?: string; captcha_code?: string },
  now: number,
): Promise<void> {
  const found = captcha_key && captcha_code ? await captchas.check(captcha_key, captcha_code, now) : 'missing';
  if (found === 'missing') throw new GongdiError('captchaMissing');
  if (found === 'wrong') throw new GongdiError('captchaWrong');
}

function hashAnswer(key: string, text: string): Buffer {
  return createHash('sha256').update(`${key}:${text.trim().toUpperCase()}`).digest();
}
