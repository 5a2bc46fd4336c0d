import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { errors, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { isShutOut, letIn } from '../accounts/index.ts';
import { handlePublic, type Handler } from '../handler/index.ts';
import type { EntryDeps } from './by-code.ts';
import { entryLabel } from './text/index.ts';

/** A token lives this long at most, seconds, whatever it says. */
const MAX_AGE = 10 * 60;

/**
 * Logs in whoever another system vouches for: a JSON Web Token signed with the shared secret (HS256), with `sub` (account
 * name or mobile number), `iat`, `exp` and `jti`. Each is taken once, within ten minutes of its making.
 */
export function thirdPartyHandlers(
  { db, ports, setting }: Pick<EntryDeps, 'db' | 'ports' | 'setting'>,
  secret: string | undefined,
): Handler[] {
  const key = secret === undefined ? undefined : new TextEncoder().encode(secret);
  return [
    handlePublic(calls.entry.thirdPartyLogin, async ({ body: { token } }, context) => {
      if (!key) throw new GongdiError('unavailable', { label: entryLabel('noSso') });
      const { sub, jti, exp } = await claimsOf(token, key, context.now);
      if (!sub || !jti || !exp) throw new GongdiError('badRequest', { label: entryLabel('incomplete') });
      const used = createHash('sha256').update(jti).digest();
      const { rows: first } = await sql`insert into sso_token (jti_hash, expires_at)
        values (${used}, ${new Date(exp * 1000).toISOString()}) on conflict do nothing returning 1`.execute(db);
      if (first.length === 0) throw new GongdiError('loginRefused', { label: entryLabel('badToken') });
      const { rows } = await sql<{
        id: string;
        nickname: string;
        org_id: string;
        ent_type: number;
        disabled: boolean;
      }>`select id, nickname, org_id, ent_type, disabled from account
        where lower(user_name) = lower(${sub}) or phone_number = ${sub} order by phone_number = ${sub} limit 1`.execute(
        db,
      );
      const account = rows[0];
      if (!account) throw new GongdiError('loginRefused', { label: entryLabel('unknownUser') });
      if (await isShutOut(db, account)) throw new GongdiError('userDisabled');
      return letIn({ db, ports, setting }, account, context);
    }),
  ];
}

async function claimsOf(
  token: string,
  key: Uint8Array,
  now: number,
): Promise<{ sub?: string; jti?: string; exp?: number }> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      currentDate: new Date(now),
      maxTokenAge: MAX_AGE,
      clockTolerance: 30,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError)
      throw new GongdiError('loginRefused', { label: entryLabel('badToken'), cause: error });
    throw error;
  }
}
