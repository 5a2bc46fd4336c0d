import { describe, expect, it } from 'vitest';
import { keyOf } from './key.ts';
import { fixedKeys } from './keyring.ts';
import { blindOf, keyIdOf, seal, tailOf, unseal, type Place } from './seal.ts';

const [OLD, NEW] = [Buffer.alloc(32, 'old'), Buffer.alloc(32, 'new')];
const [old, fresh] = [keyOf(OLD), keyOf(NEW)];
const both = fixedKeys([NEW.toString('base64'), OLD.toString('hex')], 'the test');
const place: Place = { table: 'staff', column: 'id_card', id: 'a' };
const NUMBER = '11010119900307888X';

describe('a sealed value', () => {
  const sealed = seal(old, place, 'identity', NUMBER);

  it('is read in its place alone', () => {
    expect(sealed).not.toContain('0307888');
    expect(unseal(both, place, sealed)).toBe(NUMBER);
    for (const other of [{ id: 'b' }, { column: 'phone_number' }, { table: 'account' }])
      expect(() => unseal(both, { ...place, ...other }, sealed)).toThrow(
        expect.objectContaining({ code: 'personal_damaged' }),
      );
  });

  it('cannot be changed, and neither can its blind index', () => {
    const parts = sealed.split(':');
    for (const at of [2, 3, 4]) {
      const text = parts[at]!;
      const changed = parts.with(at, (text.startsWith('~A') ? '~B' : '~A') + text.slice(2)).join(':');
      expect(() => unseal(both, place, changed)).toThrow(expect.objectContaining({ code: 'personal_damaged' }));
    }
  });

  it('is never twice the same, and is read with an old key', () => {
    expect(seal(old, place, 'identity', NUMBER)).not.toBe(sealed);
    expect(keyIdOf(sealed)).toBe(old.id);
    expect(() => unseal(fixedKeys([NEW.toString('base64')], 'x'), place, sealed)).toThrow(
      expect.objectContaining({ code: 'personal_keys_missing', message: expect.stringContaining(old.id) }),
    );
  });

  it('beside texts that are not sealed', () => {
    expect(unseal(both, place, NUMBER)).toBe(NUMBER);
    expect(unseal(both, place, seal(fresh, place, 'identity', 'gd1:a:b'))).toBe('gd1:a:b');
  });
});

it('finds a number however it is written', () => {
  expect(blindOf(old, 'identity', '11010119900307888x')).toBe(blindOf(old, 'identity', ' １１010119900307888X'));
  expect(blindOf(old, 'phone', '+86 138-0013-8000')).toBe(blindOf(old, 'phone', '13800138000'));
  expect(blindOf(old, 'phone', '13800138000')).not.toBe(blindOf(fresh, 'phone', '13800138000'));
  expect(blindOf(old, 'phone', '13800138000')).not.toBe(blindOf(old, 'bank-card', '13800138000'));
  expect(tailOf(old, 'phone', '13800138000')).toBe(tailOf(old, 'phone', '13911118000'));
  expect(tailOf(old, 'bank-card', '6222021234567890123')).toBe('');
});

it('refuses what is no key', () => {
  for (const secrets of [[], ['short'], [NEW.toString('base64'), '']])
    expect(() => fixedKeys(secrets, 'the test')).toThrow(expect.objectContaining({ code: 'personal_keys' }));
});
