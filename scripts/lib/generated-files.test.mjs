import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { misplacedFiles } from './generated-files.mjs';
import { moduleIndexes } from './module-index.mjs';
import { ruleModules } from './reference/rule-pages.mjs';
import { at, root } from './root.mjs';

const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
const files = execFileSync('git', LIST, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
const SNAPSHOT = /toMatchFileSnapshot\('([^']+)'\)/g;

/** The snapshot files that tests write with `-u` and compare. */
const snapshots = files
  .filter((path) => /\.test\.(ts|tsx|mjs)$/.test(path))
  .flatMap((path) =>
    [...readFileSync(at(path), 'utf8').matchAll(SNAPSHOT)].map(([, to]) => posix.join(posix.dirname(path), to)),
  );

/** The types of tables are generated from a database; `table-types.test.ts` checks which files exist. */
const tables = files.filter((path) => path.startsWith('packages/server/src/store/generated/'));

describe('generated files', () => {
  it('stand in generated/, where nothing written by hand stands', () => {
    const indexes = moduleIndexes().map(({ path }) => path);
    expect(snapshots.length).toBeGreaterThan(3);
    expect(misplacedFiles(files, [...indexes, ...Object.keys(ruleModules()), ...snapshots, ...tables])).toEqual([]);
  });

  it('are no texts with spaces at the end', () => {
    for (const text of Object.values(ruleModules())) expect(text).not.toMatch(/ ['"],?$/m);
  });

  it('are found where they should not be', () => {
    const written = ['packages/a/src/pages.ts', 'packages/a/src/generated/b.ts', 'docs/rules.md'];
    expect(misplacedFiles([...written, 'packages/a/src/generated/c.ts'], written)).toEqual([
      'packages/a/src/pages.ts: written by a generator, not in generated/',
      'packages/a/src/generated/c.ts: written by no generator',
    ]);
  });
});
