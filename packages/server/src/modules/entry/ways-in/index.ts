import { CODE_BOUNDS, guessesIn } from '../../../accounts/index.ts';
import type { Handler } from '../../../handler/index.ts';
import { codeHandlers, type EntryDeps } from './by-code.ts';
import { registrationHandlers } from './registration.ts';
import { smsCodesIn } from './sms.ts';
import { openIdHandlers } from './by-openid.ts';
import type { SignOn } from './sign-on/config.ts';
import type { OpenId } from './sign-on/openid.ts';
import { thirdPartyHandlers } from './third-party.ts';

export type { SignOn } from './sign-on/config.ts';
export type { OpenId } from './sign-on/openid.ts';

/** Returns the handlers of all ways to log in other than by password. */
export function entryHandlers(
  deps: Omit<EntryDeps, 'codes' | 'guesses'> & { signOn?: SignOn; openId?: OpenId },
): Handler[] {
  const { db, pool, ports, setting, signOn, openId } = deps;
  const guesses = guessesIn(pool, 'code', () => CODE_BOUNDS);
  const all = { ...deps, codes: smsCodesIn(db, ports, setting), guesses };
  return [
    ...codeHandlers(all),
    ...registrationHandlers(all),
    ...thirdPartyHandlers(deps, signOn),
    ...openIdHandlers(deps, openId),
  ];
}
