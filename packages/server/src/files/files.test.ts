import { calls, resourceCalls, type CallFailure, type Client } from '@gongdi/api';
import { projectmanage, type StoredFile } from '@gongdi/domain';
import fs from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_NOW } from '../demo/index.ts';
import { sampleRecord } from '../resources/testing.ts';
import { withServer } from '../testing.ts';
import { localBlobs } from './blob-store.ts';
import { sweepFiles } from './sweep.ts';
import { PDF, PNG } from './testing.ts';

const kit = withServer();
afterEach(() => {
  kit().clock.now = DEMO_NOW;
});

const project = resourceCalls(projectmanage);
const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const send = (client: Client, fileName = 'a.png', bytes: Uint8Array = PNG, form = {}) =>
  client.call(calls.file.upload, { form, file: blobOf(bytes), fileName });
const failure = async (work: Promise<unknown>): Promise<CallFailure> => {
  try {
    await work;
  } catch (error) {
    return error as CallFailure;
  }
  throw new Error('it went through');
};
const get = (url: string) => fetch(kit().address + url);
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: number }).code];

describe('uploading', () => {
  it('keeps a file and opens it by its signed address, inertly', async () => {
    const client = await kit().client('contractor');
    const file = await send(client, '塔吊检查.png', PNG, { path: 'projects/../照片' });
    expect(file).toMatchObject({ name: '塔吊检查.png', size: PNG.length, type: 'image/png' });
    expect(file.saltUrl).toBe(file.url);
    const answer = await get(file.url);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(PNG.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('塔吊检查.png')}`,
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    const saved = await get(`${file.url}&download=1`);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /);
    const { rows } = await sql<{ folder: string }>`select folder from stored_file where id = ${file.id}`.execute(
      kit().database.db,
    );
    expect(rows[0]!.folder).toBe('projects/照片');
  });

  it('shows a PDF in place, and saves what browsers do not show', async () => {
    const client = await kit().client('contractor');
    const pdf = await get((await send(client, '方案.pdf', PDF)).url);
    expect(pdf.headers.get('content-disposition')).toMatch(/^inline/);
    expect(pdf.headers.get('content-security-policy')).not.toContain('sandbox');
    const zip = new Uint8Array([0x50, 0x4b, 5, 6, ...new Uint8Array(18)]);
    const archive = await get((await send(client, '资料.zip', zip)).url);
    expect(archive.headers.get('content-disposition')).toMatch(/^attachment/);
    const text = await get((await send(client, '名单.csv', new TextEncoder().encode('a,b'))).url);
    expect(text.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('salts an address and makes it absolute when asked to', async () => {
    const client = await kit().client('contractor');
    const form = { is_salt: '1', is_https: '1' };
    const [a, b] = [await send(client, 'a.png', PNG, form), await send(client, 'a.png', PNG, form)];
    expect(a.saltUrl).not.toBe(a.url);
    expect(new URL(a.saltUrl).searchParams.get('n')).not.toBe(new URL(b.saltUrl).searchParams.get('n'));
    expect(a.url).toMatch(new RegExp(`^https://${new URL(kit().address).host}/api/file/content/`));
    const salted = new URL(a.saltUrl);
    expect((await get(salted.pathname + salted.search)).status).toBe(200);
    salted.searchParams.set('n', 'other');
    expect((await get(salted.pathname + salted.search)).status).toBe(404);
  });

  it('takes a file with credentials, under the name that they were given for', async () => {
    const client = await kit().client('contractor');
    const given = await client.call(calls.file.credentials, { body: { file_name: 'b.png', path: 'x' } });
    expect(Date.parse(given.expires_at)).toBe(kit().clock.now + 10 * MINUTE);
    const post = (token: string, bytes = PNG) => {
      const body = new FormData();
      body.append('token', token);
      body.append('file', blobOf(bytes), 'evil.exe');
      return fetch(kit().address + given.domain, { method: 'POST', body });
    };
    const answer = (await (await post(given.token)).json()) as { data: StoredFile };
    expect(answer.data).toMatchObject({ name: 'b.png', type: 'image/png' });
    expect((await get(answer.data.url)).status).toBe(200);
    expect(await codeOf(await post(given.token, PDF))).toEqual([415, 41_500]);
    const forged = JSON.parse(Buffer.from(given.token, 'base64url').toString()) as object;
    for (const change of [{ f: 'c.png' }, { u: 'someone' }, { e: '9999999999' }, { s: 'x' }, { p: 1 }]) {
      const token = Buffer.from(JSON.stringify({ ...forged, ...change })).toString('base64url');
      expect(await codeOf(await post(token))).toEqual([400, 40_000]);
    }
    expect(await codeOf(await post('nonsense'))).toEqual([400, 40_000]);
    kit().clock.now += 11 * MINUTE;
    expect(await codeOf(await post(given.token))).toEqual([400, 40_000]);
  });

  it('gives a short address when asked to', async () => {
    const client = await kit().client('contractor');
    const up = (form: object) => client.call(calls.file.uploadShort, { form, file: blobOf(PNG), fileName: '短.png' });
    const long = await up({ file_path: 'x' });
    const short = await up({ file_path: 'x', short_flag: '1' });
    expect([long.file_name, short.file_name]).toEqual(['短.png', '短.png']);
    expect(short.url).toMatch(/^\/api\/file\/s\/[\w-]{22}$/);
    expect(long.url).toContain('/api/file/content/');
    expect(new Uint8Array(await (await get(short.url)).arrayBuffer())).toEqual(PNG);
    kit().clock.now += 11 * MINUTE;
    expect(await codeOf(await get(short.url))).toEqual([404, 40_400]);
  });

  it('refuses what is not taken: types, contents, sizes, nobody', async () => {
    const client = await kit().client('contractor');
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await failure(send(client, 'x.svg', svg))).toMatchObject({
      status: 415,
      message: expect.stringContaining('文件格式不合法!'),
    });
    expect(await failure(send(client, 'x.png', svg))).toMatchObject({ status: 415 });
    expect(await failure(send(client, '../../x.exe', PNG))).toMatchObject({ status: 415 });
    // A `file_name` in the form does not change the type of the file.
    expect(await failure(send(client, 'x.png', PNG, { file_name: 'x.html' }))).toMatchObject({ status: 415 });
    const huge = new Uint8Array(64 * 1024 * 1024 + 1);
    huge.set(PNG);
    expect(await failure(send(client, 'x.png', huge))).toMatchObject({ status: 413, message: '文件大小超出限制!' });
    expect(await failure(send(await kit().client(), 'x.png'))).toMatchObject({ status: 401 });
  });
});

