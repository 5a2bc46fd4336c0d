import { calls, createClient, memorySession, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { DATA_SCOPE, hiddenDangerRectification, operatelog, projectmanage, staff } from '@gongdi/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../demo/index.ts';
import { localBlobs, sweepFiles } from '../files/index.ts';
import { sampleFile } from '../resources/testing.ts';
import { withServer } from '../testing.ts';
import { filesOfRecords } from './index.ts';

const DAY = 86_400_000;
const ORDERS = hiddenDangerRectification.name;
const orders = { ...resourceCalls(hiddenDangerRectification), steps: stepCalls(hiddenDangerRectification) };
const project = { resource: projectmanage.name, id: demoId('project', 1) };

describe('what belongs to a record', () => {
  const kit = withServer();
  let patrol: Client;
  let contractor: Client;
  beforeAll(async () => {
    patrol = await kit().client('patrol');
    contractor = await kit().client('contractor');
  });

  async function newOrder(): Promise<{ resource: string; id: string }> {
    const body = {
      order_title: '临边防护缺失',
      danger_level: 2,
      project_id: project.id,
      rectifier_id: accountId('patrol'),
      inspector_id: accountId('patrol'),
      deadline: '2026-11-05',
    };
    return { resource: ORDERS, id: (await contractor.call(orders.add!, { body })).id };
  }

  it('tells steps, changes and comments of a record, newest first, page by page', async () => {
    const at = await newOrder();
    kit().clock.now += 1000;
    const { version } = await contractor.call(orders.detail!, { params: at });
    const row = await contractor.call(orders.detail!, { params: at });
    await contractor.call(orders.edit!, { body: { ...row, deadline: '2026-11-09', version } });
    kit().clock.now += 1000;
    await patrol.call(calls.record.commentAdd, { params: at, body: { text: ' 已通知班组 ' } });
    kit().clock.now += 1000;
    const photo = await sampleFile(patrol);
    await patrol.call(orders.steps['result']!, { body: { id: at.id, measure: '已补', result_photos: [photo] } });
    const { list, next } = await patrol.call(calls.record.timeline, { params: at, query: {} });
    expect(next).toBeNull();
    expect(list.map(({ action, by }) => [action, by?.id])).toEqual([
      ['result', accountId('patrol')],
      ['comment', accountId('patrol')],
      ['edit', accountId('contractor')],
      ['add', accountId('contractor')],
    ]);
    expect(list[0]).toMatchObject({ from: 1, to: 2 });
    expect(list[0]!.changes).toContainEqual({ name: 'measure', before: null, after: '已补' });
    const shown = list[0]!.changes.find(({ name }) => name === 'result_photos')!.after as { url: string }[];
    expect((await fetch(kit().address + shown[0]!.url)).status).toBe(200);
    expect(list[1]!.comment).toMatchObject({ text: '已通知班组', own: true, deleted: false });
    expect(list[2]!.changes).toEqual([{ name: 'deadline', before: '2026-11-05', after: '2026-11-09' }]);

    for (let count = 0; count < 21; count += 1) {
      kit().clock.now += 1000;
      await patrol.call(calls.record.commentAdd, { params: at, body: { text: `第 ${count} 条` } });
    }
    const first = await patrol.call(calls.record.timeline, { params: at, query: {} });
    expect(first.list).toHaveLength(20);
    const second = await patrol.call(calls.record.timeline, { params: at, query: { before: first.next! } });
    expect(second.next).toBeNull();
    const ids = [...first.list, ...second.list].map(({ id }) => id);
    expect(new Set(ids).size).toBe(25);
  });

  it('tells the making of a record that no entry tells', async () => {
    const { list } = await contractor.call(calls.record.timeline, { params: project, query: {} });
    expect(list.at(-1)).toMatchObject({ action: 'add', id: project.id });
  });

  it('keeps personal data masked, and who looked at it out of the timeline', async () => {
    const people = resourceCalls(staff);
    const { list } = await contractor.call(people.list!, { query: { page: 1, page_size: 1 } });
    const one = list[0]!;
    await contractor.call(people.personal!, { body: { id: one.id } });
    await contractor.call(people.edit!, { body: { ...one, phone_number: '13900001234', version: one.version } });
    const at = { resource: staff.name, id: one.id };
    const timeline = await contractor.call(calls.record.timeline, { params: at, query: {} });
    const text = JSON.stringify(timeline);
    expect(text).not.toContain('13900001234');
    expect(text).toContain('139****1234');
    expect(timeline.list.map(({ action }) => action)).not.toContain('show_personal');
  });

  it('lets only its writer change and delete a comment, and keeps that there was one', async () => {
    const at = await newOrder();
    const file = await sampleFile(patrol);
    const body = { text: '请看照片', files: [file] };
    const made = await patrol.call(calls.record.commentAdd, { params: at, body });
    expect(made.files).toMatchObject([{ id: file.id, url: expect.stringContaining('/') as string }]);
    const its = { ...at, comment: made.id };
    await expect(
      contractor.call(calls.record.commentEdit, { params: its, body: { text: '改' } }, { quiet: true }),
    ).rejects.toMatchObject({ code: 40301 });
    await expect(contractor.call(calls.record.commentDelete, { params: its }, { quiet: true })).rejects.toMatchObject({
      code: 40301,
    });
    const edited = await patrol.call(calls.record.commentEdit, { params: its, body: { text: '请看', files: [file] } });
    expect(edited.edited_at).not.toBeNull();
    // A comment belongs to its record: under the address of another one it is not found.
    const elsewhere = { ...(await newOrder()), comment: made.id };
    await expect(
      patrol.call(calls.record.commentEdit, { params: elsewhere, body: { text: '改' } }, { quiet: true }),
    ).rejects.toMatchObject({ code: 40400 });
    const { db } = kit().database;
    const blobs = localBlobs(kit().files);
    const sweep = () => sweepFiles(db, blobs, kit().clock.now + 2 * DAY, [filesOfRecords()]);
    const there = async () => (await sql`select 1 from stored_file where id = ${file.id}`.execute(db)).rows.length;
    await sweep();
    expect(await there()).toBe(1);
    await patrol.call(calls.record.commentDelete, { params: its });
    await sweep();
    expect(await there()).toBe(0);
    const { list } = await contractor.call(calls.record.timeline, { params: at, query: {} });
    expect(list[0]!.comment).toMatchObject({ text: '', files: [], deleted: true, own: false });
    await expect(
      patrol.call(calls.record.commentEdit, { params: its, body: { text: '改' } }, { quiet: true }),
    ).rejects.toMatchObject({ code: 40900 });
  });

  it('offers and accepts as mentioned only people who see the record, and notifies them once', async () => {
    const at = await newOrder();
    const people = await contractor.call(calls.record.people, { params: at, query: {} });
    const ids = people.map(({ id }) => id);
    expect(ids).toContain(accountId('patrol'));
    expect(ids).not.toContain(accountId('contractor'));
    const unread = async () => (await patrol.call(calls.notification.unreadCount, {})).unread;
    const before = await unread();
    const mentions = [accountId('patrol')];
    const made = await contractor.call(calls.record.commentAdd, { params: at, body: { text: '@巡检', mentions } });
    expect(await unread()).toBe(before + 1);
    const its = { ...at, comment: made.id };
    await contractor.call(calls.record.commentEdit, { params: its, body: { text: '@巡检 请看', mentions } });
    expect(await unread()).toBe(before + 1);
    // A data scope that does not reach the record keeps somebody out, whatever the roles allow.
    const { db } = kit().database;
    const scope = (code: number) =>
      sql`update role set data_scope = ${code} where id in (select role_id from account_role
        where account_id = ${accountId('patrol')})`.execute(db);
    const offered = async (params: { resource: string; id: string }) =>
      (await contractor.call(calls.record.people, { params, query: {} })).map(({ id }) => id);
    expect(await offered(project)).toContain(accountId('patrol'));
    await scope(DATA_SCOPE.own);
    expect(await offered(project)).not.toContain(accountId('patrol'));
    expect(await offered(at)).toContain(accountId('patrol'));
    await scope(DATA_SCOPE.below);
    const body = { text: '@谁', mentions: ['no-such-account'] };
    await expect(contractor.call(calls.record.commentAdd, { params: at, body }, { quiet: true })).rejects.toMatchObject(
      { code: 42200, problems: [{ path: 'mentions' }] },
    );
  });

  it('counts the records that refer to a record in one call, and gives the first of them masked', async () => {
    const relations = await contractor.call(calls.record.related, { params: project });
    const of = (name: string) => relations.find(({ resource }) => resource === name);
    expect(of(ORDERS)).toMatchObject({ field: 'project_id', filtered: true, detail: true });
    expect(of(ORDERS)!.total).toBeGreaterThan(0);
    expect(of('bridgemachine')).toBeUndefined();
    const from = { ...project, from: ORDERS, field: 'project_id' };
    const { list, more } = await contractor.call(calls.record.relatedRows, { params: from, query: { page: 1 } });
    expect(list.length).toBe(Math.min(5, of(ORDERS)!.total!));
    expect(more).toBe(of(ORDERS)!.total! > 5);
    const people = relations.find(({ resource }) => resource === staff.name);
    if (people) {
      const params = { ...project, from: staff.name, field: people.field };
      const rows = await contractor.call(calls.record.relatedRows, { params, query: {} });
      expect(JSON.stringify(rows)).not.toMatch(/"1[3-9]\d{9}"/);
    }
    await expect(
      contractor.call(
        calls.record.relatedRows,
        { params: { ...project, from: operatelog.name, field: 'subject_id' }, query: {} },
        { quiet: true },
      ),
    ).rejects.toMatchObject({ code: 40400 });
  });

  it('is closed to whoever may not open the record, and to other companies', async () => {
    const at = await newOrder();
    const other = await kit().client('beichen');
    const own = {
      resource: projectmanage.name,
      id: (await other.call(resourceCalls(projectmanage).list!, { query: {} })).list[0]!.id,
    };
    const missing = { code: 40400 };
    for (const call of [calls.record.timeline, calls.record.people] as const)
      await expect(other.call(call, { params: at, query: {} }, { quiet: true })).rejects.toMatchObject(missing);
    await expect(other.call(calls.record.related, { params: at }, { quiet: true })).rejects.toMatchObject(missing);
    const comment = (client: Client, params: typeof at, mentions: string[] = []) =>
      client.call(calls.record.commentAdd, { params, body: { text: '看', mentions } }, { quiet: true });
    await expect(comment(other, at)).rejects.toMatchObject(missing);
    const names = await other.call(calls.record.people, { params: own, query: {} });
    expect(names.map(({ id }) => id)).not.toContain(accountId('contractor'));
    await expect(comment(other, own, [accountId('contractor')])).rejects.toMatchObject({ code: 42200 });
    // Records of another company that refer to a record are neither counted nor listed.
    const relations = await other.call(calls.record.related, { params: own });
    expect(relations.every(({ total }) => total !== null)).toBe(true);
    await sql`update correction set project_id = ${own.id} where id = ${at.id}`.execute(kit().database.db);
    expect(await other.call(calls.record.related, { params: own })).toEqual(relations);
    const roles = { resource: 'rolemanage', id: demoId('role', 1) };
    await expect(
      patrol.call(calls.record.timeline, { params: roles, query: {} }, { quiet: true }),
    ).rejects.toMatchObject({ code: 40301 });
    const outside = createClient({ config: () => ({ baseUrl: kit().address }), session: memorySession() });
    await expect(outside.call(calls.record.timeline, { params: at, query: {} }, { quiet: true })).rejects.toThrow();
  });
});
