import { expect, it } from 'vitest';
import { checkAddress } from './certificate-check.ts';

const AT = { host: 'site.example:8620', browser: { cookies: () => [] }, local: false, secure: false };

it('the code on a certificate opens the server as it was addressed', () => {
  expect(checkAddress(AT, 'x')).toBe('http://site.example:8620/qrcode/certificate?id=x');
  // The command line sends no header of browsers; a server with a certificate knows by itself.
  expect(checkAddress({ ...AT, secure: true }, 'x')).toBe('https://site.example:8620/qrcode/certificate?id=x');
  // A browser behind a proxy.
  expect(checkAddress({ ...AT, browser: { cookies: () => [], site: 'same-origin' } }, 'x')).toMatch(/^https:/);
  expect(checkAddress({ ...AT, browser: { cookies: () => [], site: 'same-origin' }, local: true }, 'x')).toMatch(
    /^http:/,
  );
});
