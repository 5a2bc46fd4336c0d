import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import vm from 'node:vm';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { withServer } from '../testing.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-pages-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const elementsDir = path.join(folder, 'elements');
fs.mkdirSync(path.join(elementsDir, 'assets'), { recursive: true });
fs.writeFileSync(path.join(elementsDir, 'index.html'), '<!doctype html><title>console</title>');
fs.writeFileSync(path.join(elementsDir, 'gongdi.js'), `export const text = '${'a'.repeat(5000)}';`);
/** File names as the build makes them: chunks, entries of pages, pictures, fonts. */
const HASHED = [
  'B5NnHV7.js',
  'jRnDrk_.js',
  'nzi_fpm.js',
  'Bs4w3-0.js',
  'model-import-dialog--A6twvp.js',
  'page-BK2D07hb.css',
  'icon-FpsMHSsh.svg',
  'bpmn-DaJ2be00.woff2',
];
for (const name of HASHED) fs.writeFileSync(path.join(elementsDir, 'assets', name), 'export {};');
fs.writeFileSync(path.join(elementsDir, 'frame.html'), '<!doctype html><title>frame</title>');
fs.writeFileSync(path.join(elementsDir, 'other.html'), '<!doctype html><title>other</title>');
fs.writeFileSync(path.join(elementsDir, 'service-worker.js'), 'built worker');
fs.writeFileSync(path.join(elementsDir, 'manifest.webmanifest'), '{"name":"工地"}');
fs.writeFileSync(path.join(elementsDir, '.secret.json'), '{}');
fs.writeFileSync(path.join(folder, 'outside.js'), 'secret');
fs.symlinkSync(path.join(folder, 'outside.js'), path.join(elementsDir, 'link.js'));
fs.symlinkSync(folder, path.join(elementsDir, 'up'));

const kit = withServer({ elementsDir, origins: ['https://portal.example'] });
/** Sends the path unchanged: `fetch` would normalise it. */
const getRaw = (url: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(kit().address);
    const sent = http.get({ hostname, port, path: url }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
  });
const get = (url: string, headers: Record<string, string> = {}) => fetch(kit().address + url, { headers });

it.each(['/', '/login', '/projectmanage/detail/1', '/bpm/manager/model?x=1'])(
  'gives the console page at %s',
  async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>console</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const policy = answer.headers.get('content-security-policy')!;
    for (const part of ["default-src 'self'", "script-src 'self'", "style-src 'self'", "base-uri 'none'"])
      expect(policy.split('; ')).toContain(part);
    expect(policy).toContain("frame-ancestors 'self' https://portal.example;");
    expect(policy).not.toContain('unsafe');
  },
);

