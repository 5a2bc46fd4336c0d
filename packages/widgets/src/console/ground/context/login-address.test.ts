import { expect, it } from 'vitest';
import { loginAddress } from './login-address.ts';

const HERE = 'https://site.example/projectmanage?page=2&name=%E5%B7%A5';
const back = (address: string | null) => new URL(address!).searchParams.get('redirect');

it('console 4: leads to the configured login, with the page to come back to as redirect', () => {
  const address = loginAddress('https://sso.example/login?app=7#form', HERE);
  expect(address).toMatch(/^https:\/\/sso\.example\/login\?app=7&redirect=https%3A%2F%2Fsite\.example%2F.*#form$/);
  expect(back(address)).toBe(HERE);
  expect(loginAddress('/sso', HERE)).toMatch(/^https:\/\/site\.example\/sso\?redirect=/);
});

it('hands on no token', () => {
  expect(back(loginAddress('https://sso.example', 'https://site.example/?token=secret&page=2'))).toBe(
    'https://site.example/?page=2',
  );
});

it('leads nowhere without one, or to what is no web address', () => {
  expect([undefined, '', 'javascript:alert(1)', 'http://['].map((url) => loginAddress(url, HERE))).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});
