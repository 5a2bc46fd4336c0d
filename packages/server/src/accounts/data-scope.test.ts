import { DATA_SCOPE as S } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { mayGiveScope, scopeOf } from './data-scope.ts';

const standing = { account_id: 'me', org_id: 'b', path: 'a/b/', seen_paths: ['z/'] };
const usual = { read: ['a/b/', 'z/'], write: ['a/b/'] };
const rules = (more: object) => ({
  account_id: 'me',
  org_id: 'b',
  within: usual,
  organisation: false,
  projects: false,
  ...more,
});

test.each([
  ['no role', [], usual],
  ['everything', [S.all], { read: ['a/', 'z/'], write: ['a/'] }],
  ['the company, without what the organisation looks into', [S.company], { read: ['a/'], write: ['a/'] }],
  ['the organisation and below', [S.below], usual],
  ['the organisation', [S.organisation], { read: [], write: [], rows: rules({ organisation: true }) }],
  ['projects', [S.projects], { read: [], write: [], rows: rules({ projects: true }) }],
  ['own records', [S.own], { read: [], write: [], rows: rules({}) }],
  ['the wider of two', [S.own, S.below], usual],
  ['two that add to each other', [S.company, S.below], { read: ['a/', 'z/'], write: ['a/'] }],
  ['rows beside a company', [S.own, S.company], { read: ['a/'], write: ['a/'], rows: rules({}) }],
  [
    'two narrow ones',
    [S.organisation, S.projects],
    { read: [], write: [], rows: rules({ organisation: true, projects: true }) },
  ],
])('a scope of %s', (_, codes, scope) => {
  expect(scopeOf(codes, standing)).toEqual(scope);
});

test.each([
  ['the uppermost organisation gives all', [S.below], 'a/', [1, 2, 3, 4, 5, 6]],
  ['a branch gives its own', [S.below], 'a/b/', [3, 4, 5, 6]],
  ['a branch with the company gives the company', [S.company], 'a/b/', [1, 2, 3, 4, 5, 6]],
  ['an organisation alone gives itself', [S.organisation], 'a/b/', [4, 6]],
  ['whoever has projects gives these', [S.projects], 'a/b/', [5, 6]],
  ['whoever sees their own gives no more', [S.own], 'a/b/', [6]],
])('%s', (_, codes, path, given) => {
  const scope = scopeOf(codes, { ...standing, path });
  expect([1, 2, 3, 4, 5, 6].filter((code) => mayGiveScope({ scope, org_path: path }, code))).toEqual(given);
});
