import { CERTIFICATE_KIND } from '../dictionary/labour.ts';
import { daysLater, monthsLater } from './identity.ts';

/** Months that a certificate is valid, and after which it has to be reviewed. */
export interface CertificateTerm {
  valid: number;
  review?: number;
}

/**
 * Housing: two years, prolonged (建质〔2008〕75号). Emergency management: six years, reviewed every three (order 30).
 * Special equipment: four years. Safety managers and constructors: three years. Work safety licence: three years.
 * Whoever renews enters the day that stands on the certificate; these terms fill in what is left empty.
 */
const TERMS: Readonly<Record<number, CertificateTerm>> = {
  [CERTIFICATE_KIND.housing]: { valid: 24 },
  [CERTIFICATE_KIND.emergency]: { valid: 72, review: 36 },
  [CERTIFICATE_KIND.equipment]: { valid: 48 },
  [CERTIFICATE_KIND.safetyA]: { valid: 36 },
  [CERTIFICATE_KIND.safetyB]: { valid: 36 },
  [CERTIFICATE_KIND.safetyC]: { valid: 36 },
  [CERTIFICATE_KIND.constructor]: { valid: 36 },
  [CERTIFICATE_KIND.unitQualification]: { valid: 60 },
  [CERTIFICATE_KIND.unitSafety]: { valid: 36 },
};

type Given = Readonly<Record<string, unknown>>;

/** Fills in the end and the day of review of a certificate that names only its beginning. */
export function withTerm(record: Given): Record<string, unknown> {
  const term = typeof record.kind === 'number' ? TERMS[record.kind] : undefined;
  const from = record.valid_from;
  if (!term || typeof from !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(from)) return { ...record };
  const review = typeof record.reviewed_on === 'string' ? record.reviewed_on : from;
  return {
    ...record,
    valid_to: record.valid_to ?? daysLater(monthsLater(from, term.valid), -1),
    ...(term.review && { review_due: record.review_due ?? daysLater(monthsLater(review, term.review), -1) }),
  };
}
