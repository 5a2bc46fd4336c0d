import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../root.mjs';
import { mustSucceed, npm } from '../run.mjs';
import { PACKAGES } from './list.mjs';
import { createStage, filesIn } from './stage.mjs';

const FOLDER = '.cache/packages';

/**
 * Puts the packages of the registries together from what was built, and packs them.
 * @param {readonly string[]} [names] all of them without
 * @returns {Promise<{ name: string, version: string, folder: string, tarball: string, bytes: number, files: number }[]>}
 * `bytes`: size of the tarball
 */
export async function packPackages(names = PACKAGES.map(({ name }) => name)) {
  const tarballs = at(FOLDER, 'tarballs');
  mkdirSync(tarballs, { recursive: true });
  const packed = [];
  for (const made of PACKAGES.filter(({ name }) => names.includes(name))) {
    const short = made.name.replace('@gongdi/', 'gongdi-');
    const folder = at(FOLDER, short);
    const stage = createStage(made, folder);
    await made.fill(stage);
    const tarball = join(tarballs, `${short}-${stage.version}.tgz`);
    rmSync(tarball, { force: true });
    const result = await npm(['pack', '--ignore-scripts', '--silent', '--pack-destination', tarballs], {
      cwd: folder,
      quiet: true,
    });
    mustSucceed(`npm pack (${made.name})`, result);
    const { size } = statSync(tarball);
    packed.push({
      name: made.name,
      version: stage.version,
      folder,
      tarball,
      bytes: size,
      files: filesIn(folder).length,
    });
  }
  return packed;
}
