import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { FACE_CONSENT, faceconsent, SETTLEMENT, staff } from '@gongdi/domain';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_NOW, demoId } from '../../../demo/index.ts';
import { localBlobs, sweepFiles } from '../../../files/index.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';
import { deleteFacesOfLeft } from './delete-faces.ts';

const kit = withServer();
const people = { ...resourceCalls(staff), steps: stepCalls(staff) };
const consents = { ...resourceCalls(faceconsent), steps: stepCalls(faceconsent) };
const project_id = demoId('project', 1);
let contractor: Client;
let stranger: Client;
let made = 0;
beforeAll(async () => {
  contractor = await kit().client('contractor');
  stranger = await kit().client('beichen');
});

/** An identity number of somebody who does not exist. */
function numberOf(born: string): string {
  made += 2;
  const digits = `990925${born}${501 + made}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  return digits + '10X98765432'[weights.reduce((sum, one, at) => sum + one * Number(digits[at]), 0) % 11]!;
}

const register = (more: object = {}) =>
  contractor.call(people.add!, {
    body: {
      name: `试脸${made}`,
      phone_number: `136${String(30_000_000 + made)}`,
      id_card: numberOf('19900501'),
      trade: 10,
      project_id,
      ...more,
    },
  });
const consent = async (staff_id: string, more: object = {}) =>
  contractor.call(consents.add!, {
    body: {
      staff_id,
      project_id,
      signed_on: '2026-10-20',
      way: 1,
      alternative: 2,
      papers: [await sampleFile(contractor)],
      face: [await sampleFile(contractor)],
      ...more,
    },
  });
const read = async (id: string) => contractor.call(consents.detail!, { params: { id } });
const fileIds = (row: Record<string, unknown>) => (row['face'] as { id: string }[]).map(({ id }) => id);
const isThere = async (id: string) => {
  const { db, pool } = kit().database;
  await sweepFiles(db, localBlobs(kit().files), kit().clock.now);
  return (await pool.query('select 1 from stored_file where id = $1', [id])).rows.length === 1;
};
const count = (client = contractor) => client.call(calls.labour.faceCount, {});
const leave = (id: string) =>
  contractor.call(people.steps.leave!, { body: { id, exit_date: '2026-11-02', settlement: SETTLEMENT.settled } });
const said = (text: string) => ({ code: 42200, message: expect.stringContaining(text) as string });

it('keeps a face only with what was signed, and says who has to sign', async () => {
  const { id } = await register();
  await expect(consent(id, { papers: null })).rejects.toMatchObject({
    problems: [{ path: 'papers' }],
  });
  await expect(consent(id, { way: 2 })).rejects.toMatchObject({ problems: [{ path: 'signature' }] });
  await expect(consent(id, { signed_on: '2027-01-01' })).rejects.toMatchObject(said('不能晚于今天'));
  await expect(contractor.call(consents.add!, { body: {} })).rejects.toMatchObject({ code: 42200 });
  const row = await read((await consent(id, { face: null })).id);
  expect(row).toMatchObject({ status: FACE_CONSENT.given, consent_version: '2025-06' });
  expect(row['consent_text']).toContain('本人可以不同意');
  await expect(consent(id)).rejects.toMatchObject(said('已有有效的人脸同意'));
  // The picture may be taken later.
  await contractor.call(consents.edit!, { body: { ...row, face: [await sampleFile(contractor)] } });
  expect(await read(row.id)).toMatchObject({ status: FACE_CONSENT.kept });
  await expect(stranger.call(consents.detail!, { params: { id: row.id } })).rejects.toMatchObject({ status: 404 });
});

it('asks minors for a guardian', async () => {
  const { id } = await register({ id_card: numberOf('20090301') });
  await expect(consent(id)).rejects.toMatchObject(said('请由监护人同意'));
  expect(await read((await consent(id, { guardian: '王父' })).id)).toMatchObject({ guardian: '王父' });
});

it('deletes the picture when the consent is withdrawn, and the person works as before', async () => {
  const { id } = await register();
  const verdict = async () =>
    (await contractor.call(calls.labour.admission, { body: { ids: [id] } })).list[0]!.reasons.map(({ rule }) => rule);
  const before = await verdict();
  const row = await read((await consent(id)).id);
  const [face] = fileIds(row);
  expect(await isThere(face!)).toBe(true);
  const counted = await count();
  await contractor.call(consents.steps.withdraw!, {
    body: { id: row.id, withdrawn_on: '2026-11-02', withdrawn_reason: '改用二维码' },
  });
  expect(await read(row.id)).toMatchObject({
    status: FACE_CONSENT.withdrawn,
    face: null,
    deleted_on: '2026-11-02',
    deleted_count: 1,
    alternative: 2,
  });
  expect(await isThere(face!)).toBe(false);
  expect(await verdict()).toEqual(before);
  expect(await count()).toMatchObject({ kept: counted.kept - 1, deleted: counted.deleted + 1 });
  expect((await count(stranger)).kept).toBe(0);
});

it('deletes the picture at the departure, or after the days of the setting', async () => {
  const { id } = await register();
  const row = await read((await consent(id)).id);
  const [face] = fileIds(row);
  await leave(id);
  expect(await read(row.id)).toMatchObject({ status: FACE_CONSENT.ended, face: null, deleted_count: 1 });
  expect(await isThere(face!)).toBe(false);
  await expect(consent(id)).rejects.toMatchObject(said('已离场'));

  const { id: later } = await register();
  const kept = await read((await consent(later)).id);
  const { db } = kit().database;
  const setting = ((key: string) => (key === 'face_keep_days' ? 3 : 0)) as never;
  await db.updateTable('staff').set({ status: 2, exit_date: '2026-11-02' }).where('id', '=', later).execute();
  const ground = { db, setting, timeZone: 'Asia/Shanghai' };
  await deleteFacesOfLeft(ground, DEMO_NOW + 2 * 86_400_000);
  expect(await read(kept.id)).toMatchObject({ status: FACE_CONSENT.kept });
  await deleteFacesOfLeft(ground, DEMO_NOW + 3 * 86_400_000);
  expect(await read(kept.id)).toMatchObject({ status: FACE_CONSENT.ended, face: null });
});
