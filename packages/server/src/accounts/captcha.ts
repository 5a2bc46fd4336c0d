import { createHash, timingSafeEqual } from 'node:crypto';
import { GongdiError } from '@gongdi/domain';
import svgCaptcha from 'svg-captcha-fixed';
import type { Ports } from '../ports.ts';
import type { Db } from '../store/index.ts';

/** A captcha accepts one answer, within this time after it was made, ms. */
export const CAPTCHA_LIFE = 2 * 60_000;
/** Leaves out characters that look alike: 0 O 1 I l. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 4;

/**
 * The library's function draws the text it is given. Its type declaration names only the function that chooses a text
 * with Math.random.
 */
const draw = svgCaptcha as unknown as (text: string, options: object) => string;

export interface Captchas {
  /** @returns the key that names the picture, and the picture as SVG */
  make: (now: number) => Promise<{ key: string; svg: string }>;
  /** Checks an answer. The captcha is used up whether the answer is right or wrong. */
  check: (key: string, answer: string, now: number) => Promise<'right' | 'wrong' | 'missing'>;
}

/** Text of a new captcha from unpredictable bytes; 256 is a multiple of the alphabet's 32. */
export function captchaText(randomBytes: Ports['randomBytes']): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Stores captchas in SQL, because the answer may reach another server. */
export function captchasIn(db: Db, ports: Pick<Ports, 'randomBytes' | 'captchaText'>): Captchas {
  return {
    async make(now) {
      const text = ports.captchaText();
      const key = Buffer.from(ports.randomBytes(16)).toString('hex');
      const expires_at = new Date(now + CAPTCHA_LIFE).toISOString();
      await db
        .insertInto('captcha')
        .values({ key, answer_hash: hashAnswer(key, text), expires_at })
        .execute();
      return { key, svg: draw(text, { width: 120, height: 40, fontSize: 44, noise: 2, color: true }) };
    },
    async check(key, answer, now) {
      const used = await db.deleteFrom('captcha').where('key', '=', key).returningAll().executeTakeFirst();
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
