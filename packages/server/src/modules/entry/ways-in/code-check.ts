import type { SmsPurpose } from '@gongdi/api';
import { ERRORS, GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import { knowsAddress, LOGIN_RESULTS, noteFailure, type Guesses } from '../../../accounts/index.ts';
import type { CallContext } from '../../../handler/index.ts';
import { blindName, isValue, type Db } from '../../../store/index.ts';
import type { SmsCodes } from './sms.ts';

/** The account that has a mobile number. */
export interface PhoneOwner {
  id: string;
  nickname: string;
  org_id: string;
  ent_type: number;
  disabled: boolean;
}

export interface CodeCheck {
  db: Db;
  codes: SmsCodes;
  /** Counts wrong codes per number and address, over all codes that were sent. */
  guesses: Guesses;
}

/**
 * Checks a code within the limits of its number and address. A wrong code is written into the login record.
 * @param how `judge` does not use up a right code: the same code is checked again later
 * @returns the account with this number; undefined if no account has it
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
  const owner = await db
    .selectFrom('account as a')
    .select(['a.id', 'a.nickname', 'a.org_id', 'a.ent_type', 'a.disabled'])
    .select(({ ref }) => knowsAddress(ref('a.id'), context.ip, context.now).as('known'))
    .where(isValue(db, 'account', 'phone_number', phone_number, sql.ref('a.phone_number')))
    .executeTakeFirst();
  const guess = await guesses.begin(blindName(db, 'phone', phone_number), context.ip, owner?.known ?? false);
  if (!(await codes[how](phone_number, purpose, code, context.now))) {
    await noteFailure(db, context, owner, phone_number, LOGIN_RESULTS.wrongCode);
    throw wrongCode();
  }
  await guess.right();
  return owner;
}

export const wrongCode = (): GongdiError => new GongdiError('captchaWrong', { label: ERRORS.captchaWrong.message });
