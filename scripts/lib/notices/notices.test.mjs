import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../root.mjs';
import { runtimePackages } from './runtime-packages.mjs';

const lockfile = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
const notices = readFileSync(at('THIRD-PARTY-NOTICES.md'), 'utf8');

/**
 * Licences under which the product may be distributed unchanged; MPL-2.0 has duties only for changes to its own files.
 */
const ACCEPTED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|CC0(-1\.0)?|Unlicense|Zlib|EDL-1\.0|BlueOak-1\.0\.0|Python-2\.0|bpmn\.io licence)$/;
const accepted = (license) =>
  license
    .replaceAll(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((one) => ACCEPTED.test(one)));

describe('third-party notices', () => {
  // The versions may change without a new page; the list of packages and their licences may not.
  it('name every package that ships with its licence, and no other: run `npm run notices` when this fails', () => {
    const rows = notices.split('\n').filter((line) => /^\| (?!package \||---)/.test(line));
    const listed = rows.map((row) => row.split(' | ')).map(([name, , license]) => `${name.slice(2)}: ${license}`);
    const shipped = runtimePackages(lockfile).map(({ name, license }) => `${name}: ${license}`);
    expect([...new Set(listed)].toSorted()).toEqual([...new Set(shipped)].toSorted());
  });

  it('hold no licence that the product could not be passed on under', () => {
    expect(runtimePackages(lockfile).filter(({ license }) => !accepted(license))).toEqual([]);
    expect(accepted('GPL-3.0-only')).toBe(false);
    expect(accepted('MIT AND GPL-3.0-only')).toBe(false);
    expect(accepted('(GPL-2.0 OR MIT)')).toBe(true);
  });

  it('tell of the watermark', () => {
    expect(notices).toMatch(/watermark must stay fully visible/);
  });
});

describe('packages that ship', () => {
  it('are found through their dependencies, nested ones first; not those of tests, nor workspaces', () => {
    const packages = {
      '': { devDependencies: { tool: '1.0.0' } },
      'packages/a': { dependencies: { x: '1.0.0', b: '0.1.0' }, optionalDependencies: { absent: '1.0.0' } },
      cli: { dependencies: { y: '1.0.0' } },
      tests: { dependencies: { tool: '1.0.0' } },
      'node_modules/b': { link: true, resolved: 'packages/b' },
      'node_modules/tool': { version: '1.0.0', license: 'MIT' },
      'node_modules/x': { version: '1.0.0', license: 'MIT', dependencies: { y: '^2.0.0' } },
      'node_modules/x/node_modules/y': { version: '2.0.0', license: 'ISC', dependencies: { '@s/z': '^1.0.0' } },
      'node_modules/y': { version: '1.0.0', license: 'MIT' },
      'node_modules/@s/z': { version: '1.0.0', license: 'MIT', dependencies: { x: '*' } },
    };
    expect(runtimePackages({ packages }).map(({ name, version }) => `${name} ${version}`)).toEqual([
      '@s/z 1.0.0',
      'x 1.0.0',
      'y 1.0.0',
      'y 2.0.0',
    ]);
  });

  it('must say their licence', () => {
    const packages = { cli: { dependencies: { x: '1.0.0' } }, 'node_modules/x': { version: '1.0.0' } };
    expect(() => runtimePackages({ packages })).toThrow('x 1.0.0');
  });
});
