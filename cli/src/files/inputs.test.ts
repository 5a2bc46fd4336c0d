import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ignoreRules } from './ignore.ts';
import { findInputs } from './inputs.ts';

let folder: string;
const put = (name: string, text = '') => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gongdi-inputs-'));
  for (const name of ['a.bpmn', 'b.bpmn', 'gen/c.bpmn', 'gen/keep.bpmn', 'gen/deep/keep.bpmn', '!odd.bpmn']) put(name);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function found(ignore: string, arg = '.'): Promise<string[]> {
  put('.gongdiignore', ignore);
  const inputs = await findInputs([arg], { cwd: folder, endings: ['.bpmn'], ignore: await ignoreRules(folder) });
  return inputs.map(({ name }) => name.replaceAll('\\', '/'));
}

describe('.gongdiignore', () => {
  it('leaves out folders, names and places', async () => {
    expect(await found('# made\ngen/\n/b.bpmn\n\\!odd.bpmn\n')).toEqual(['a.bpmn']);
  });

  it('takes back what a line with ! names; the last line that fits decides', async () => {
    expect(await found('*.bpmn\n!a.bpmn\n')).toEqual(['a.bpmn']);
    expect(await found('*.bpmn\n!gen/keep.bpmn\n')).toEqual(['gen/keep.bpmn']);
    expect(await found('gen/\n!keep.bpmn\n/gen/deep\n', '**/*.bpmn')).toEqual([
      '!odd.bpmn',
      'a.bpmn',
      'b.bpmn',
      'gen/keep.bpmn',
    ]);
  });

  it('brings nothing in that was not asked for', async () => {
    expect(await found('b.bpmn\n!*\n', 'gen/deep')).toEqual(['gen/deep/keep.bpmn']);
  });
});
