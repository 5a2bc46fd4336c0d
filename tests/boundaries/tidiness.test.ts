import { describe, expect, it } from 'vitest';
import { machineTraces, strayFiles, switchedOffRules, unformattedPlaces } from './tidiness.ts';

const traces = (text: string) => machineTraces([{ file: 'docs/a.md', text }]);
/** Joined here, so that the rule does not find this file. */
const join = (...parts: string[]) => parts.join('');

describe('stray files', () => {
  it('lie in folders that are none of ours', () => {
    const named = ['package.json', 'docs/a.md', 'files/31/2a/312a', 'packages/x/src/files/a.ts', 'data/x.json'];
    expect(strayFiles(named.map((file) => ({ file, text: '' })))).toEqual(['files/31/2a/312a', 'data/x.json']);
  });
});

describe('machine traces', () => {
  it.each([
    join('see /', 'work/main/a.ts'),
    join("const a = '/", "tmp/x';"),
    join('/', 'root/.npmrc'),
    join('file:///', 'tmp/a'),
    join('https://registry', '.npmjs', '.org/zod'),
    join('mirror: registry', '.npmmirror', '.com'),
    join('index-url = https://pypi', '.org/simple'),
    join('repo', '.maven', '.apache.org'),
  ])('are found in: %s', (text) => expect(traces(`ok\n${text}`)).toEqual([expect.stringMatching(/^docs\/a\.md:2: /)]));

  it.each([
    '/api/workflow/bpm/task',
    'https://site.example/work/orders',
    join('./', 'work/a'),
    '/var/lib/gongdi/',
    'a registry of resources',
    'os.tmpdir()',
  ])('are not seen in: %s', (text) => expect(traces(text)).toEqual([]));
});

describe('unformatted places', () => {
  const ignored = `// ${join('oxfmt', '-ignore')}`;
  const found = (...lines: string[]) => unformattedPlaces([{ file: 'packages/a.ts', text: lines.join('\n') }]);

  it('say in the line above why they are not formatted', () => {
    expect(found('// One site to a line.', ignored, 'const SITES = [];')).toEqual([]);
    const why = 'no comment above says why it is not formatted';
    expect(found('', ignored, 'const SITES = [];')).toEqual([`packages/a.ts:2: ${why}`]);
    expect(found(`const sites = [1,2]; ${ignored}`)).toEqual([`packages/a.ts:1: ${why}`]);
  });
  it('are few', () => {
    expect(found(...Array.from({ length: 20 }, () => `// A table.\n${ignored}`))).toEqual([]);
    expect(found(...Array.from({ length: 21 }, () => `// A table.\n${ignored}`))).toEqual([
      '21 places are not formatted, at most 20',
    ]);
  });
});

describe('lint rules that are switched off', () => {
  const off = join('// oxlint', '-disable-next-line');
  const found = (line: string) => switchedOffRules([{ file: 'packages/a.ts', text: `const a = 1;\n${line}` }]);

  it('keep a function whole, and say why', () => {
    expect(found(`${off} complexity -- one case for each kind of member`)).toEqual([]);
    expect(found(`${off} max-lines-per-function -- closure over one connection`)).toEqual([]);
  });
  it.each([
    'complexity',
    'complexity -- long',
    'no-console -- the program prints its result',
    'complexity, no-console -- one case for each kind',
  ])('are refused: %s', (rule) => expect(found(`  ${off} ${rule}`)).toHaveLength(1));
  it('are refused for a whole file', () => expect(found(join('/* oxlint', '-disable */'))).toHaveLength(1));
});
