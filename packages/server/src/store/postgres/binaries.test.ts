import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPackage, prepareBinaries, renameUnlessThere, type BinariesPackage } from './binaries.ts';

let base: string;
let found: BinariesPackage;
const home = (): string => path.join(base, 'home');
const somebody = { name: 'somebody', uid: 4242, gid: 4242 };

/** A package as npm unpacks it with --ignore-scripts: without the links, with only their list. */
beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-binaries-'));
  fs.chmodSync(base, 0o755);
  const root = path.join(base, 'package');
  fs.mkdirSync(path.join(root, 'native/bin'), { recursive: true });
  fs.mkdirSync(path.join(root, 'native/lib'));
  fs.mkdirSync(home());
  fs.writeFileSync(path.join(root, 'native/bin/postgres'), '', { mode: 0o755 });
  fs.writeFileSync(path.join(root, 'native/lib/libx.so.1.2'), 'library', { mode: 0o644 });
  const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
  fs.writeFileSync(path.join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
  found = { root, version: '18.4.0', major: 18 };
});
afterEach(() => fs.rmSync(base, { recursive: true, force: true }));

const libraryBeside = (program: string): string =>
  fs.readFileSync(path.join(path.dirname(program), '../lib/libx.so.1'), 'utf8');

describe('prepareBinaries', () => {
  it('runs them where they are, with their links', () => {
    const { postgres } = prepareBinaries(found, home(), somebody);
    expect(postgres).toBe(path.join(found.root, 'native/bin/postgres'));
    expect(libraryBeside(postgres)).toBe('library');
    expect(prepareBinaries(found, home(), undefined).postgres).toBe(postgres);
  });

  it('copies them once when their user cannot reach them, and lets it read the copy', () => {
    fs.chmodSync(path.join(found.root, 'native/lib'), 0o700);
    fs.chmodSync(found.root, 0o700);
    const { postgres } = prepareBinaries(found, home(), somebody);
    expect(postgres).toBe(path.join(home(), 'bin-18.4.0/bin/postgres'));
    expect(libraryBeside(postgres)).toBe('library');
    expect(fs.statSync(path.join(home(), 'bin-18.4.0/lib')).mode & 0o777).toBe(0o755);
    const made = fs.statSync(postgres).ino;
    expect(fs.statSync(prepareBinaries(found, home(), somebody).postgres).ino).toBe(made);
    expect(fs.readdirSync(home())).toEqual(['bin-18.4.0']);
  });
});

describe('findPackage', () => {
  it('knows the version of ours', () => {
    expect(findPackage()).toMatchObject({ major: 18, version: expect.stringMatching(/^18\./) });
  });
});

describe('renameUnlessThere', () => {
  it('leaves a folder that was there first, and nothing of its own', () => {
    const put = (name: string): string => {
      fs.mkdirSync(path.join(base, name));
      fs.writeFileSync(path.join(base, name, 'who'), name);
      return path.join(base, name);
    };
    const target = path.join(base, 'target');
    renameUnlessThere(put('first'), target);
    renameUnlessThere(put('second'), target);
    expect(fs.readFileSync(path.join(target, 'who'), 'utf8')).toBe('first');
    expect(fs.existsSync(path.join(base, 'second'))).toBe(false);
  });
});
