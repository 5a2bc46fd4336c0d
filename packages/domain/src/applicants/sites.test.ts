import { expect, it, test } from 'vitest';
import { SUBMISSION_KINDS } from './kinds.ts';
import { APPLICANT_SITES, sitePaths } from './sites.ts';

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

it('has pages that a submission or the query shows', () => {
  const known = ['query', ...SUBMISSION_KINDS.map(({ page }) => page)];
  for (const { pages } of APPLICANT_SITES) expect(known).toEqual(expect.arrayContaining([...pages]));
});
