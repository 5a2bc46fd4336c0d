/** Weights and check characters of identity numbers (GB 11643-1999). */
const IDENTITY_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const IDENTITY_CHECKS = '10X98765432';

/** Characters of credit codes in the order of their values (GB 32100-2015): without I, O, S, V, Z. */
export const CREDIT_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Returns whether an identity number has an existing birthday and the right check character. */
export function isIdentityNumber(value: string): boolean {
  const [, year, month, day] = /^\d{6}(\d{4})(\d\d)(\d\d)\d{3}[\dX]$/.exec(value) ?? [];
  if (year === undefined || Number(year) < 1900) return false;
  const birthday = `${year}-${month}-${day}`;
  const instant = Date.parse(`${birthday}T00:00:00Z`);
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== birthday) return false;
  const sum = IDENTITY_WEIGHTS.reduce((total, weight, at) => total + weight * Number(value[at]), 0);
  return IDENTITY_CHECKS[sum % 11] === value[17];
}

/** Returns whether a unified social credit code has the right check character. */
export function isCreditCode(value: string): boolean {
  const values = Array.from(value, (character) => CREDIT_CHARACTERS.indexOf(character));
  if (values.length !== 18 || values.includes(-1)) return false;
  let [sum, weight] = [0, 1];
  for (const one of values.slice(0, 17)) {
    sum += one * weight;
    weight = (weight * 3) % 31;
  }
  return (31 - (sum % 31)) % 31 === values[17];
}

/** Checks that a field may name. */
export const FIELD_CHECKS = { identity: isIdentityNumber, credit_code: isCreditCode } as const;
export type FieldCheck = keyof typeof FIELD_CHECKS;
