import { MOBILE_PATTERN } from '@gongdi/domain';

/**
 * Whether an account name is a mobile number other than its account's own. Systems elsewhere, and people who read a list,
 * would take it for whoever has that number.
 */
export function namesAnotherPhone(user_name: string, phone_number: string | null | undefined): boolean {
  const name = user_name.trim();
  return MOBILE_PATTERN.test(name) && name !== phone_number;
}