describe('an address', () => {
  it('is good for ten minutes and says when it is not any more', async () => {
    const file = await send(await kit().client('contractor'));
    kit().clock.now += 9 * MINUTE;
    expect((await get(file.url)).status).toBe(200);
    kit().clock.now += 2 * MINUTE;
    const late = await get(file.url);
    expect(await late.json()).toMatchObject({ code: 40_000, message: '文件地址已过期，请刷新页面后重试' });
    expect(late.status).toBe(400);
  });

  it('is for one file and one user only', async () => {
    const client = await kit().client('contractor');
    const [a, b] = [await send(client), await send(client, 'b.pdf', PDF)];
    const query = a.url.slice(a.url.indexOf('?'));
    expect(await codeOf(await get(`/api/file/content/${b.id}${query}`))).toEqual([404, 40_400]);
    for (const change of [{ u: 'demo-other' }, { e: '9999999999' }, { s: 'AAAA' }] as Record<string, string>[]) {
      const params = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...change });
      expect(await codeOf(await get(`/api/file/content/${a.id}?${params}`))).toEqual([404, 40_400]);
    }
    expect(await codeOf(await get(`/api/file/content/${a.id}`))).toEqual([422, 42_200]);
  });

  it('ends with the account that it is for', async () => {
    const file = await send(await kit().client('patrol'));
    const disable = (disabled: boolean) =>
      sql`update account set disabled = ${disabled} where user_name = 'patrol'`.execute(kit().database.db);
    await disable(true);
    expect((await get(file.url)).status).toBe(404);
    await disable(false);
    expect((await get(file.url)).status).toBe(200);
  });

  it('is given anew to its sender and their organisation; another one’s file is not there', async () => {
    const file = await send(await kit().client('contractor'));
    const again = await (await kit().client('contractor')).call(calls.file.fileInfo, { params: { id: file.id } });
    expect(again).toMatchObject({ id: file.id, name: 'a.png' });
    expect(
      await failure((await kit().client('beichen')).call(calls.file.fileInfo, { params: { id: file.id } })),
    ).toMatchObject({
      status: 404,
    });
  });
});

