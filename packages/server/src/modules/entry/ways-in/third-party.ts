import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { createHash } from 'node:crypto';
import { hasUserName, isShutOut, letIn } from '../../../accounts/index.ts';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import { isValue, type Db } from '../../../store/index.ts';
import type { EntryDeps } from './by-code.ts';
import type { PhoneOwner } from './code-check.ts';
import { entryLabel } from './text/index.ts';

/**
 * What `sub` of a token may name. An installation uses one of the two: if both were tried, a user name that looks like
 * the mobile number of another user could open that user's account.
 */
const SIGN_ON_SUBJECTS = ['user_name', 'phone_number'] as const;

/** Configuration of a system that identifies users by signed tokens (docs/sign-on.md). */
export interface SignOn {
  /** Secret shared with that system; at least 32 bytes. */
  secret: string;
  /** What `sub` names (default `user_name`). */
  subject?: (typeof SIGN_ON_SUBJECTS)[number];
  /** Required value of `iss`; absent: `iss` is not checked. */
  issuer?: string;
  /** Required value of `aud`; absent: a token with an `aud` is refused (RFC 7519, section 4.1.3). */
  audience?: string;
}

/** Longest lifetime of a token, seconds, also if its `exp` is later. */
const MAX_AGE = 10 * 60;

/**
 * Handler that logs in a user whom another system has identified by a JSON Web Token. The token is signed with the
 * shared secret (HS256) and has `sub`, `iat`, `exp` and `jti`. Each token is accepted once, within ten minutes of its
 * issue.
 */
export function thirdPartyHandlers(
  { db, ports, setting }: Pick<EntryDeps, 'db' | 'ports' | 'setting'>,
  signOn: SignOn | undefined,
): Handler[] {
  return [
    handlePublic(calls.entry.thirdPartyLogin, async ({ body: { token } }, context) => {
      if (!signOn) throw new GongdiError('unavailable', { label: entryLabel('noSso') });
      const { sub, jti, exp } = await claimsOf(token, signOn, context.now);
      if (!sub || !jti || !exp) throw new GongdiError('badRequest', { label: entryLabel('incomplete') });
      const used = createHash('sha256').update(jti).digest();
      const first = await db
        .insertInto('sso_token')
        .values({ jti_hash: used, expires_at: new Date(exp * 1000).toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (first.numInsertedOrUpdatedRows === 0n)
        throw new GongdiError('loginRefused', { label: entryLabel('badToken') });
      const account = await accountOf(db, sub, signOn);
      if (!account) throw new GongdiError('loginRefused', { label: entryLabel('unknownUser') });
      if (await isShutOut(db, account)) throw new GongdiError('userDisabled');
      return letIn({ db, ports, setting }, account, context);
    }),
  ];
}

/** @returns undefined if no account matches `sub`, or more than one */
async function accountOf(db: Db, sub: string, { subject = 'user_name' }: SignOn): Promise<PhoneOwner | undefined> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'nickname', 'org_id', 'ent_type', 'disabled'])
    .where((eb) => (subject === 'user_name' ? hasUserName(sub)(eb) : isValue(db, 'account', 'phone_number', sub)))
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0] : undefined;
}

async function claimsOf(token: string, { secret, issuer, audience }: SignOn, now: number): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      currentDate: new Date(now),
      maxTokenAge: MAX_AGE,
      clockTolerance: 30,
      ...(issuer === undefined ? {} : { issuer }),
      ...(audience === undefined ? {} : { audience }),
    });
    if (audience === undefined && payload.aud !== undefined)
      throw new GongdiError('loginRefused', { label: entryLabel('otherAudience') });
    return payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    const claim = error instanceof errors.JWTClaimValidationFailed ? error.claim : undefined;
    const label = claim === 'aud' ? 'otherAudience' : claim === 'iss' ? 'otherIssuer' : 'badToken';
    throw new GongdiError('loginRefused', { label: entryLabel(label), cause: error });
  }
}
