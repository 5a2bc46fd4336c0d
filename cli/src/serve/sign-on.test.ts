import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openIdOf, signOnOf } from './sign-on.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-sign-on-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const GONGDI_SSO_SECRET = 'thirty-two bytes of a shared key';
const GONGDI_SSO_KEYS = 'https://portal.example/keys.json';
const [GONGDI_SSO_ISSUER, GONGDI_SSO_AUDIENCE] = ['portal', 'gongdi'];
const read = (env: Record<string, string>) => signOnOf(env, folder);

it('reads how another system vouches for users', () => {
  expect(read({})).toBeUndefined();
  expect(read({ GONGDI_SSO_SECRET })).toEqual({ secret: GONGDI_SSO_SECRET, subject: 'user_name' });
  const env = { GONGDI_SSO_SUBJECT: 'phone_number', GONGDI_SSO_ISSUER, GONGDI_SSO_AUDIENCE };
  const same = { subject: 'phone_number', issuer: 'portal', audience: 'gongdi' };
  expect(read({ GONGDI_SSO_SECRET, ...env })).toEqual({ secret: GONGDI_SSO_SECRET, ...same });
  expect(read({ GONGDI_SSO_KEYS, ...env })).toEqual({ keys: GONGDI_SSO_KEYS, ...same });
});

it('refuses a short secret, and a subject that accounts do not have', () => {
  expect(() => read({ GONGDI_SSO_SECRET: 'short' })).toThrow('GONGDI_SSO_SECRET');
  expect(() => read({ GONGDI_SSO_SECRET, GONGDI_SSO_SUBJECT: 'email' })).toThrow('user_name, phone_number');
});

it('refuses keys that others could answer for, that serve other systems too, and beside a secret', () => {
  const whole = { GONGDI_SSO_ISSUER, GONGDI_SSO_AUDIENCE };
  for (const address of ['http://portal.example/keys.json', 'http://localhost.example/keys.json', 'keys.json'])
    expect(() => read({ GONGDI_SSO_KEYS: address, ...whole })).toThrow(address);
  expect(read({ GONGDI_SSO_KEYS: 'http://127.0.0.1:9000/keys.json', ...whole })).toMatchObject({ issuer: 'portal' });
  expect(() => read({ GONGDI_SSO_KEYS, GONGDI_SSO_ISSUER })).toThrow('GONGDI_SSO_AUDIENCE');
  expect(() => read({ GONGDI_SSO_KEYS, GONGDI_SSO_SECRET, ...whole })).toThrow('GONGDI_SSO_SECRET, GONGDI_SSO_KEYS');
});

it('reads whose accounts are made, and says what is wrong with the file', () => {
  const newcomers = { organizations: { hr7: 'o1' }, roles: { safety: 'patrol' } };
  fs.writeFileSync(path.join(folder, 'newcomers.json'), JSON.stringify(newcomers));
  fs.writeFileSync(path.join(folder, 'wrong.json'), '{"organizations": {"hr7": 7}, "roles": {}}');
  expect(read({ GONGDI_SSO_SECRET, GONGDI_SSO_NEWCOMERS: 'newcomers.json' })).toMatchObject({ newcomers });
  for (const file of ['wrong.json', 'missing.json'])
    expect(() => read({ GONGDI_SSO_SECRET, GONGDI_SSO_NEWCOMERS: file })).toThrow(file);
});

it('reads at which provider users log in, and refuses one that others could answer for', () => {
  const GONGDI_OIDC_ISSUER = 'https://id.example';
  const whole = { GONGDI_OIDC_ISSUER, GONGDI_OIDC_CLIENT_ID: 'gongdi' };
  expect(openIdOf({}, folder)).toBeUndefined();
  expect(openIdOf(whole, folder)).toEqual({ issuer: 'https://id.example', clientId: 'gongdi', subject: 'user_name' });
  expect(openIdOf({ ...whole, GONGDI_OIDC_CLAIM: 'email', GONGDI_OIDC_CLIENT_SECRET: 's' }, folder)).toMatchObject({
    claim: 'email',
    clientSecret: 's',
  });
  expect(() => openIdOf({ GONGDI_OIDC_ISSUER }, folder)).toThrow('GONGDI_OIDC_CLIENT_ID');
  expect(() => openIdOf({ ...whole, GONGDI_OIDC_ISSUER: 'http://id.example' }, folder)).toThrow('http://id.example');
});
