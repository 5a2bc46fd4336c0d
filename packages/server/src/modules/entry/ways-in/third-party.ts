import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { JWTPayload } from 'jose';
import { isShutOut, letIn } from '../../../accounts/index.ts';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import type { EntryDeps } from './by-code.ts';
import { accountNamed } from './sign-on/account.ts';
import { claimsReader } from './sign-on/claims.ts';
import type { SignOn } from './sign-on/config.ts';
import { accountOrNewcomer } from './sign-on/newcomers.ts';
import { signOut } from './sign-on/sign-out.ts';
import { isLogout, useOnce } from './sign-on/tokens.ts';
import { entryLabel } from './text/index.ts';

type Claims = JWTPayload & { sub: string };

/**
 * Handlers for users whom another system has identified by a JSON Web Token with `sub`, `iat`, `exp` and `jti`: one
 * opens a session, the other ends all sessions of the user. Each token is accepted once, within ten minutes of its
 * issue, and for one of the two.
 */
export function thirdPartyHandlers(
  { db, ports, setting }: Pick<EntryDeps, 'db' | 'ports' | 'setting'>,
  signOn: SignOn | undefined,
): Handler[] {
  const read = signOn && claimsReader(signOn);
  const claimsOf = async (token: string, now: number): Promise<Claims> => {
    if (!read) throw new GongdiError('unavailable', { label: entryLabel('noSso') });
    const claims = await read(token, now);
    const { sub, jti, exp } = claims;
    if (!sub || !jti || !exp) throw new GongdiError('badRequest', { label: entryLabel('incomplete') });
    await useOnce(db, jti, now);
    return { ...claims, sub };
  };

  return [
    handlePublic(calls.entry.thirdPartyLogin, async ({ body: { token } }, context) => {
      const claims = await claimsOf(token, context.now);
      if (claims['events'] !== undefined) throw new GongdiError('loginRefused', { label: entryLabel('badToken') });
      const account = await accountOrNewcomer({ db, ports }, claims, signOn!, context);
      if (!account) throw new GongdiError('loginRefused', { label: entryLabel('unknownUser') });
      if (await isShutOut(db, account)) throw new GongdiError('userDisabled');
      return letIn({ db, ports, setting }, account, context);
    }),
    handlePublic(calls.entry.thirdPartyLogout, async ({ body: { token } }, context) => {
      const claims = await claimsOf(token, context.now);
      if (!isLogout(claims)) throw new GongdiError('badRequest', { label: entryLabel('noLogout') });
      const account = await accountNamed(db, claims.sub, signOn!.subject);
      // An unknown user has no sessions, so what was asked for holds.
      if (account) await signOut(db, account, context);
      return null;
    }),
  ];
}
