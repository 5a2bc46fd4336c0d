import { calls, type CallFailure } from '@gongdi/api';
import { Transformer } from '@napi-rs/image';
import { imageSize } from 'image-size';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_NOW } from '../demo/index.ts';
import { withServer } from '../testing.ts';
import { localBlobs } from './blob-store.ts';
import { sweepFiles } from './sweep.ts';
import { PDF } from './testing.ts';

const TEXT = new TextEncoder().encode('0123456789');
/** An old Office file as its first bytes show it. */
const DOC = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]);

/** Stands for LibreOffice: writes a PDF that names the size of the file, and notes each run. */
const SCRIPT = `const fs = require('fs'); const [, , given, out, log] = process.argv; fs.appendFileSync(log, '+');
fs.writeFileSync(out, '%PDF-1.4 ' + fs.statSync(given).size);`;
const folder = await fs.mkdtemp(path.join((await import('node:os')).tmpdir(), 'gongdi-parts-'));
const [script, log] = [path.join(folder, 'convert.cjs'), path.join(folder, 'log')];
await fs.writeFile(script, SCRIPT);
await fs.writeFile(log, '');

const kit = withServer({ converter: { command: [process.execPath, script, '{in}', '{out}', log] } });
const plain = withServer();
afterEach(() => {
  kit().clock.now = DEMO_NOW;
});

async function upload(fileName: string, bytes: Uint8Array, server = kit) {
  const client = await server().client('contractor');
  return client.call(calls.file.upload, { form: {}, file: new Blob([new Uint8Array(bytes)]), fileName });
}
const get = (url: string, headers: Record<string, string> = {}, server = kit) =>
  fetch(server().address + url, { headers });

describe('parts of a file', () => {
  it('are answered one by one, so that a video can be moved through and a large PDF shows its first page', async () => {
    const { url } = await upload('a.txt', TEXT);
    const whole = await get(url);
    expect([whole.status, whole.headers.get('accept-ranges'), await whole.text()]).toEqual([
      200,
      'bytes',
      '0123456789',
    ]);
    const etag = whole.headers.get('etag')!;
    const parts = await Promise.all(
      ['bytes=2-4', 'bytes=7-', 'bytes=-2', 'bytes=5-900', 'bytes=10-', 'bytes=0-1,4-5'].map(async (range) => {
        const answer = await get(url, { range });
        return [answer.status, answer.headers.get('content-range'), await answer.text()];
      }),
    );
    expect(parts).toEqual([
      [206, 'bytes 2-4/10', '234'],
      [206, 'bytes 7-9/10', '789'],
      [206, 'bytes 8-9/10', '89'],
      [206, 'bytes 5-9/10', '56789'],
      [416, 'bytes */10', ''],
      [200, null, '0123456789'],
    ]);
    // A part of what the reader has, and all of it when the content is another.
    expect((await get(url, { range: 'bytes=1-1', 'if-range': etag })).status).toBe(206);
    expect((await get(url, { range: 'bytes=1-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await fetch(kit().address + url, { method: 'HEAD' })).headers.get('content-length')).toBe('10');
  });

  it('say who uploaded the file, and when', async () => {
    const client = await kit().client('contractor');
    const { id } = await upload('b.txt', TEXT);
    const found = await client.call(calls.file.fileInfo, { params: { id } });
    expect([found.uploaded_at, found.uploaded_by]).toEqual([
      new Date(DEMO_NOW).toISOString(),
      expect.stringMatching(/./),
    ]);
  });
});

describe('an old Office file', () => {
  it('is converted once, shown as a PDF, and goes with the file', async () => {
    const { url, id } = await upload('方案.doc', DOC);
    const shown = await get(`${url}&as=pdf`);
    expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([
      200,
      'application/pdf',
      `%PDF-1.4 ${DOC.length}`,
    ]);
    const again = await upload('同一份.doc', DOC);
    expect((await get(`${again.url}&as=pdf`, { range: 'bytes=0-3' })).status).toBe(206);
    expect(await fs.readFile(log, 'utf8')).toBe('+');
    const { rows } = await sql<{ preview_hash: string }>`select preview_hash from stored_file where id = ${id}`.execute(
      kit().database.db,
    );
    const blobs = localBlobs(kit().files);
    expect(await blobs.has(rows[0]!.preview_hash)).toBe(true);
    kit().clock.now += 25 * 3_600_000;
    await sweepFiles(kit().database.db, blobs, kit().clock.now);
    expect(await blobs.has(rows[0]!.preview_hash)).toBe(false);
  });

  it('needs its address, a type that can be converted, and a converter', async () => {
    const { url } = await upload('方案.doc', DOC);
    expect((await get(`${url.replace(/s=[^&]*/, 's=x')}&as=pdf`)).status).toBe(404);
    expect((await get(`${(await upload('方案.pdf', PDF)).url}&as=pdf`)).status).toBe(400);
    const other = await upload('方案.doc', DOC, plain);
    const answer = await get(`${other.url}&as=pdf`, {}, plain);
    const failure = (await answer.json()) as CallFailure;
    expect([answer.status, failure.message]).toEqual([503, expect.stringContaining('服务器未配置文件转换')]);
  });
});

describe('a picture', () => {
  it('is shown small by the same address, made when somebody first looks', async () => {
    const pixels = new Uint8Array(1200 * 900 * 4).fill(120);
    const { url } = await upload('现场.png', await Transformer.fromRgbaPixels(pixels, 1200, 900).png());
    const small = await get(`${url}&as=small`);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(imageSize(new Uint8Array(await small.arrayBuffer()))).toMatchObject({ width: 480, height: 360 });
    expect((await get(`${url}&as=small`, { range: 'bytes=0-3' })).status).toBe(206);
    expect((await get(`${url.replace(/s=[^&]*/, 's=x')}&as=small`)).status).toBe(404);
    expect((await get(`${(await upload('方案.pdf', PDF)).url}&as=small`)).status).toBe(400);
  });
});
