import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installedTerminal } from '../support/installed.mjs';

/** Size on disk of the installed terminal with what it needs, without the server: bytes of all files. */
export const row = {
  id: 'install-mb',
  unit: 'MB (1,000,000) on disk',
  hold: 10.6,
  better: 'lower',
  async run() {
    const { folder, tarball } = await installedTerminal();
    const files = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
    const sizes = files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
    const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
    const mb = (bytes) => Math.round(bytes / 1e5) / 10;
    return {
      value: mb(sizes.reduce((sum, size) => sum + size, 0)),
      detail: { packages: Object.keys(lock.packages).length, files: sizes.length, tarball_mb: mb(tarball) },
    };
  },
};
