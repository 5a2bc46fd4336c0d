import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { canEnter, chooseIdentity, parsePasswd } from './identity.ts';

const users = parsePasswd(`# comment
root:x:0:0:root:/root:/bin/bash
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
broken
alice:x:1000:1001::/home/alice:/bin/sh
`);

describe('chooseIdentity', () => {
  it('keeps to whom the data belong', () => {
    expect(chooseIdentity(users, [1000, 65534])).toEqual({ name: 'alice', uid: 1000, gid: 1001 });
  });

  it('never becomes root, and takes nobody for a folder of root or of somebody unknown', () => {
    expect(chooseIdentity(users, [0, 4242, undefined])?.name).toBe('nobody');
  });

  it('prefers a user made for the purpose', () => {
    expect(chooseIdentity([...users, { name: 'gongdi', uid: 900, gid: 900 }], [undefined, 0])?.name).toBe('gongdi');
  });

  it('finds none where there is none', () => {
    expect(chooseIdentity([], [1000])).toBeUndefined();
  });
});

describe('canEnter', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-enter-'));
  const inner = path.join(folder, 'inner');
  fs.mkdirSync(inner);
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const me = fs.statSync(folder);
  const stranger = { name: 'x', uid: me.uid + 1, gid: me.gid + 1 };

  it.each([
    [0o700, 0o755, false, false],
    [0o711, 0o711, true, true],
    [0o710, 0o755, false, true],
    [0o755, 0o700, false, false],
  ])('folder %o, inner %o: stranger %s, member of the group %s', (outer, mode, byStranger, byMember) => {
    fs.chmodSync(folder, outer);
    fs.chmodSync(inner, mode);
    expect(canEnter(inner, stranger)).toBe(byStranger);
    expect(canEnter(inner, { ...stranger, gid: me.gid })).toBe(byMember);
    fs.chmodSync(folder, 0o755);
  });
});
