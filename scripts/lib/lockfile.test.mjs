import { describe, expect, it } from 'vitest';
import { missingPackages } from './lockfile.mjs';

const entry = { version: '1.0.0', integrity: 'sha512-a' };
const wanted = {
  packages: {
    '': { name: 'workspace' },
    'packages/domain': { version: '0.1.0' },
    'node_modules/@gongdi/domain': { resolved: 'packages/domain', link: true },
    'node_modules/zod': entry,
    'node_modules/native-mac': { ...entry, optional: true, os: ['darwin'] },
    'node_modules/native-linux': { ...entry, optional: true, os: ['linux'], cpu: ['x64'] },
  },
};
const complete = {
  packages: {
    'node_modules/@gongdi/domain': { resolved: 'packages/domain', link: true },
    'node_modules/zod': entry,
    'node_modules/native-linux': entry,
  },
};
const without = (name) => ({
  packages: Object.fromEntries(Object.entries(complete.packages).filter(([folder]) => folder !== name)),
});

describe('what is installed against the lockfile', () => {
  it('finds nothing missing when only packages of other systems are absent', () => {
    expect(missingPackages(wanted, complete, 'linux', 'x64')).toEqual([]);
  });
  it('names an absent package, an absent workspace link and an absent package of this system', () => {
    for (const name of Object.keys(complete.packages)) {
      expect(missingPackages(wanted, without(name), 'linux', 'x64')).toEqual([name]);
    }
    expect(missingPackages(wanted, complete, 'darwin', 'arm64')).toEqual(['node_modules/native-mac']);
  });
  it('names a package of another version or content', () => {
    const other = (change) => ({ packages: { ...complete.packages, 'node_modules/zod': { ...entry, ...change } } });
    expect(missingPackages(wanted, other({ version: '1.0.1' }), 'linux', 'x64')).toEqual(['node_modules/zod']);
    expect(missingPackages(wanted, other({ integrity: 'sha512-b' }), 'linux', 'x64')).toEqual(['node_modules/zod']);
  });
});
