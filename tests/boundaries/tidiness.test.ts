import { describe, expect, it } from 'vitest';
import { longFiles, machineTraces, strayFiles } from './tidiness.ts';

const lines = (count: number) => 'x\n'.repeat(count);
const traces = (text: string) => machineTraces([{ file: 'docs/a.md', text }]);
/** Joined here, so that the rule does not find this very file. */
const join = (...parts: string[]) => parts.join('');

describe('stray files', () => {
  it('lie in folders that are none of ours', () => {
    const named = ['package.json', 'docs/a.md', 'files/31/2a/312a', 'packages/x/src/files/a.ts', 'data/x.json'];
    expect(strayFiles(named.map((file) => ({ file, text: '' })))).toEqual(['files/31/2a/312a', 'data/x.json']);
  });
});

describe('long files', () => {
  it('are sources over 400 lines', () => {
    expect(longFiles([{ file: 'a.ts', text: lines(401) }])).toEqual(['a.ts: 401 lines, at most 400']);
    expect(longFiles([{ file: 'a.css', text: lines(500) }])).toHaveLength(1);
  });
  it('are not 400 lines, data or fixtures', () => {
    const files = ['a.json', 'packages/x/fixtures/a.ts'].map((file) => ({ file, text: lines(900) }));
    expect(longFiles([...files, { file: 'a.ts', text: lines(400) }])).toEqual([]);
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
