import type { Handler } from '../handler/index.ts';
import { codeHandlers, type EntryDeps } from './by-code.ts';
import { registrationHandlers } from './registration.ts';
import { smsCodesIn } from './sms.ts';
import { thirdPartyHandlers } from './third-party.ts';

export { httpSms } from './http-sms.ts';

/** The code behind the ways in other than the password. */
export function entryHandlers(deps: Omit<EntryDeps, 'codes'> & { ssoSecret?: string }): Handler[] {
  const { db, ports, setting, ssoSecret } = deps;
  const all = { ...deps, codes: smsCodesIn(db, ports, setting) };
  return [...codeHandlers(all), ...registrationHandlers(all), ...thirdPartyHandlers(deps, ssoSecret)];
}
