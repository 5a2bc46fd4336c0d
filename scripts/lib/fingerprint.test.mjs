import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesUnder, fingerprint } from './fingerprint.mjs';
import { at } from './root.mjs';

const FOLDER = `.cache/fingerprint-test-${process.pid}`;
const put = (name, text) => writeFileSync(at(FOLDER, name), text);
const print = (keep) => fingerprint([FOLDER], keep);

beforeEach(() => {
  mkdirSync(at(FOLDER, 'dist'), { recursive: true });
  put('a.ts', 'one');
});
afterEach(() => rmSync(at(FOLDER), { recursive: true, force: true }));

it('changes with a content, a name and a new file, not with a time or a build', () => {
  const before = print();
  utimesSync(at(FOLDER, 'a.ts'), new Date(0), new Date(0));
  put('dist/a.js', 'built');
  expect(print()).toBe(before);
  put('a.ts', 'two');
  expect(print()).not.toBe(before);
  put('a.ts', 'one');
  expect(print()).toBe(before);
  put('b.test.ts', '');
  expect(print()).not.toBe(before);
  expect(print((file) => !file.endsWith('.test.ts'))).toBe(before);
});

it('takes a file for itself and something absent for nothing', () => {
  expect(filesUnder(`${FOLDER}/a.ts`)).toEqual([`${FOLDER}/a.ts`]);
  expect(filesUnder(`${FOLDER}/none`)).toEqual([]);
});
