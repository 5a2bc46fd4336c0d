import { CODE_BOUNDS, guessesIn } from '../../../accounts/index.ts';
import type { Handler } from '../../../handler/index.ts';
import { codeHandlers, type EntryDeps } from './by-code.ts';
import { registrationHandlers } from './registration.ts';
import { smsCodesIn } from './sms.ts';
import type { SignOn } from './sign-on/config.ts';
import { thirdPartyHandlers } from './third-party.ts';

export type { SignOn } from './sign-on/config.ts';

/** Returns the handlers of all ways to log in other than by password. */
export function entryHandlers(deps: Omit<EntryDeps, 'codes' | 'guesses'> & { signOn?: SignOn }): Handler[] {
  const { db, pool, ports, setting, signOn } = deps;
  const guesses = guessesIn(pool, 'code', () => CODE_BOUNDS);
  const all = { ...deps, codes: smsCodesIn(db, ports, setting), guesses };
  return [...codeHandlers(all), ...registrationHandlers(all), ...thirdPartyHandlers(deps, signOn)];
}
