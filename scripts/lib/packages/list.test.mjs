import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { at } from '../root.mjs';

const clone = mkdtempSync(join(tmpdir(), 'gongdi-clone-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

it.each(['pack', 'release'])('npm run %s starts in a clone that has no packages yet', (name) => {
  cpSync(at('scripts'), join(clone, 'scripts'), { recursive: true });
  cpSync(at('package.json'), join(clone, 'package.json'));
  // It gets as far as the manifests of the packages or the lockfile, which this clone lacks.
  const { stderr } = spawnSync(process.execPath, [`scripts/${name}.mjs`], { cwd: clone, encoding: 'utf8' });
  expect(stderr).not.toContain('ERR_MODULE_NOT_FOUND');
  expect(stderr).toMatch(/package(-lock)?\.json/);
});
