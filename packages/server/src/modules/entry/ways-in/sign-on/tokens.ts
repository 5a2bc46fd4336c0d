import { GongdiError } from '@gongdi/domain';
import type { JWTPayload } from 'jose';
import { createHash } from 'node:crypto';
import type { Db } from '../../../../store/index.ts';
import { entryLabel } from '../text/index.ts';

/** Longest lifetime of a token, seconds, also if its `exp` is later. */
export const MAX_AGE = 10 * 60;

/** What a token that ends sessions says (OpenID Connect Back-Channel Logout 1.0). */
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Returns whether a token ends sessions. */
export function isLogout({ events }: JWTPayload): boolean {
  return typeof events === 'object' && events !== null && Object.hasOwn(events, LOGOUT_EVENT);
}

/** Notes the number of a token until no token of that age is accepted. @throws GongdiError `loginRefused` if it was used */
export async function useOnce(db: Db, jti: string, now: number): Promise<void> {
  const first = await db
    .insertInto('sso_token')
    .values({
      jti_hash: createHash('sha256').update(jti).digest(),
      expires_at: new Date(now + 2 * MAX_AGE * 1000).toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (first.numInsertedOrUpdatedRows === 0n) throw new GongdiError('loginRefused', { label: entryLabel('badToken') });
}
