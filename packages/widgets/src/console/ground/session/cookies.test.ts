import type { Profile } from '@gongdi/api';
import { afterEach, expect, it, vi } from 'vitest';
import { clearCookies, parentDomain, setCookies } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

/** A cookie jar as `document.cookie` shows it. It refuses domains in `suffixes`, which it treats as public suffixes. */
function jar(hostname: string, suffixes: string[] = [], protocol = 'https:') {
  const kept = new Map<string, string>();
  const lines: string[] = [];
  vi.stubGlobal('location', { hostname, protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return [...kept.values()].join('; ');
    },
    set cookie(line: string) {
      lines.push(line);
      const [pair = '', ...attributes] = line.split('; ');
      const domain = attributes.find((one) => one.startsWith('Domain='))?.slice(7) ?? hostname;
      if (suffixes.includes(domain)) return;
      const key = `${pair.split('=')[0]} ${domain}`;
      if (attributes.includes('Max-Age=0')) kept.delete(key);
      else kept.set(key, pair);
    },
  });
  return { kept, lines };
}

const user = { user_id: 'u 1' } as Profile;

it('sees the parent domain of a host below another', () => {
  expect(
    ['console.site.example', 'a.b.c.example', 'site.example', 'localhost', '192.168.1.20', '[::1]'].map(parentDomain),
  ).toEqual(['site.example', 'b.c.example', null, null, null, null]);
});

it('console 8 and 9: cookies of token, serial number and user are set on the parent domain without a secret, and cleared there', () => {
  const { kept, lines } = jar('console.site.example');
  setCookies(user);
  expect([...kept.entries()]).toEqual([
    ['token site.example', 'token=1'],
    ['serial_number site.example', 'serial_number=1'],
    ['user site.example', 'user=u%201'],
  ]);
  expect(lines.every((line) => line.includes('SameSite=Lax') && line.endsWith('Secure'))).toBe(true);
  clearCookies();
  expect(kept.size).toBe(0);
});

it('keeps them on the host alone where the browser refuses its parent', () => {
  const { kept } = jar('site.com.cn', ['com.cn']);
  setCookies(user);
  expect([...kept.keys()]).toEqual(['token site.com.cn', 'serial_number site.com.cn', 'user site.com.cn']);
  clearCookies();
  expect(kept.size).toBe(0);
});

it('does without Secure on plain HTTP', () => {
  const { lines } = jar('localhost', [], 'http:');
  setCookies(user);
  expect(lines.some((line) => line.includes('Secure') || line.includes('Domain'))).toBe(false);
});
