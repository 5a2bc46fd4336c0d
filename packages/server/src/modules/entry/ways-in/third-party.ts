import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { createHash } from 'node:crypto';
import { isShutOut, letIn } from '../../../accounts/index.ts';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import type { EntryDeps } from './by-code.ts';
import type { PhoneOwner } from './code-check.ts';
import { entryLabel } from './text/index.ts';

/** What `sub` of a token may name. One alone: a name that looks like another's mobile number is no way in. */
export const SIGN_ON_SUBJECTS = ['user_name', 'phone_number'] as const;

/** How another system vouches for users (docs/sign-on.md). */
export interface SignOn {
  /** Shared with it; at least 32 bytes. */
  secret: string;
  /** What `sub` names (default `user_name`). */
  subject?: (typeof SIGN_ON_SUBJECTS)[number];
  /** What `iss` must say; absent: not looked at. */
  issuer?: string;
  /** What `aud` must name; absent: a token that names somebody is not for us (RFC 7519, section 4.1.3). */
  audience?: string;
}

/** A token lives this long at most, seconds, whatever it says. */
const MAX_AGE = 10 * 60;

const COLUMNS: Readonly<Record<(typeof SIGN_ON_SUBJECTS)[number], (sub: string) => RawBuilder<boolean>>> = {
  user_name: (sub) => sql`lower(user_name) = lower(${sub})`,
  phone_number: (sub) => sql`phone_number = ${sub}`,
};

/**
 * Logs in whoever another system vouches for: a JSON Web Token signed with the shared secret (HS256), with `sub`, `iat`,
 * `exp` and `jti`. Each is taken once, within ten minutes of its making.
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
      const { rows: first } = await sql`insert into sso_token (jti_hash, expires_at)
        values (${used}, ${new Date(exp * 1000).toISOString()}) on conflict do nothing returning 1`.execute(db);
      if (first.length === 0) throw new GongdiError('loginRefused', { label: entryLabel('badToken') });
      const account = await accountOf(db, sub, signOn);
      if (!account) throw new GongdiError('loginRefused', { label: entryLabel('unknownUser') });
      if (await isShutOut(db, account)) throw new GongdiError('userDisabled');
      return letIn({ db, ports, setting }, account, context);
    }),
  ];
}

/** @returns undefined when nobody goes by that name, or more than one */
async function accountOf(
  db: Kysely<unknown>,
  sub: string,
  { subject = 'user_name' }: SignOn,
): Promise<PhoneOwner | undefined> {
  const { rows } = await sql<PhoneOwner>`select id, nickname, org_id, ent_type, disabled from account
    where ${COLUMNS[subject](sub)} limit 2`.execute(db);
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
