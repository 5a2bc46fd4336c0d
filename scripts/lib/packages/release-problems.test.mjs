import { expect, it } from 'vitest';
import { releaseProblems } from './release-problems.mjs';

const good = { versions: { a: '1.0.0', b: '1.0.0' }, changelog: '# C\n\n## 1.0.0\n', changed: [], tag: false };

it('lets a release pass that is in order', () => expect(releaseProblems(good)).toEqual([]));

it.each([
  [{ versions: { a: '1.0.0', b: '1.1.0' } }, 'a 1.0.0, b 1.1.0'],
  [{ changelog: '# C\n\n## 0.9.0\n' }, 'has no part for 1.0.0'],
  [{ changed: ['x.ts'] }, 'x.ts'],
  [{ tag: true }, 'v1.0.0'],
])('refuses %j', (state, words) => {
  const problems = releaseProblems({ ...good, ...state });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
});
