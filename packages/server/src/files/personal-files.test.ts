import { calls, resourceCalls } from '@gongdi/api';
import { filesIn, SEALED, staff, type FileItem } from '@gongdi/domain';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoId } from '../demo/index.ts';
import { identityNumber } from '../resources/testing.ts';
import { withServer } from '../testing.ts';
import { PNG } from './testing.ts';

const kit = withServer();
const of = resourceCalls(staff);
const get = async (url: string) => (await fetch(kit().address + url)).status;
const send = async (user: string, fileName: string) =>
  (await kit().client(user)).call(calls.file.upload, { form: {}, file: new Blob([new Uint8Array(PNG)]), fileName });

/** A person with a photograph and a picture of the identity card, and a colleague who sees neither whole. */
async function registered(at: number) {
  const contractor = await kit().client('contractor');
  const [photo, scan] = [await send('contractor', '本人.png'), await send('contractor', '110101199003071233.png')];
  const row = await contractor.call(of.add!, {
    body: {
      name: '何证',
      phone_number: `1379999${String(1000 + at)}`,
      id_card: identityNumber(`11010119900307${String(123 + at)}`),
      trade: 3,
      project_id: demoId('project', 1),
      status: 3,
      photo: [photo],
      id_photos: [scan],
    },
  });
  return { contractor, regulator: await kit().client('regulator'), row, scan, photo };
}
const only = (value: unknown): FileItem => filesIn(value)[0]!;

it('shows the picture of an identity card to nobody until it is asked for, and then only with the permission', async () => {
  const { contractor, regulator, row, scan } = await registered(1);
  for (const reader of [contractor, regulator]) {
    const seen = await reader.call(of.detail!, { params: { id: row.id } });
    expect(only(seen.photo).url).toMatch(/^\/api\//);
    expect(only(seen.id_photos)).toEqual({
      id: scan.id,
      name: '****.png',
      size: scan.size,
      type: 'image/png',
      url: SEALED,
    });
    const listed = await reader.call(of.list!, { query: { name: '何证' } });
    expect(JSON.stringify(listed.list.map(({ id_photos }) => id_photos))).not.toMatch(/\/api\/|11010119/);
    const timeline = await reader.call(calls.record.timeline, { params: { resource: 'staff', id: row.id }, query: {} });
    expect(JSON.stringify(timeline)).not.toContain(`/${scan.id}`);
  }
  const whole = await contractor.call(of.personal!, { body: { id: row.id, fields: ['id_photos'] } });
  expect(only(whole['id_photos'])).toMatchObject({ name: '110101199003071233.png' });
  expect(await get(only(whole['id_photos']).url!)).toBe(200);
  await expect(regulator.call(of.personal!, { body: { id: row.id } })).rejects.toMatchObject({ code: 40301 });
  const { rows } = await sql<{ after: unknown }>`select after from audit_entry
    where action = 'show_personal' and subject_id = ${row.id}`.execute(kit().database.db);
  expect(JSON.stringify(rows)).toContain('id_photos');
  expect(JSON.stringify(rows)).not.toContain('11010119');
});

it('opens it by no other way: its id, a record of the reader, another field, an address of before', async () => {
  const { contractor, regulator, row, scan } = await registered(2);
  await expect(regulator.call(calls.file.fileInfo, { params: { id: scan.id } })).rejects.toMatchObject({ status: 404 });
  const body = { text: '看看', files: [{ id: scan.id }] };
  const params = { resource: 'staff', id: row.id };
  await expect(regulator.call(calls.record.commentAdd, { params, body })).rejects.toMatchObject({
    problems: [{ path: 'files', code: 'not_found' }],
  });
  // Whoever edits the person can move it to a field that everybody sees: it stays closed.
  await contractor.call(of.edit!, { body: { ...row, photo: [{ id: scan.id }], id_photos: null } });
  const moved = only((await regulator.call(of.detail!, { params: { id: row.id } })).photo);
  expect(moved.id).toBe(scan.id);
  expect(await get(moved.url!)).toBe(404);
  const before = only((await contractor.call(of.detail!, { params: { id: row.id } })).photo);
  expect(await get(before.url!)).toBe(200);
});

it('keeps a hidden picture when the record is sent back as it was shown', async () => {
  const { contractor, row, scan } = await registered(3);
  const shown = await contractor.call(of.detail!, { params: { id: row.id } });
  const after = await contractor.call(of.edit!, { body: { ...shown, nation: '汉' } });
  expect(only(after.id_photos).url).toBe(SEALED);
  const whole = await contractor.call(of.personal!, { body: { id: row.id, fields: ['id_photos'] } });
  expect(only(whole['id_photos'])).toMatchObject({ id: scan.id, name: '110101199003071233.png' });
});
