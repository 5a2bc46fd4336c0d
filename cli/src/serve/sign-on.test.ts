import { expect, it } from 'vitest';
import { signOnOf } from './sign-on.ts';

const GONGDI_SSO_SECRET = 'thirty-two bytes of a shared key';

it('reads how another system vouches for users', () => {
  expect(signOnOf({})).toBeUndefined();
  expect(signOnOf({ GONGDI_SSO_SECRET })).toEqual({ secret: GONGDI_SSO_SECRET, subject: 'user_name' });
  const env = { GONGDI_SSO_SUBJECT: 'phone_number', GONGDI_SSO_ISSUER: 'portal', GONGDI_SSO_AUDIENCE: 'gongdi' };
  expect(signOnOf({ GONGDI_SSO_SECRET, ...env })).toEqual({
    secret: GONGDI_SSO_SECRET,
    subject: 'phone_number',
    issuer: 'portal',
    audience: 'gongdi',
  });
});

it('refuses a short secret, and a subject that accounts do not have', () => {
  expect(() => signOnOf({ GONGDI_SSO_SECRET: 'short' })).toThrow('GONGDI_SSO_SECRET');
  expect(() => signOnOf({ GONGDI_SSO_SECRET, GONGDI_SSO_SUBJECT: 'email' })).toThrow('user_name, phone_number');
});
