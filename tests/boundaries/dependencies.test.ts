import { describe, expect, it } from 'vitest';
import { looseVersions, resolvedAddresses, tooNewForNode } from './dependencies.ts';

describe('lockfile', () => {
  it('may resolve workspaces, but nothing to an address', () => {
    const packages = {
      'node_modules/@gongdi/domain': { link: true, resolved: 'packages/domain' },
      'node_modules/a': { version: '1.0.0', resolved: 'https://packages.example/a.tgz' },
    };
    expect(resolvedAddresses({ packages })).toEqual(['node_modules/a: https://packages.example/a.tgz']);
  });
  it('holds nothing that refuses the oldest Node', () => {
    const packages = {
      'node_modules/a': { version: '5.0.0', engines: { node: '^22.13.0 || >=24' } },
      'node_modules/b': { version: '1.0.0', engines: { node: '^20.19.0 || >=22.12.0' } },
      'node_modules/c': { version: '1.0.0', engines: ['node >= 0.6'] },
      'node_modules/d': { version: '1.0.0' },
    };
    expect(tooNewForNode({ packages })).toEqual(['node_modules/a 5.0.0: needs Node ^22.13.0 || >=24']);
  });
});

describe('versions in package.json', () => {
  const manifest = (folder: string, dependencies: Record<string, string>) => ({ folder, name: folder, dependencies });
  it.each([
    '^1.0.0',
    '~1.0.0',
    '1.x',
    '*',
    'latest',
    '>=1.0.0',
    'npm:a@^1.0.0',
    'file:../a',
    'git+https://a.example/b',
  ])('may not be %s', (version) => expect(looseVersions([manifest('cli', { a: version })])).toHaveLength(1));
  it('may be exact, a prerelease or an exact alias', () => {
    expect(looseVersions([manifest('cli', { a: '1.0.0', b: '18.4.0-beta.17', c: 'npm:@e965/xlsx@0.20.3' })])).toEqual(
      [],
    );
  });
  it('may not differ between workspaces', () => {
    expect(looseVersions([manifest('cli', { a: '1.0.0' }), manifest('tests', { a: '1.0.1' })])).toEqual([
      'tests/package.json: a 1.0.1, but 1.0.0 in cli',
    ]);
  });
});
