import { GongdiError } from '@gongdi/domain';
import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { entryLabel } from '../text/index.ts';
import type { SignOn } from './config.ts';
import { MAX_AGE } from './tokens.ts';

/** Signatures by a private key that are accepted: those of RFC 7518 and RFC 8037 that are not broken. */
const ASYMMETRIC = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Time that the other system has to answer with its keys, milliseconds. */
const KEYS_TIMEOUT = 5000;

/** Checks a token and returns its claims. @throws GongdiError `loginRefused`, `unavailable` */
export type ReadClaims = (token: string, now: number) => Promise<JWTPayload>;

/**
 * Returns the check of the tokens of a system: signature, issuer, audience, age. Keys are fetched when the first token
 * comes, and again for a token with an unknown key, at most every 30 seconds.
 */
export function claimsReader(signOn: SignOn): ReadClaims {
  const { secret, keys, issuer, audience } = signOn;
  if (keys !== undefined && (issuer === undefined || audience === undefined))
    throw new Error('sign-on by public keys needs an issuer and an audience');
  if (keys === undefined && secret === undefined) throw new Error('sign-on needs a secret or public keys');
  const key = keys === undefined ? new TextEncoder().encode(secret) : keySet(keys);
  const algorithms = keys === undefined ? ['HS256'] : ASYMMETRIC;
  return async (token, now) => {
    const options = {
      algorithms,
      currentDate: new Date(now),
      maxTokenAge: MAX_AGE,
      clockTolerance: 30,
      ...(issuer === undefined ? {} : { issuer }),
      ...(audience === undefined ? {} : { audience }),
    };
    try {
      const { payload } =
        typeof key === 'function' ? await jwtVerify(token, key, options) : await jwtVerify(token, key, options);
      if (audience === undefined && payload.aud !== undefined)
        throw new GongdiError('loginRefused', { label: entryLabel('otherAudience') });
      return payload;
    } catch (error) {
      throw refusalOf(error);
    }
  };
}

function keySet(keys: NonNullable<SignOn['keys']>): JWTVerifyGetKey {
  return typeof keys === 'string'
    ? createRemoteJWKSet(new URL(keys), { timeoutDuration: KEYS_TIMEOUT })
    : createLocalJWKSet(keys);
}

/** Faults of a token are told to its bearer by one word, and what is not the token's fault as such. */
function refusalOf(error: unknown): unknown {
  if (error instanceof GongdiError) return error;
  const claim = error instanceof errors.JWTClaimValidationFailed ? error.claim : undefined;
  const refused = (label: Parameters<typeof entryLabel>[0]) =>
    new GongdiError('loginRefused', { label: entryLabel(label), cause: error });
  if (claim === 'aud') return refused('otherAudience');
  if (claim === 'iss') return refused('otherIssuer');
  const ofTheKeys = error instanceof errors.JWKSTimeout || (error instanceof errors.JOSEError && isPlain(error));
  if (ofTheKeys || error instanceof TypeError)
    return new GongdiError('unavailable', { label: entryLabel('noKeys'), cause: error });
  return error instanceof errors.JOSEError ? refused('badToken') : error;
}

/** The library tells an answer other than 200 with JSON by its plain error. */
function isPlain(error: errors.JOSEError): boolean {
  return error.code === 'ERR_JOSE_GENERIC';
}
