import { expect, it } from 'vitest';
import { SUBMISSION_KINDS } from './kinds.ts';
import { cleanNumber, submissionNumber, submissionOf } from './numbers.ts';
import { siteOf } from './sites.ts';

it('tells kinds of submissions apart by their numbers', () => {
  const marks = SUBMISSION_KINDS.map(({ mark }) => mark);
  expect(new Set(marks).size).toBe(marks.length);
  for (const mark of marks) expect(mark).toMatch(/^[A-Z]*$/);
});

it('numbers a submission by its site, its day and chance, and knows what it is of', () => {
  const random = Uint8Array.from([0, 31, 32, 63, 64, 1, 2, 255]);
  const number = submissionNumber(siteOf('sipac'), 'application', '2026-11-02', random);
  expect(number).toBe('SIP-20261102-2Z2Z234Z');
  const person = submissionNumber(siteOf('taizhou'), 'person', '2026-11-02', random);
  expect([number, person, 'SIP-20261102', ''].map(submissionOf)).toEqual([
    'application',
    'person',
    undefined,
    undefined,
  ]);
});

it('reads a number as people type it', () => {
  expect(cleanNumber(' jd－20261102 - 7k3m9qxw\n')).toBe('JD-20261102-7K3M9QXW');
});
