import { expect, it, test } from 'vitest';
import { cleanNumber, sitePaths, siteOf, submissionNumber, submissionOf } from './sites.ts';

test('console 2.1: /jiangdu, /netapply, /sipac and /taizhou have query and apply, the last two person too', () => {
  expect(sitePaths().map(({ path }) => path)).toEqual([
    '/jiangdu',
    '/jiangdu/apply',
    '/jiangdu/query',
    '/netapply',
    '/netapply/apply',
    '/netapply/query',
    '/sipac',
    '/sipac/apply',
    '/sipac/person',
    '/sipac/query',
    '/taizhou',
    '/taizhou/apply',
    '/taizhou/person',
    '/taizhou/query',
  ]);
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
