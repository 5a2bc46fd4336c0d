// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const HERE = 'https://site.example';

it('opens addresses of this server and of the server of an embedded console alone', () => {
  const at = (code: string, base?: string) => ownPath(code, base, HERE);
  expect(at('https://site.example/qrcode/material?id=a')).toBe('/qrcode/material?id=a');
  expect(at('https://api.example/staff', 'https://api.example/x/')).toBe('/staff');
  expect(at('https://site.example.evil.test/staff')).toBeUndefined();
  expect(at('http://site.example/staff')).toBeUndefined();
  expect(at('https://site.example/jump?token=abc')).toBeUndefined();
  expect([at('TD-001'), at('javascript:alert(1)')]).toEqual([undefined, undefined]);
});
