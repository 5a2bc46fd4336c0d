import type { ApplicantSite } from './define.ts';
import { SUBMISSION_KINDS, submissionKind, type Submission } from './kinds.ts';

/** Characters of a submission number, without those that are easily confused (0 O 1 I). */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 8 characters of 5 bits are 40 bits, so that nobody can guess another applicant's number. */
const NUMBER_LETTERS = 8;

/** Submission number: site prefix, then the day after the mark of the kind, then the random characters. */
const NUMBER_PATTERN = /^[A-Z]{2,3}-([A-Z]*)\d{8}-[2-9A-HJ-NP-Z]{8}$/;

/**
 * Returns a new number, `JD-20261121-7K3M9QXW`; for a person `SIP-R20261121-7K3M9QXW`.
 * @param day `YYYY-MM-DD`
 * @param random eight unpredictable bytes
 */
export function submissionNumber(site: ApplicantSite, what: Submission, day: string, random: Uint8Array): string {
  // 256 is a multiple of 32, the size of the alphabet, so every character is equally probable.
  const letters = Array.from(random.subarray(0, NUMBER_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${site.prefix}-${submissionKind(what).mark}${day.replaceAll('-', '')}-${letters}`;
}

/** Returns the kind of submission that a number belongs to; undefined when it is not a submission number. */
export function submissionOf(number: string): Submission | undefined {
  const found = NUMBER_PATTERN.exec(number);
  return found ? SUBMISSION_KINDS.find(({ mark }) => mark === found[1])?.name : undefined;
}

/** Normalises a number as people type it: lower-case letters, spaces, wide dashes. */
export function cleanNumber(given: string): string {
  return given
    .replaceAll(/\s/g, '')
    .replaceAll(/[－—–]/g, '-')
    .toUpperCase();
}
