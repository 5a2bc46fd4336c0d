import type { ServerOptions } from '@gongdi/server';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/** Single sign-on settings (docs/sign-on.md). */
export type SignOn = NonNullable<ServerOptions['signOn']>;

/** Minimum length of the secret: the output size of the hash of the signature (RFC 7518, section 3.2). */
const SECRET_BYTES = 32;
const SUBJECTS = ['user_name', 'phone_number'] as const;

/** @throws CliFailure with exit 2 for a secret that is too short, and for a subject that accounts do not have */
export function signOnOf(env: Readonly<Record<string, string | undefined>>): SignOn | undefined {
  const { GONGDI_SSO_SECRET: secret, GONGDI_SSO_ISSUER: issuer, GONGDI_SSO_AUDIENCE: audience } = env;
  if (!secret) return undefined;
  if (Buffer.byteLength(secret) < SECRET_BYTES)
    throw new CliFailure(EXIT.usage, cliMessage('shortSecret', { name: 'GONGDI_SSO_SECRET', bytes: SECRET_BYTES }));
  const named = env['GONGDI_SSO_SUBJECT'] || SUBJECTS[0];
  const subject = SUBJECTS.find((one) => one === named);
  if (!subject)
    throw new CliFailure(
      EXIT.usage,
      cliMessage('badChoice', { name: 'GONGDI_SSO_SUBJECT', choices: SUBJECTS.join(', ') }),
    );
  return { secret, subject, ...(issuer ? { issuer } : {}), ...(audience ? { audience } : {}) };
}
