import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPackages } from '../../../scripts/lib/packages/pack.mjs';
import { scratch } from './measure.mjs';

/**
 * Packs the terminal and installs it in an empty folder, as a new user does.
 * @returns {Promise<{ folder: string, tarball: number }>} `tarball`: bytes
 */
export async function installedTerminal() {
  const [{ tarball, bytes }] = await packPackages(['gongdi']);
  const folder = scratch();
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const options = ['install', '--no-audit', '--no-fund', '--prefer-offline', tarball];
  const { status, stderr } = spawnSync('npm', options, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm install: ${stderr.slice(-2000)}`);
  return { folder, tarball: bytes };
}
