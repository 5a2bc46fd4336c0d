import { expect, it } from 'vitest';
import { CONTRACT } from '../dictionary/labour.ts';
import { contractStateOf, isContracted } from './contract.ts';

it.each([
  [{}, CONTRACT.none],
  [{ contract_kind: 1 }, CONTRACT.inForce],
  [{ contract_kind: 1, contract_from: '2026-11-26' }, CONTRACT.none],
  [{ contract_kind: 2, contract_to: '2026-11-24' }, CONTRACT.ended],
  [{ contract_kind: 2, contract_to: '2026-11-25' }, CONTRACT.ending],
  [{ contract_kind: 2, contract_to: '2026-12-25' }, CONTRACT.ending],
  [{ contract_kind: 2, contract_to: '2026-12-26' }, CONTRACT.inForce],
])('%o on 2026-11-25, thirty days ahead', (facts, state) => {
  expect(contractStateOf(facts, '2026-11-25', 30)).toBe(state);
  expect(isContracted(facts, '2026-11-25')).toBe(state === CONTRACT.inForce || state === CONTRACT.ending);
});
