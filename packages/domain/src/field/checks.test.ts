import { expect, it } from 'vitest';
import { isCreditCode, isIdentityNumber } from './checks.ts';

it('knows identity numbers by birthday and check character (the example of GB 11643)', () => {
  expect(isIdentityNumber('11010519491231002X')).toBe(true);
  expect(isIdentityNumber('440524188001010014')).toBe(false);
  for (const wrong of ['110105194912310021', '11010519490231002X', '11010519491231002', '1101051949123100 X', ''])
    expect(isIdentityNumber(wrong), wrong).toBe(false);
});

it('knows credit codes by their check character (the example of GB 32100)', () => {
  expect(isCreditCode('91350100M000100Y43')).toBe(true);
  for (const wrong of ['91350100M000100Y44', '91350100M000100Y4', '91350100I000100Y43', '91350100m000100Y43', ''])
    expect(isCreditCode(wrong), wrong).toBe(false);
});