describe('files of records', () => {
  async function added(client: Client, values: object) {
    return client.call(project.add!, { body: { ...(await sampleRecord(client, projectmanage)), ...values } });
  }

  it('are stored as the server knows them, and signed for whoever reads', async () => {
    const client = await kit().client('contractor');
    const file = await send(client, '合同.pdf', PDF);
    const row = await added(client, {
      project_files: [{ id: file.id, name: 'evil.html', size: 1, url: 'javascript:x' }],
    });
    expect(row.project_files).toEqual([
      {
        id: file.id,
        name: '合同.pdf',
        size: PDF.length,
        type: 'application/pdf',
        url: expect.stringMatching(/^\/api\//),
      },
    ]);
    const { rows } = await sql<{
      files: object[];
    }>`select project_files as files from project where id = ${row.id}`.execute(kit().database.db);
    expect(rows[0]!.files).toEqual([{ id: file.id, name: '合同.pdf', size: PDF.length, type: 'application/pdf' }]);

    const reader = await kit().client('admin');
    const seen = await reader.call(project.detail!, { params: { id: row.id } });
    const url = seen.project_files![0]!.url!;
    expect(url).not.toBe(row.project_files![0]!.url);
    expect((await get(url)).status).toBe(200);
    const page = await reader.call(project.list!, { query: { page_size: 100 } });
    const listed = page.list.find((one) => one.id === row.id)!;
    expect((await get(listed.project_files![0]!.url!)).status).toBe(200);
    const audits = await sql<{ text: string }>`select coalesce(after::text, '') as text from audit_entry
      where subject_id = ${row.id}`.execute(kit().database.db);
    expect(audits.rows.map((one) => one.text).join()).not.toContain('/api/file/content');
  });

  it('are refused when they are another organisation’s, of another type, or too many', async () => {
    const client = await kit().client('contractor');
    const theirs = await send(await kit().client('beichen'));
    const problemsOf = async (values: object) => (await failure(added(client, values))).problems;
    expect(await problemsOf({ project_files: [{ id: theirs.id }] })).toMatchObject([
      { path: 'project_files', message: '项目资料: 数据不存在!' },
    ]);
    const pdf = await send(client, 'x.pdf', PDF);
    expect(await problemsOf({ project_images: [{ id: pdf.id }] })).toMatchObject([
      { path: 'project_images', message: '项目图片: 文件格式不合法!' },
    ]);
    const many = Array.from({ length: 10 }, () => ({ id: pdf.id }));
    expect(await problemsOf({ project_images: many })).toMatchObject([{ message: '文件数量超出了限制：9' }]);
  });

  it('stay when whoever edits could not have added them', async () => {
    const client = await kit().client('contractor');
    const theirs = await send(await kit().client('beichen'));
    const row = await added(client, {});
    const held = JSON.stringify([{ id: theirs.id, name: 'a.png', size: 1, type: 'image/png' }]);
    await sql`update project set project_files = ${held}::jsonb where id = ${row.id}`.execute(kit().database.db);
    const sample = await sampleRecord(client, projectmanage);
    const body = { ...sample, id: row.id, project_files: [{ id: theirs.id }] } as never;
    const changed = await client.call(project.edit!, { body });
    expect(changed.project_files).toMatchObject([{ id: theirs.id, size: PNG.length }]);
  });

  it('are swept a day after nobody has them, their bytes when no other file has the same', async () => {
    const client = await kit().client('contractor');
    const { db } = kit().database;
    const blobs = localBlobs(kit().files);
    const unique = new Uint8Array([...PNG, 1, 2, 3]);
    const [kept, lost, same] = [
      await send(client, 'kept.png', new Uint8Array([...PNG, 9])),
      await send(client, 'lost.png', unique),
      await send(client, 'same.png', new Uint8Array([...PNG, 9])),
    ];
    const row = await added(client, { project_images: [{ id: kept.id }] });
    const there = async (file: { id: string }) =>
      (await sql`select 1 from stored_file where id = ${file.id}`.execute(db)).rows.length === 1;
    await sweepFiles(db, blobs, kit().clock.now + 23 * HOUR);
    expect(await Promise.all([kept, lost, same].map(there))).toEqual([true, true, true]);
    await sweepFiles(db, blobs, kit().clock.now + 25 * HOUR);
    expect(await Promise.all([kept, lost, same].map(there))).toEqual([true, false, false]);
    expect((await get(kept.url)).status).toBe(200);
    const left = await fs.readdir(kit().files, { recursive: true });
    expect(left.join()).not.toContain((await import('./hash.ts')).hashOf(unique));
    await client.call(project.delete!, { params: { id: row.id } });
    await sweepFiles(db, blobs, kit().clock.now + 25 * HOUR);
    expect(await there(kept)).toBe(false);
  });
});