it('gives the elements to any page', async () => {
  const answer = await get('/elements/gongdi.js');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

it('lets browsers keep what the build names by its content, and nothing else', async () => {
  const kept = await Promise.all(
    HASHED.map(async (name) => (await get(`/elements/assets/${name}`)).headers.get('cache-control')),
  );
  expect(new Set(kept)).toEqual(new Set(['public, max-age=31536000, immutable']));
  expect((await get('/elements/index.html')).headers.get('cache-control')).toBe('no-cache');
});

it('lets browsers keep a file for ever under the version that it has, and under no other', async () => {
  const version = createHash('sha256')
    .update(fs.readFileSync(path.join(elementsDir, 'gongdi.js')))
    .digest('hex')
    .slice(0, 10);
  const kept = async (query: string) => (await get(`/elements/gongdi.js${query}`)).headers.get('cache-control');
  expect(await kept(`?v=${version}`)).toBe('public, max-age=31536000, immutable');
  expect([await kept('?v=0123456789'), await kept('?v='), await kept('')]).toEqual([
    'no-cache',
    'no-cache',
    'no-cache',
  ]);
});

const BUILT = path.resolve(import.meta.dirname, '../../../elements/dist/app');
it.runIf(fs.existsSync(BUILT))('knows by their folder which files of the real build never change', () => {
  const names = fs.readdirSync(BUILT, { recursive: true }).map(String);
  const isFile = (name: string) => fs.statSync(path.join(BUILT, name)).isFile();
  const files = names.filter((name) => path.extname(name) !== '' && !name.startsWith('.vite') && isFile(name));
  // The files of pdf.js keep their names, below a folder with its version.
  const byHash = (name: string) => /(^|[-/])[\w-]{7,8}\.\w+$|^assets\/pdf-\d+\.\d+\.\d+\//.test(name);
  const inAssets = files.filter((name) => name.startsWith('assets'));
  expect(inAssets.length).toBeGreaterThan(100);
  expect(inAssets.filter((name) => !byHash(name))).toEqual([]);
  expect(files.filter((name) => !name.startsWith('assets')).toSorted()).toEqual([
    'custom-elements.json',
    'frame-host.js',
    'frame-origins.json',
    'frame.css',
    'frame.html',
    'frame.js',
    'html-data.json',
    'index.html',
    'loader.js',
    'manifest.webmanifest',
    'service-worker.js',
  ]);
});

it('lets the pages of named origins, and no others, frame the document for that', async () => {
  const policy = async (name: string) => (await get(`/elements/${name}`)).headers.get('content-security-policy')!;
  expect(await policy('frame.html')).toContain("frame-ancestors 'self' https://portal.example;");
  expect(await policy('other.html')).toContain("frame-ancestors 'self';");
  expect(await (await get('/elements/frame-origins.json')).json()).toEqual({
    origins: ['https://portal.example'],
    loopback: false,
  });
});

it('gives worker and manifest at the root, never from a cache, and the worker nothing but this server', async () => {
  const worker = await get('/service-worker.js');
  expect(await worker.text()).toBe('built worker');
  const head = ['content-type', 'cache-control', 'content-security-policy'].map((name) => worker.headers.get(name));
  expect(head).toEqual(['text/javascript; charset=utf-8', 'no-cache', "default-src 'none'; connect-src 'self'"]);
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  expect(await manifest.json()).toEqual({ name: '工地' });
});

it('compresses, and answers 304 to whoever has it', async () => {
  const packed = await get('/elements/gongdi.js', { 'Accept-Encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toContain('aaaa');
  const etag = packed.headers.get('etag')!;
  const again = await get('/elements/gongdi.js', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
  expect(again.status).toBe(304);
  const plain = await get('/elements/gongdi.js', { 'Accept-Encoding': 'identity', 'If-None-Match': etag });
  expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
});

it('notices when a file changes on disk', async () => {
  const file = path.join(elementsDir, 'live.js');
  fs.writeFileSync(file, 'export const a = 1;');
  expect(await (await get('/elements/live.js')).text()).toContain('a = 1');
  fs.writeFileSync(file, 'export const abc = 2;');
  expect(await (await get('/elements/live.js')).text()).toContain('abc = 2');
});

it.each([
  '/elements/link.js',
  '/elements/up/outside.js',
  '/elements/.secret.json',
  '/elements/..%2foutside.js',
  '/elements/%2e%2e/outside.js',
  '/elements/assets/..%2f..%2foutside.js',
  '/elements/a%00.js',
  '/elements/%E0%A4%A',
  '/elements/nothing.js',
  '/elements/',
])('gives nothing at %s', async (url) => {
  const answer = await getRaw(url);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body).not.toContain('secret');
});

it('takes no other method for a page', async () => {
  const answer = await fetch(`${kit().address}/login`, { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

describe('without the offline console', () => {
  const off = withServer({ elementsDir, offline: false });

  it('gives a worker that removes what was kept, and itself', async () => {
    const worker = await fetch(`${off().address}/service-worker.js`);
    expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const code = await worker.text();
    const handlers = new Map<string, (event: unknown) => void>();
    const removed: string[] = [];
    const unregister = vi.fn(async () => true);
    const caches = {
      keys: async () => ['gongdi-app-1', 'of another program'],
      delete: async (name: string) => void removed.push(name),
    };
    vm.runInNewContext(code, {
      addEventListener: (kind: string, act: () => void) => void handlers.set(kind, act),
      skipWaiting: () => {},
      caches,
      registration: { unregister },
    });
    let work: unknown;
    handlers.get('activate')!({ waitUntil: (one: unknown) => (work = one) });
    await work;
    expect([removed, unregister.mock.calls.length]).toEqual([['gongdi-app-1'], 1]);
  });
});
