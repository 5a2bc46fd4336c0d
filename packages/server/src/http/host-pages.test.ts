import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../server.ts';
import { withDatabase } from '../store/testing.ts';
import { readHostPages, type HostPagesError } from './host-pages.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-host-pages-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
fs.mkdirSync(path.join(folder, 'pages', 'assets'), { recursive: true });
fs.mkdirSync(path.join(folder, 'elements'));
fs.writeFileSync(path.join(folder, 'pages', 'gas.js'), 'export {};');
fs.writeFileSync(path.join(folder, 'pages', 'assets', 'chart-1234567.js'), 'export {};');
fs.writeFileSync(path.join(folder, 'secret.js'), 'secret');
fs.writeFileSync(path.join(folder, 'elements', 'index.html'), '<!doctype html><gd-console standalone></gd-console>');

const GAS = { path: '/gas', title: { zh: '燃气', en: 'Gas & "more"' }, element: 'portal-gas', module: './gas.js' };
const FAR = { path: '/far', title: 'Far', element: 'portal-far', module: 'https://portal.example/far.js' };

async function readList(list: unknown) {
  const file = path.join(folder, 'pages', 'pages.json');
  fs.writeFileSync(file, typeof list === 'string' ? list : JSON.stringify(list));
  return readHostPages(file);
}
const refusal = (list: unknown) =>
  readList(list).then(
    () => undefined,
    (error: HostPagesError) => error.text,
  );

describe('the list of pages', () => {
  it('is read, with modules beside it and elsewhere', async () => {
    const read = await readList([GAS, FAR]);
    expect(read.pages.map(({ module }) => module)).toEqual(['/host-pages/gas.js', 'https://portal.example/far.js']);
    expect(read).toMatchObject({ folder: path.join(folder, 'pages'), origins: ['https://portal.example'] });
  });

  it.each([
    ['{', /cannot be read/],
    [{ pages: [] }, /a list of pages/],
    [[{ ...GAS, path: 'gas' }], /\[0\]: path/],
    [[GAS, { ...FAR, path: '/gas' }], /\[1\]: another page has the address \/gas/],
    [[{ ...GAS, title: { zh: '燃气' } }], /title/],
    [[{ ...GAS, element: 'gas' }], /element/],
    [[{ ...GAS, permission: 'patrolsite' }], /permission/],
    [[{ ...GAS, module: undefined }], /module/],
    [[{ ...GAS, module: '../secret.js' }], /module/],
    [[{ ...GAS, module: './a/../../secret.js' }], /module/],
    [[{ ...GAS, module: 'http://portal.example/gas.js' }], /module/],
    [[{ ...GAS, module: './missing.js' }], /there is no file \.\/missing\.js/],
    [[{ ...GAS, icon: 'x' }], /icon is not known/],
  ])('%j is refused', async (list, reason) => {
    const text = await refusal(list);
    expect(text?.en).toMatch(reason);
    expect(text?.zh).toMatch(/[一-龥]/);
  });

  it('tells all that is wrong at once', async () => {
    const text = await refusal([
      { ...GAS, element: 'gas' },
      { ...FAR, title: '' },
    ]);
    expect(text?.en).toMatch(/\[0\]: element.*\[1\]: title/);
  });
});

describe('a server with pages', () => {
  const database = withDatabase();
  let server: Server;
  let address: string;
  beforeAll(async () => {
    const hostPages = await readList([GAS, FAR]);
    server = await createServer({ database: database(), elementsDir: path.join(folder, 'elements'), hostPages });
    address = await server.start();
  });
  afterAll(() => server?.stop());

  it('writes them into the page of the console, and allows their modules', async () => {
    const answer = await fetch(`${address}/gas`);
    const html = await answer.text();
    const config = /<gd-console config="([^"]*)" standalone>/.exec(html)![1]!;
    const text = config.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    expect(JSON.parse(text)).toEqual({ pages: [{ ...GAS, module: '/host-pages/gas.js' }, FAR] });
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' https://portal.example;");
    const etag = answer.headers.get('etag')!;
    expect((await fetch(`${address}/`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('gives the files beside the list, and nothing else', async () => {
    const get = async (name: string) => {
      const answer = await fetch(`${address}/host-pages/${name}`);
      return [answer.status, answer.headers.get('cache-control')];
    };
    expect(await get('gas.js')).toEqual([200, 'no-cache']);
    expect(await get('assets/chart-1234567.js')).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await get('..%2fsecret.js'))[0]).toBe(404);
    expect((await get('nothing.js'))[0]).toBe(404);
    expect((await get('pages.json'))[0]).toBe(404);
  });
});
