import { describe, expect, it } from 'vitest';
import { brokenCitations, citationsOf, headingsOf } from './citations.ts';

const HEADINGS = headingsOf([
  { file: 'docs/specification/console.md', text: '# Console specification\n\n## Sections\n' },
  { file: 'docs/specification/console/2-screens.md', text: '# 2. Screens\n\n## 2.1 Top level\n\n## 2.2 Modules\n' },
  { file: 'docs/specification/designer.md', text: '# Designer\n\n## 8. Errors\n\n## 9. Limits\n' },
  { file: 'docs/specification/settled.md', text: '# Settled points\n\n## Wire\n\n### 7. Cookies\n\n### 8. Pages\n' },
]);

const broken = (text: string, file = 'packages/x/src/a.ts') => brokenCitations([{ file, text }], HEADINGS);
const cited = (text: string, file = 'packages/x/src/a.ts') =>
  citationsOf([{ file, text }]).map(({ line, of }) => [line, of?.document, of?.numbers.join(' ')]);

describe('headings of the specification', () => {
  it('are numbered sections and points', () => {
    expect(HEADINGS).toEqual({
      console: new Set(['2', '2.1', '2.2']),
      designer: new Set(['8', '9']),
      settled: new Set(['7', '8']),
    });
  });
});

describe('citations in prose', () => {
  it.each([
    ['/** A page (console specification, section 2.1). */', 'console', '2.1'],
    ['/* designer specification, section 9: at most 240 high */', 'designer', '9'],
    ['// Console specification, sections 2, 2.1 and 2.2, to the letter.', 'console', '2 2.1 2.2'],
    ['/** Rules (console specification, sections 2.1 to 2.2). */', 'console', '2.1 2.2'],
    ['/** A cookie (settled point 7: none). */', 'settled', '7'],
    ['/** Pages (settled points 7 and 8) */', 'settled', '7 8'],
  ])('resolve: %s', (text, document, numbers) => {
    expect(cited(`ok\n${text}`)).toEqual([[2, document, numbers]]);
    expect(broken(text)).toEqual([]);
  });

  it('run over line breaks', () => {
    const text = '/**\n * Something long (console\n * specification, sections 2.1\n * and 2.2).\n */';
    expect(cited(text)).toEqual([[3, 'console', '2.1 2.2']]);
    expect(cited('// of the designer specification,\n// section 8')).toEqual([[2, 'designer', '8']]);
  });

  it('are of two documents side by side', () => {
    expect(cited('(console specification, section 2.1; settled point 8)')).toEqual([
      [1, 'console', '2.1'],
      [1, 'settled', '8'],
    ]);
  });

  it.each([
    '(section 9)',
    '// as section 2.1 of the console specification says',
    '(specification, section 9)',
    '(console text, section 2)',
    '(console specification, 2.1)',
    '(console specification, section 2.1 and 2.2)',
    '(console specification, sections 2.1)',
    '(console specification, section 2.1: page; section 2: routes)',
    '(settled 7)',
    '(settled point 7 and 8)',
  ])('are refused without their document or in another form: %s', (text) => {
    expect(broken(text)).toEqual([expect.stringContaining('write it as docs/specification/README.md says')]);
  });

  it.each([
    ['(console specification, section 2.3)', 'console has no 2.3'],
    ['(designer specification, sections 7 and 9)', 'designer has no 7'],
    ['(settled point 31)', 'settled has no 31'],
  ])('are refused without a heading: %s', (text, why) => {
    expect(broken(text)).toEqual([expect.stringContaining(why)]);
    expect(broken(text, 'packages/x/src/a.css')).toHaveLength(1);
    expect(broken(text, 'docs/a.md')).toHaveLength(1);
  });

  it('are not sections of other standards', () => {
    expect(
      cited('RFC 9110, section 14.1; MQTT 3.1.1,\n * section 2.2.3; Expression Language 2.2, section 1.18'),
    ).toEqual([]);
    expect(broken('as section 14.1 of RFC 9110')).toHaveLength(1);
  });

  it('are not looked for in the specification', () => {
    expect(cited('see section 99', 'docs/specification/console.md')).toEqual([]);
  });
});

describe('citations in names of tests', () => {
  const TEST = 'packages/x/src/a.test.ts';
  it.each([
    ["it('console 2.1: a page', () => {", 'console', '2.1'],
    ["describe.each(ENGINES)('designer 8 and 9: %s', () => {", 'designer', '8 9'],
    ['test(\n  "settled 7: none",', 'settled', '7'],
  ])('resolve: %s', (text, document, numbers) => {
    expect(cited(text, TEST)).toEqual([[1, document, numbers]]);
    expect(broken(text, TEST)).toEqual([]);
  });

  it('stand in the table of a test that is run for each of its rows', () => {
    const rows = "const SAID = [['2.1', 'a'], [\n  '2.9',\n  'b', '99']];\nconst CALLS = {\n  '2.2 projects': `x` };";
    const text = `${rows}\ntest.each(SAID)('console %s: %s', () => {});`;
    expect(cited(text, TEST)).toEqual([[6, 'console', '2.1 2.9 2.2']]);
    expect(broken(text, TEST)).toEqual([expect.stringContaining('console has no 2.9')]);
  });

  it.each([
    "test('2 toolbar order', () => {",
    "describe('2.1: pages', () => {",
    "test('2, 9 previews', () => {",
    "test.each(ALL)('8 %s', () => {",
    "it('console 2.1, 2.2 and more', () => {",
    "it('monitoring 10: a check', () => {",
  ])('are refused without their document or in another form: %s', (text) => {
    expect(broken(text, TEST)).toHaveLength(1);
  });

  it('are refused without a heading', () => {
    expect(broken("test('designer 2: a page', () => {", TEST)).toEqual([
      `${TEST}:1: designer 2: a page: designer has no 2`,
    ]);
  });

  it.each([
    "it('keeps 20 rows', () => {",
    "it('of 5,000 corners: some', () => {",
    "expect(CODE.test('0190-6f0a')).toBe(false);",
  ])('are not: %s', (text) => expect(cited(text, TEST)).toEqual([]));
});
