import type { ServerOptions } from '@gongdi/server';
import fs from 'node:fs';
import path from 'node:path';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/** Single sign-on settings (docs/sign-on.md). */
export type SignOn = NonNullable<ServerOptions['signOn']>;
export type OpenId = NonNullable<ServerOptions['openId']>;

/** Minimum length of the secret: the output size of the hash of the signature (RFC 7518, section 3.2). */
const SECRET_BYTES = 32;
const SUBJECTS = ['user_name', 'phone_number'] as const;

/**
 * @throws CliFailure with exit 2 for a secret that is too short, a subject that accounts do not have, keys without
 *   issuer and audience or at an address that others could answer for, and a map of newcomers that cannot be read
 */
export function signOnOf(env: Readonly<Record<string, string | undefined>>, cwd: string): SignOn | undefined {
  const { GONGDI_SSO_SECRET: secret, GONGDI_SSO_KEYS: keys } = env;
  const { GONGDI_SSO_ISSUER: issuer, GONGDI_SSO_AUDIENCE: audience, GONGDI_SSO_NEWCOMERS: newcomers } = env;
  if (!secret && !keys) return undefined;
  if (secret && keys) throw refused('twoWays', { names: 'GONGDI_SSO_SECRET, GONGDI_SSO_KEYS' });
  if (secret && Buffer.byteLength(secret) < SECRET_BYTES)
    throw refused('shortSecret', { name: 'GONGDI_SSO_SECRET', bytes: SECRET_BYTES });
  if (keys && !isTrusted(keys)) throw refused('badKeysAddress', { name: 'GONGDI_SSO_KEYS', text: keys });
  if (keys && !(issuer && audience))
    throw refused('missingBeside', { name: 'GONGDI_SSO_KEYS', others: 'GONGDI_SSO_ISSUER, GONGDI_SSO_AUDIENCE' });
  return {
    ...(secret ? { secret } : { keys: keys! }),
    subject: subjectOf(env, 'GONGDI_SSO_SUBJECT'),
    ...(issuer ? { issuer } : {}),
    ...(audience ? { audience } : {}),
    ...(newcomers ? { newcomers: newcomersIn(path.resolve(cwd, newcomers)) } : {}),
  };
}

/**
 * Reads how users log in at an OpenID Connect provider.
 * @throws CliFailure with exit 2 for an issuer that others could answer for, and without a client
 */
export function openIdOf(env: Readonly<Record<string, string | undefined>>, cwd: string): OpenId | undefined {
  const { GONGDI_OIDC_ISSUER: issuer, GONGDI_OIDC_CLIENT_ID: clientId, GONGDI_OIDC_CLIENT_SECRET: clientSecret } = env;
  const { GONGDI_OIDC_CLAIM: claim, GONGDI_OIDC_SCOPE: scope, GONGDI_OIDC_NEWCOMERS: newcomers } = env;
  if (!issuer) return undefined;
  if (!isTrusted(issuer)) throw refused('badKeysAddress', { name: 'GONGDI_OIDC_ISSUER', text: issuer });
  if (!clientId) throw refused('missingBeside', { name: 'GONGDI_OIDC_ISSUER', others: 'GONGDI_OIDC_CLIENT_ID' });
  return {
    issuer,
    clientId,
    subject: subjectOf(env, 'GONGDI_OIDC_SUBJECT'),
    ...(clientSecret ? { clientSecret } : {}),
    ...(claim ? { claim } : {}),
    ...(scope ? { scope } : {}),
    ...(newcomers ? { newcomers: newcomersIn(path.resolve(cwd, newcomers)) } : {}),
  };
}

function subjectOf(env: Readonly<Record<string, string | undefined>>, name: string) {
  const named = env[name] || SUBJECTS[0];
  const subject = SUBJECTS.find((one) => one === named);
  if (!subject) throw refused('badChoice', { name, choices: SUBJECTS.join(', ') });
  return subject;
}

/** Whoever can change the keys on their way can sign as anybody: HTTPS, or this machine. */
function isTrusted(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  );
}

function newcomersIn(file: string): NonNullable<SignOn['newcomers']> {
  try {
    const read = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
    const { organizations, roles } = read;
    if (isTextMap(organizations) && isTextMap(roles)) return { organizations, roles };
  } catch (error) {
    throw refused('badNewcomers', { file }, error);
  }
  throw refused('badNewcomers', { file });
}

function isTextMap(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
}

function refused(...[name, values, cause]: [...Parameters<typeof cliMessage>, unknown?]): CliFailure {
  return new CliFailure(EXIT.usage, cliMessage(name, values), cause);
}
