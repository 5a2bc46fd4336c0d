import type { SmsPurpose } from '@gongdi/api';
import { ERRORS, GongdiError } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { knowsAddress, LOGIN_RESULTS, noteFailure, type Guesses } from '../../../accounts/index.ts';
import type { CallContext } from '../../../handler/index.ts';
import type { SmsCodes } from './sms.ts';

/** An account by its mobile number. */
export interface PhoneOwner {
  id: string;
  nickname: string;
  org_id: string;
  ent_type: number;
  disabled: boolean;
}

export interface CodeCheck {
  db: Kysely<unknown>;
  codes: SmsCodes;
  /** Wrong codes, over all that were sent. */
  guesses: Guesses;
}

/**
 * Judges a code within the bounds of its number and address; a wrong one goes into the login record.
 * @param how `judge` leaves a right code for the check that follows it
 * @returns whose number it is; undefined: nobody's here
 * @throws GongdiError `captchaWrong`, `tooMany`
 */
export async function checkCode(
  { db, codes, guesses }: CodeCheck,
  phone_number: string,
  purpose: SmsPurpose,
  code: string,
  context: CallContext,
  how: 'check' | 'judge' = 'check',
): Promise<PhoneOwner | undefined> {
  const { rows } = await sql<PhoneOwner & { known: boolean }>`
    select a.id, a.nickname, a.org_id, a.ent_type, a.disabled,
      ${knowsAddress(sql.ref('a.id'), context.ip, context.now)} as known
    from account a where a.phone_number = ${phone_number}`.execute(db);
  const owner = rows[0];
  const guess = await guesses.begin(phone_number, context.ip, owner?.known ?? false);
  if (!(await codes[how](phone_number, purpose, code, context.now))) {
    await noteFailure(db, context, owner, phone_number, LOGIN_RESULTS.wrongCode);
    throw wrongCode();
  }
  await guess.right();
  return owner;
}

export const wrongCode = (): GongdiError => new GongdiError('captchaWrong', { label: ERRORS.captchaWrong.message });
