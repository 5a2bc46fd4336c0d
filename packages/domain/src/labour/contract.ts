import { CONTRACT } from '../dictionary/labour.ts';
import { daysLater } from './identity.ts';

/** What a person's record says of the contract. */
export interface ContractFacts {
  /** Value of the dictionary `contract_kind`. */
  contract_kind?: number | null;
  contract_from?: string | null;
  /** Last day; absent: until the work is done. */
  contract_to?: string | null;
}

/** Returns how a contract stands on a day: a value of the dictionary `contract_state`. @param ahead days of notice */
export function contractStateOf(
  { contract_kind, contract_from, contract_to }: ContractFacts,
  day: string,
  ahead: number,
) {
  if (!contract_kind || (contract_from && contract_from > day)) return CONTRACT.none;
  if (!contract_to) return CONTRACT.inForce;
  if (contract_to < day) return CONTRACT.ended;
  return contract_to <= daysLater(day, ahead) ? CONTRACT.ending : CONTRACT.inForce;
}

/** Returns whether a contract covers the day. */
export const isContracted = (facts: ContractFacts, day: string): boolean => {
  const state = contractStateOf(facts, day, 0);
  return state === CONTRACT.inForce || state === CONTRACT.ending;
};
