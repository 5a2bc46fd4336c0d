import { expect, it } from 'vitest';
import { isPhone } from './use-phone.ts';

it('is a phone upright and lying on its side; tablets and small windows are none', () => {
  expect([isPhone(390, 844), isPhone(844, 390), isPhone(932, 430), isPhone(600, 900)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([isPhone(768, 1024), isPhone(1024, 768), isPhone(844, 600), isPhone(1280, 400)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
