import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openHome, openSecret, openSocketFolder } from './home.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-home-'));
fs.chmodSync(base, 0o755);
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));
const isRoot = process.getuid?.() === 0;

describe('openHome', () => {
  it('lies in the data folder', () => {
    const home = openHome(path.join(base, 'a', 'b'));
    expect(home).toMatchObject({ folder: path.join(fs.realpathSync(base), 'a/b/postgres'), moved: false });
  });

  it('says which folder it cannot use, and why', () => {
    const file = path.join(base, 'file');
    fs.writeFileSync(file, '');
    expect(() => openHome(file)).toThrow(expect.objectContaining({ code: 'data_folder' }));
  });

  if (isRoot)
    describe('for root, in a folder that nobody can enter', () => {
      const shelter = path.join(base, 'shelter');
      const closed = path.join(base, 'closed');
      fs.mkdirSync(closed, { mode: 0o700 });
      const dataDir = path.join(closed, 'data');

      it('moves to the shelter and finds its way there again', () => {
        const home = openHome(dataDir, shelter);
        expect(home.moved).toBe(true);
        expect(path.dirname(home.folder)).toBe(shelter);
        expect(openHome(dataDir, shelter)).toEqual(home);
      });

      it('forgets the old data with its data folder', () => {
        const before = openHome(dataDir, shelter);
        fs.rmSync(dataDir, { recursive: true });
        expect(openHome(dataDir, shelter).folder).not.toBe(before.folder);
      });
    });
});

describe('openSecret', () => {
  it('is made once, long, and private', () => {
    const home = openHome(path.join(base, 'secret'));
    const secret = openSecret(home);
    expect(secret).toMatch(/^[0-9a-f]{48}$/);
    expect(openSecret(home)).toBe(secret);
    expect(fs.statSync(home.secret).mode & 0o777).toBe(0o600);
  });
});

describe('openSocketFolder', () => {
  it('is private to the database', () => {
    const home = openHome(path.join(base, 'socket'));
    const stat = fs.statSync(openSocketFolder(home));
    expect(stat.mode & 0o777).toBe(0o700);
    expect(stat.uid).toBe(home.user?.uid ?? process.getuid?.());
  });

  it('gives way to a short one, always the same, when the path is too long for a socket', () => {
    const home = openHome(path.join(base, 'long'.repeat(30)));
    const folder = openSocketFolder(home, base);
    expect(Buffer.byteLength(folder)).toBeLessThan(80);
    expect(openSocketFolder(home, base)).toBe(folder);
    fs.rmSync(folder, { recursive: true });
  });

  it('does not trust a file that lies in wait under that name', () => {
    const home = openHome(path.join(base, 'trap'.repeat(30)));
    const folder = openSocketFolder(home, base);
    fs.rmdirSync(folder);
    fs.symlinkSync(base, folder);
    expect(() => openSocketFolder(home, base)).toThrow(expect.objectContaining({ code: 'socket_folder' }));
    fs.rmSync(folder);
  });
});
