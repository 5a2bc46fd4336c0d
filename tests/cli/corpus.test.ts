import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gongdi, LEAKS, scratchFolder } from './support/gongdi.ts';

/** Real models of four kinds, beside the repository if they are available. */
const CORPUS = fileURLToPath(new URL('../../../shared/corpus', import.meta.url));
const FLAVOURS = ['activiti', 'camunda', 'flowable', 'plain'];
const out = scratchFolder();

/** The block below is evaluated for its tests even if it is skipped. */
const namesIn = (flavour: string): string[] => (existsSync(CORPUS) ? readdirSync(join(CORPUS, flavour)) : []);

describe.skipIf(!existsSync(CORPUS))('every model of the corpus', () => {
  const files = FLAVOURS.flatMap((flavour) => namesIn(flavour).map((name) => join(flavour, name)));
  const run = (args: string[]) => gongdi(args, { cwd: CORPUS });

  it('is checked: each finding has a rule, a message in words and a place', async () => {
    const { code, stdout, stderr } = await run(['lint', ...files, '--json']);
    const report = JSON.parse(stdout) as {
      files: { file: string; findings: { code: string; message: string; line: number; column: number }[] }[];
    };
    expect(code).toBe(1);
    expect(report.files).toHaveLength(files.length);
    for (const { file, findings } of report.files)
      for (const { code, message, line, column } of findings) {
        expect(code, file).not.toBe('rule-failed');
        expect(message.length, file).toBeGreaterThan(0);
        expect(Math.min(line, column), file).toBeGreaterThanOrEqual(1);
      }
    expect(stdout + stderr).not.toMatch(LEAKS);
  });

  it.each(['camunda', 'flowable', 'activiti', 'json'])('is converted to %s, or why not is said', async (to) => {
    const { code, stdout, stderr } = await run([
      'convert',
      ...files,
      '--to',
      to,
      '--out',
      `${join(out, to)}/`,
      '--json',
    ]);
    const { files: done } = JSON.parse(stdout) as {
      files: { file: string; converted: boolean; counts: { refused: number }; findings: object[] }[];
    };
    expect([0, 1, 4]).toContain(code);
    expect(done).toHaveLength(files.length);
    for (const { file, converted, counts, findings } of done)
      if (!converted) expect(counts.refused + findings.length, file).toBeGreaterThan(0);
    expect(stdout + stderr).not.toMatch(LEAKS);
  });

  it.each([['format'], ['render', '--format', 'svg'], ['info']])('survives %s', async (...command) => {
    const target = command[0] === 'info' ? [] : ['--out', `${join(out, command[0] ?? '')}/`];
    const { code, stdout, stderr } = await run([...command, ...files, ...target]);
    expect([0, 1, 4]).toContain(code);
    expect(stdout + stderr).not.toMatch(LEAKS);
  });
});
