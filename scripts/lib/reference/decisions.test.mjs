import { describe, expect, it } from 'vitest';
import { decisionIndex, decisionProblems, readDecisions } from './decisions.mjs';

const text = ({ title = 'Title', status = 'accepted', rejected = '- Other.' } = {}) =>
  `# ${title}\n\nStatus: ${status}\n\n## Context\n\nA.\n\n## Decision\n\nB.\n\n## Consequences\n\n- C.\n\n## Rejected\n\n${rejected}\n`;
const problems = (of, path = 'area/topic.md') => decisionProblems([{ path, text: of }]);

describe('decisions', () => {
  it('have the form that docs/decisions/README.md describes', () => {
    const files = readDecisions();
    expect(files.length).toBeGreaterThan(100);
    expect(decisionProblems(files)).toEqual([]);
  });

  it('may be accepted, or superseded by another one', () => {
    const old = { path: 'area/old.md', text: text({ title: 'Old', status: 'superseded by [New](../other/new.md)' }) };
    const files = [old, { path: 'other/new.md', text: text({ title: 'New' }) }];
    expect(decisionProblems(files)).toEqual([]);
    expect(decisionProblems([old])).toEqual(['area/old.md: names other/new.md as its successor, which is no decision']);
  });

  it.each([
    ['no title', text().replace('# Title', 'Title'), 'title'],
    ['an unknown status', text({ status: 'perhaps' }), 'status'],
    ['no status', text().replace('Status: accepted\n\n', ''), 'status'],
    ['a missing section', text().replace(/## Context\n\nA\.\n\n/, ''), 'sections'],
    ['an additional section', `${text()}\n## Notes\n\nD.\n`, 'sections'],
    ['an empty section', text({ rejected: '' }), 'nothing under Rejected'],
    ['text before the sections', text().replace('## Context', 'Why?\n\n## Context'), 'nothing else'],
  ])('are refused with %s', (_, of, problem) => expect(problems(of).join('\n')).toContain(problem));

  it.each(['topic.md', 'area/0012-topic.md', 'area/deep/topic.md', 'area/Topic.md'])('may not lie in %s', (path) =>
    expect(problems(text(), path)).toHaveLength(1),
  );

  it('have titles of their own', () => {
    const files = ['a/one.md', 'b/two.md'].map((path) => ({ path, text: text() }));
    expect(decisionProblems(files)).toEqual(['b/two.md: another decision has the same title']);
  });

  it('are listed by area, each with its title and file', () => {
    const files = [
      { path: 'personal-data/b.md', text: text({ title: 'B', status: 'superseded by [A](../api/a.md)' }) },
      { path: 'api/a.md', text: text({ title: 'A' }) },
    ];
    expect(decisionIndex(files)).toBe(
      '### Api\n\n- [A](api/a.md)\n\n### Personal data\n\n- [B](personal-data/b.md) (superseded)',
    );
  });
});
