import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { alignDist } from './align-dist.mjs';
import { at } from './root.mjs';

const ROOM = `.cache/align-dist-test-${process.pid}`;
const put = (path) => {
  const file = at(ROOM, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, path);
};
const there = (path) => existsSync(join(at(ROOM, 'dist'), path));
afterEach(() => rmSync(at(ROOM), { recursive: true, force: true }));

it('brings assets along and removes what lost its source', () => {
  ['src/a.ts', 'src/view.tsx', 'src/seeds.json', 'src/schema/x.xsd'].forEach(put);
  ['a.js', 'a.js.map', 'a.d.ts', 'a.d.ts.map', 'view.js', 'seeds.json', '.tsbuildinfo']
    .map((f) => `dist/${f}`)
    .forEach(put);
  ['dist/gone.js', 'dist/gone.d.ts.map', 'dist/schema/old.sql'].forEach(put);
  alignDist(ROOM);
  expect(readFileSync(at(ROOM, 'dist/schema/x.xsd'), 'utf8')).toBe('src/schema/x.xsd');
  expect(['a.js', 'a.js.map', 'a.d.ts', 'a.d.ts.map', 'view.js', 'seeds.json', '.tsbuildinfo'].every(there)).toBe(true);
  expect(['gone.js', 'gone.d.ts.map', 'schema/old.sql'].some(there)).toBe(false);
});
