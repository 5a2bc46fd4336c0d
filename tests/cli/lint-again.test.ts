import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gongdi, PROGRAM, scratchFolder, type Run } from './support/gongdi.ts';
import { brokenModel, leaveModel } from './support/models.ts';

/** Makes a folder with a good and a bad model. */
function project(): {
  folder: string;
  lint: (...args: string[]) => ReturnType<typeof gongdi>;
  put: (name: string, text: string) => void;
} {
  const folder = scratchFolder();
  const put = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  put('good.bpmn', leaveModel());
  put('sub/bad.bpmn', brokenModel());
  const run: Run = { cwd: folder };
  return { folder, put, lint: (...args) => gongdi(['lint', ...args], run) };
}

describe('gongdi lint --cache', () => {
  it('says the same with and without, whatever changed', async () => {
    const { folder, put, lint } = project();
    const same = async (...args: string[]) => {
      const plain = await lint('.', '--json', ...args);
      for (const round of [1, 2])
        expect({ round, ...(await lint('.', '--json', '--cache', ...args)) }).toEqual({ round, ...plain });
      return plain;
    };
    expect((await same()).code).toBe(1);
    const cache = () => JSON.parse(readFileSync(join(folder, '.gongdilintcache'), 'utf8')) as { files: object };
    expect(Object.keys(cache().files).sort()).toEqual(['good.bpmn', 'sub/bad.bpmn']);
    put('good.bpmn', leaveModel({ task: '' }));
    expect((await same('--rule', 'label-required=error')).stdout).toContain('label-required');
    await same('--engine', 'flowable');
    await same('--lang', 'zh');
    put('gongdi.config.json', '{"lint":{"overrides":[{"files":["sub/**"],"schema":false}]}}');
    expect((await same()).stdout).not.toContain('xml-schema');
    rmSync(join(folder, 'sub'), { recursive: true });
    put('more.bpmn', brokenModel());
    await same();
    expect(Object.keys(cache().files).sort()).toEqual(['good.bpmn', 'more.bpmn']);
  });

  it('really takes what it knows', async () => {
    const { folder, lint } = project();
    await lint('.', '--cache', '--cache-location', 'caches/');
    const path = join(folder, 'caches/.gongdilintcache');
    const told = readFileSync(path, 'utf8');
    writeFileSync(path, told.replaceAll('targetRef', 'remembered'));
    expect((await lint('.', '--cache', '--cache-location', 'caches')).stdout).toContain('remembered');
    expect((await lint('.', '--no-cache')).stdout).not.toContain('remembered');
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{"format":1,"files":{"good.bpmn":{"key":"x","fin'],
    ['another format', '{"format":99,"files":{}}'],
    [
      'wrong shapes',
      '{"format":1,"files":{"good.bpmn":{"key":3},"sub/bad.bpmn":{"key":"a","findings":[{"line":-1}]}}}',
    ],
    ['a list', '[1,2]'],
    ['__proto__', '{"format":1,"files":{"__proto__":{"key":"a","findings":[]}}}'],
  ])('is not misled by a file of %s', async (_name, text) => {
    const { put, lint } = project();
    const plain = await lint('.', '--json');
    put('.gongdilintcache', text);
    expect(await lint('.', '--json', '--cache')).toEqual(plain);
    expect(await lint('.', '--json', '--cache')).toEqual(plain);
  });

  it('stands several runs at once, and a place that cannot be written', async () => {
    const { folder, lint } = project();
    const plain = await lint('.', '--json');
    for (const answer of await Promise.all([1, 2, 3, 4].map(() => lint('.', '--json', '--cache'))))
      expect(answer).toEqual(plain);
    expect(() => JSON.parse(readFileSync(join(folder, '.gongdilintcache'), 'utf8')) as unknown).not.toThrow();
    const { code, stdout, stderr } = await lint('.', '--cache', '--cache-location', 'good.bpmn/cache');
    expect(code).toBe(1);
    expect(stdout).toContain('xml-schema');
    expect(stderr).toContain('was not written');
  });
});

describe('gongdi lint --baseline', () => {
  const base = ['--baseline', 'base.json'] as const;

  it('reports what is new, wherever it stands now, and what is gone', async () => {
    const { folder, put, lint } = project();
    expect((await lint('.', ...base)).code).toBe(2);
    expect((await lint('.', '--update-baseline')).code).toBe(2);
    expect((await lint('-', ...base, '--update-baseline')).code).toBe(2);
    expect(await lint('.', ...base, '--update-baseline', '--dry-run')).toMatchObject({ code: 0 });
    expect((await lint('.', ...base)).code).toBe(2);
    expect(await lint('.', ...base, '--update-baseline')).toMatchObject({ code: 0, stdout: '' });
    expect(await lint('.', ...base)).toMatchObject({ code: 0, stdout: '' });

    put('sub/bad.bpmn', brokenModel().replace('<bpmn:process', '<!-- two\nmore lines -->\n<bpmn:process'));
    expect(await lint('.', ...base)).toMatchObject({ code: 0, stdout: '' });
    put('sub/bad.bpmn', brokenModel().replace(' targetRef="approve"', ''));
    const { code, stdout, stderr } = await lint('.', ...base);
    expect(code).toBe(1);
    expect(stdout).toContain('#f1');
    expect(stdout).not.toContain('#f2');
    expect(stderr).toContain('Known from the baseline base.json');

    put('sub/bad.bpmn', leaveModel());
    const mended = await lint('.', ...base);
    expect(mended.code).toBe(0);
    expect(mended.stderr).toMatch(/sub\/bad\.bpmn {2}xml-schema #f2/);
    const { baseline } = JSON.parse((await lint('.', ...base, '--json')).stdout) as { baseline: { gone: object[] } };
    expect(baseline.gone).toContainEqual({ file: 'sub/bad.bpmn', code: 'xml-schema', element: 'f2', count: 1 });
    await lint('sub', ...base, '--update-baseline');
    expect(JSON.parse(readFileSync(join(folder, 'base.json'), 'utf8'))).toEqual({ format: 1, files: {} });
  });

  it('says the same in another language', async () => {
    const { lint } = project();
    await lint('.', ...base, '--update-baseline', '--lang', 'zh');
    expect(await lint('.', ...base, '--lang', 'en')).toMatchObject({ code: 0, stdout: '' });
  });

  it.each(['', '[]', '{"format":1,"files":{"a":{"b":-1}}}', '{"format":2,"files":{}}'])(
    'is not taken when it is broken: %s',
    async (text) => {
      const { put, lint } = project();
      put('base.json', text);
      const { code, stderr } = await lint('.', ...base);
      expect(code).toBe(2);
      expect(stderr).toContain('base.json cannot be used');
      expect((await lint('.', ...base, '--update-baseline')).code).toBe(0);
      expect((await lint('.', ...base)).code).toBe(0);
    },
  );
});

describe('gongdi lint --watch', () => {
  it('checks again what changes, comes and goes, and ends with how it stands', async () => {
    const { folder, put } = project();
    rmSync(join(folder, 'sub'), { recursive: true });
    const child = spawn(process.execPath, [PROGRAM, 'lint', '.', '--watch', '-q'], { cwd: folder });
    let told = '';
    const hear = (text: string) => (told += text);
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    /** Returns the output since the last call, once it contains the words. */
    const until = async (words: string | RegExp) => {
      await expect.poll(() => told, { timeout: 20_000, interval: 50 }).toMatch(words);
      const since = told;
      told = '';
      return since;
    };
    await until(/files checked: 1\nWatching/);
    put('good.bpmn', brokenModel());
    await until(/good\.bpmn[\s\S]*xml-schema[\s\S]*Watching/);
    put('deep/er/late.bpmn', brokenModel());
    await until(/deep\/er\/late\.bpmn[\s\S]*files checked: 2\nWatching/);
    put('good.bpmn', leaveModel());
    expect(await until(/files checked: 2\nWatching/)).not.toContain('good.bpmn');
    rmSync(join(folder, 'deep'), { recursive: true });
    await until(/No problems; files checked: 1\nWatching/);
    put('gongdi.config.json', '{"lint":{"rules":{"nonsense":"off"}}}');
    await until(/nonsense[\s\S]*Watching/);
    put('gongdi.config.json', '{}');
    await until(/No problems; files checked: 1\nWatching/);
    appendFileSync(join(folder, 'notes.txt'), 'x');
    put('good.bpmn', brokenModel());
    await until(/good\.bpmn[\s\S]*Watching/);
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    expect(told).toBe('');
  });

  it('needs files, and stands alone', async () => {
    const { lint } = project();
    expect((await lint('-', '--watch')).code).toBe(2);
    expect((await lint('.', '--watch', '--fix')).stderr).toContain('--fix');
    expect((await lint('none/*.bpmn', '--watch')).code).toBe(2);
  });
});
