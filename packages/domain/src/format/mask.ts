import { MOBILE_PATTERN } from '../field/patterns.ts';
import { EMPTY } from './number.ts';

/** `138****5678`; only mainland mobile numbers are masked, others stay (console specification, section 5). */
export function maskPhone(value: string | null | undefined): string {
  if (!value) return EMPTY;
  return MOBILE_PATTERN.test(value) ? `${value.slice(0, 3)}****${value.slice(7)}` : value;
}

/** The first six and the last four digits stay (console specification, section 9). */
export function maskIdCard(value: string | null | undefined): string {
  if (!value) return EMPTY;
  return value.length < 15 ? value : `${value.slice(0, 6)}${'*'.repeat(value.length - 10)}${value.slice(-4)}`;
}

/** `张**`: the first character of a name stays. */
export function maskName(value: string | null | undefined): string {
  if (!value) return EMPTY;
  const [first = '', ...rest] = value;
  return first + '*'.repeat(Math.max(1, rest.length));
}
