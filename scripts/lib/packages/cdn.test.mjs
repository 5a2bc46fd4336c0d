import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCdnFolder } from './cdn.mjs';

let root;
let app;
const into = () => join(root, 'cdn');
const put = (path, text) => {
  mkdirSync(join(app, path, '..'), { recursive: true });
  writeFileSync(join(app, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gongdi-cdn-'));
  app = join(root, 'app');
  put('loader.js', 'import("./assets/a.js")');
  put('assets/a.js', 'export {}');
  put('assets/font.woff2', 'x');
  put('.vite/manifest.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

it('writes a folder with the version in its address, the hash of every file, and what a page writes', () => {
  const { folder, files } = writeCdnFolder({ app, into: into(), version: '1.2.3' });
  expect(files).toBe(3);
  expect(readdirSync(into())).toEqual(['elements@1.2.3']);
  const integrity = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'));
  const hash = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  expect(integrity).toEqual({ 'assets/a.js': hash('export {}'), 'loader.js': hash('import("./assets/a.js")') });
  const head = readFileSync(join(folder, 'head.html'), 'utf8');
  expect(head).toContain(`src="https://cdn.example/elements@1.2.3/loader.js" integrity="${integrity['loader.js']}"`);
  const map = JSON.parse(/<script type="importmap">([^]*?)<\/script>/.exec(head)[1]);
  expect(map).toEqual({ integrity: { 'https://cdn.example/elements@1.2.3/assets/a.js': integrity['assets/a.js'] } });
});

it('keeps the chunks of earlier versions through an upgrade', () => {
  writeCdnFolder({ app, into: into(), version: '1.0.0' });
  rmSync(join(app, 'assets/a.js'));
  put('assets/b.js', 'export {}');
  writeCdnFolder({ app, into: into(), version: '1.1.0' });
  expect(readdirSync(join(into(), 'elements@1.0.0/assets'))).toEqual(['a.js', 'font.woff2']);
  expect(readdirSync(join(into(), 'elements@1.1.0/assets'))).toEqual(['b.js', 'font.woff2']);
});

it('never changes a version that is there', () => {
  writeCdnFolder({ app, into: into(), version: '1.0.0' });
  expect(() => writeCdnFolder({ app, into: into(), version: '1.0.0' })).not.toThrow();
  put('assets/a.js', 'other');
  expect(() => writeCdnFolder({ app, into: into(), version: '1.0.0' })).toThrow('another version');
  expect(readFileSync(join(into(), 'elements@1.0.0/assets/a.js'), 'utf8')).toBe('export {}');
});
