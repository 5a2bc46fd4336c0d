import { MOBILE_PATTERN } from '@gongdi/domain';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tables } from '../store/index.ts';

type Condition = (eb: ExpressionBuilder<Tables, 'account'>) => ExpressionWrapper<Tables, 'account', SqlBool>;

/**
 * Returns whether an account name is a mobile number other than the account's own number. Other systems, and people who
 * read a list, would take the account for the owner of that number.
 */
export function namesAnotherPhone(user_name: string, phone_number: string | null | undefined): boolean {
  const name = user_name.trim();
  return MOBILE_PATTERN.test(name) && name !== phone_number;
}

/** Condition over `account`: it has this user name, in upper or lower case. */
export function hasUserName(name: string): Condition {
  return ({ eb, fn, val }) => eb(fn('lower', ['user_name']), '=', fn('lower', [val(name)]));
}
