import type { zh } from './zh.ts';

export const en: Readonly<Record<keyof typeof zh, string>> = {
  short: 'The law asks for {least} {unit} at least; give a longer term',
  years: 'years',
  seasons: 'seasons',
  later: 'This day has not come yet; choose another',
  notSatisfied: 'A case is not closed while somebody is not satisfied; send it back to be repaired again',
  within: 'Warranted until {day}',
  outside: 'The warranty ended on {day}; agree on the cost first',
  unknown: 'No term of this warranty is recorded; record it first',
  near: 'The warranty of {name} ends on {day}; see to what is left before',
};
