import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defineCommand, EXIT } from '../command.ts';
import { COMPLETIONS, entriesOf, SHELLS, type Shell } from './shells.ts';

const commands = [
  defineCommand({
    name: 'paint',
    arguments: '<colour>',
    values: ['red', 'green'],
    about: { zh: '画', en: "It's [a]: \\ test ‘quoted’" },
    options: [
      { flags: '-f, --finish <name>', about: { zh: '面', en: "the 'finish'" }, choices: ['matt', 'glossy'] },
      { flags: '--coats <n>', about: { zh: '遍', en: 'how many' } },
    ],
    run: async () => EXIT.fine,
  }),
];
const script = (shell: Shell) =>
  COMPLETIONS[shell](entriesOf(commands, 'en', ({ values }) => (Array.isArray(values) ? values : [])));
const has = (shell: string) => spawnSync(shell, ['--version']).status === 0;

/** How each shell is asked whether it can read a script. */
const CHECKS: Readonly<Record<Shell, (path: string) => [string, ...string[]]>> = {
  bash: (path) => ['bash', '-n', path],
  zsh: (path) => ['zsh', '-n', path],
  fish: (path) => ['fish', '-n', path],
  powershell: (path) => [
    'pwsh',
    '-NoProfile',
    '-Command',
    `[void][scriptblock]::Create([IO.File]::ReadAllText('${path}'))`,
  ],
};

describe('completion', () => {
  it.each(SHELLS)('%s offers commands, values and choices', (shell) => {
    for (const word of ['paint', 'red', 'green', 'finish', 'matt', 'glossy', 'coats'])
      expect(script(shell)).toContain(word);
  });

  it.each(SHELLS)('%s can read it, where it is installed', (shell) => {
    const folder = mkdtempSync(join(tmpdir(), 'gongdi-completion-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'script');
    const [program, ...args] = CHECKS[shell](path);
    if (!has(program)) return;
    writeFileSync(path, script(shell));
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('doubles every quote that PowerShell takes for one, and closes what it opens', () => {
    const text = script('powershell');
    expect(text).toContain("'It''s [a]: \\ test ‘‘quoted’’'");
    const bare = text.replaceAll(/'(?:[^']|'')*'/g, '');
    for (const [open, close] of ['{}', '()', '[]'])
      expect(bare.split(open!).length, open).toBe(bare.split(close!).length);
  });
});
