import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { binariesPackage, runsOnMusl } from './platform.ts';

const manifest = createRequire(import.meta.url)('../../../package.json') as {
  optionalDependencies: Record<string, string>;
};

describe('binariesPackage', () => {
  it.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ])('names a package of ours for %s %s', (platform, arch) => {
    expect(Object.keys(manifest.optionalDependencies)).toContain(binariesPackage(platform, arch, false));
  });

  it('covers each of those packages, all of one version', () => {
    expect(Object.keys(manifest.optionalDependencies)).toHaveLength(5);
    expect(new Set(Object.values(manifest.optionalDependencies)).size).toBe(1);
  });

  it.each([
    ['linux', 'x64', true],
    ['linux', 'riscv64', false],
    ['freebsd', 'x64', false],
  ])('has none for %s %s, musl %s', (platform, arch, musl) => {
    expect(binariesPackage(platform, arch, musl)).toBeUndefined();
  });

  it('takes this machine for what it is', () => {
    expect(runsOnMusl()).toBe(false);
  });
});
