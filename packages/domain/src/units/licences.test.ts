import { expect, it } from 'vitest';
import { daysUntil, licencesOf, LICENCE_STATE } from './licences.ts';

const TODAY = '2026-11-02';
const BUILDER = { unit_kind: 6, qualification_number: 'D231', safety_licence_number: '（沪）JZ安许证字' };

it('the earliest end decides, up to and including its day', () => {
  expect(licencesOf({ ...BUILDER, business_until: '2030-01-01', safety_licence_until: '2026-11-01' }, TODAY)).toEqual({
    state: LICENCE_STATE.expired,
    next_expiry: '2026-11-01',
  });
  expect(licencesOf({ ...BUILDER, safety_licence_until: TODAY }, TODAY).state).toBe(LICENCE_STATE.soon);
  expect(licencesOf({ ...BUILDER, safety_licence_until: '2027-01-01' }, TODAY).state).toBe(LICENCE_STATE.soon);
  expect(licencesOf({ ...BUILDER, safety_licence_until: '2027-01-02' }, TODAY).state).toBe(LICENCE_STATE.valid);
  expect(daysUntil('2027-01-01', TODAY)).toBe(60);
});

it('whoever builds needs a work safety licence, whoever designs a qualification, an owner neither', () => {
  const bare = (unit_kind: number) => licencesOf({ unit_kind }, TODAY).state;
  expect([4, 5, 6, 3, 7].map(bare)).toEqual(Array(5).fill(LICENCE_STATE.incomplete));
  expect([1, 8, 10].map(bare)).toEqual(Array(3).fill(LICENCE_STATE.valid));
  expect(licencesOf({ unit_kind: 3, qualification_number: 'A131' }, TODAY).state).toBe(LICENCE_STATE.valid);
  expect(licencesOf({ unit_kind: 5, qualification_number: 'D331' }, TODAY).state).toBe(LICENCE_STATE.incomplete);
});
