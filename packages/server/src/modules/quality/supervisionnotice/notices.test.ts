import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  CONSENT,
  inspectionlot,
  NOTICE,
  partmanage,
  POST,
  productivetask,
  qualitypost,
  SUSPENSION,
  supervisionnotice,
  suspensionorder,
  taskmanage,
  type AnyResource,
} from '@gongdi/domain';
import { defaultLimits, inflateByZlib, ZipArchive } from '@gongdi/sheets';
import * as zlib from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, DEMO_NOW, demoId } from '../../../demo/index.ts';
import { PNG } from '../../../files/testing.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const PROJECT = demoId('project', 1);
const [DAY, TODAY] = [86_400_000, '2026-11-02'];
const dayIn = (days: number) => new Date(DEMO_NOW + days * DAY).toISOString().slice(0, 10);

async function textOf(blob: Blob): Promise<string> {
  const archive = new ZipArchive(new Uint8Array(await blob.arrayBuffer()), defaultLimits, inflateByZlib(zlib));
  const xml = await archive.text('word/document.xml', 10_000_000);
  return xml.replaceAll(/<\/w:(p|tr)>/g, '\n').replaceAll(/<[^>]+>/g, '');
}

describe('what the supervision asks for, and stops', () => {
  const kit = withServer();
  let contractor: Client;
  let patrol: Client;
  let owner: Client;
  let admin: Client;
  let made = 0;
  beforeAll(async () => {
    [contractor, patrol, owner, admin] = (await Promise.all(
      ['contractor', 'patrol', 'owner', 'admin'].map((name) => kit().client(name)),
    )) as [Client, Client, Client, Client];
    await contractor.call(resourceCalls(qualitypost).add!, {
      body: { project_id: PROJECT, account_id: accountId('admin'), post: POST.owner },
    });
  });

  const add = async (resource: AnyResource, body: object, by = patrol): Promise<string> => {
    const row = await by.call(resourceCalls(resource).add!, { body: { project_id: PROJECT, ...body } });
    return (row as { id: string }).id;
  };
  const take = (resource: AnyResource, name: string, body: object, by: Client) =>
    by.call(stepCalls(resource)[name]!, { body }, { quiet: true });
  const read = (resource: AnyResource, id: string): Promise<Record<string, unknown>> =>
    contractor.call(resourceCalls(resource).detail!, { params: { id } });
  const refusal = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CallFailure);
    const { message, problems } = error as CallFailure;
    return [message, ...problems.map((one) => one.message)].join(' ');
  };
  const picture = async (client: Client, more: Uint8Array = new Uint8Array()) => {
    made += 1;
    const bytes = [PNG, more, `notice ${made}`] as BlobPart[];
    const file = new Blob(bytes, { type: 'image/png' });
    return client.call(calls.file.uploadShort, { form: { short_flag: '0' }, file, fileName: `整改${made}.png` });
  };
  const notice = (more: object = {}) => {
    made += 1;
    return add(supervisionnotice, {
      notice_title: '箍筋间距偏大',
      notice_number: `T-JL-${made}`,
      notice_kind: 1,
      content: '请调整',
      replier_id: accountId('contractor'),
      deadline: dayIn(2),
      ...more,
    });
  };
  const issue = async (id: string, by = patrol) =>
    take(supervisionnotice, 'issue', { id, issue_signature: await sampleFile(by) }, by);
  const reply = async (id: string, photos: readonly object[]) => {
    const body = { id, reply: '已调整', reply_photos: photos, reply_signature: await sampleFile(contractor) };
    return take(supervisionnotice, 'reply', body, contractor);
  };
  const pass = async (id: string) =>
    take(supervisionnotice, 'pass', { id, review_opinion: '合格', review_signature: await sampleFile(patrol) }, patrol);

  it('a notice is answered by whom it names with pictures of its own, rechecked, and printed with its reply', async () => {
    const id = await notice();
    // A project leader does not issue what the supervision asks.
    expect(await refusal(issue(id, contractor))).toContain('专业监理工程师');
    await issue(id);
    const [shared, other] = [await picture(contractor), await picture(contractor)];
    await reply(id, [shared]);
    const again = { id, review_opinion: '还有 2 处', deadline: '2026-10-01' };
    expect(await refusal(take(supervisionnotice, 'refuse', again, patrol))).toContain('不能早于今天');
    await take(supervisionnotice, 'refuse', { ...again, deadline: dayIn(1) }, patrol);
    expect(await read(supervisionnotice, id)).toMatchObject({ notice_status: NOTICE.issued, deadline: dayIn(1) });
    const second = await notice();
    await issue(second);
    expect(await refusal(reply(second, [shared]))).toContain('已用于另一条记录');
    await reply(id, [other]);
    await pass(id);
    expect(await read(supervisionnotice, id)).toMatchObject({
      notice_status: NOTICE.closed,
      reply_proof: [{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), camera_at: null }],
    });
    const forms = await textOf(await owner.call(calls.quality.noticeForm, { query: { id } }));
    for (const words of ['表 A.0.3', '监理通知单', '表 B.0.9', '监理通知回复单', '已调整', '合格', '周志强', '陈建国'])
      expect(forms).toContain(words);
    const open = await textOf(await owner.call(calls.quality.noticeForm, { query: { id: second } }));
    expect(open).not.toContain('B.0.9');
    const stranger = await kit().client('beichen');
    await expect(stranger.call(calls.quality.noticeForm, { query: { id } }, { quiet: true })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('a lot that a notice names is not accepted while it is open', async () => {
    const { db } = kit().database;
    const { id: lot_id } = await db
      .selectFrom('inspection_lot')
      .select('id')
      .where('project_id', '=', PROJECT)
      .where('lot_status', '=', 5)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const id = await notice({ lot_id });
    await issue(id);
    const accept = async () => {
      const body = { id: lot_id, accept_opinion: '合格', accept_signature: await sampleFile(patrol) };
      return take(inspectionlot, 'accept', body, patrol);
    };
    expect(await refusal(accept())).toContain('监理通知「箍筋间距偏大」还没有闭合');
    await reply(id, [await picture(contractor)]);
    expect(await refusal(accept())).toContain('还没有闭合');
    await pass(id);
    await accept();
  });

  it('an order stops a part and what is below it until the owner agrees and the chief supervisor resumes', async () => {
    const parts = resourceCalls(partmanage);
    const part = async (part_name: string, parent_id: string | null, part_kind: number) => {
      const body = { project_id: PROJECT, part_name, parent_id, part_kind, order_number: (made += 1) };
      return (await contractor.call(parts.add!, { body })).id;
    };
    const block = await part('停工楼', null, 1);
    const floor = await part('3 层', block, 3);
    const beside = await part('别处', null, 1);
    const task = async (part_id: string) =>
      add(
        taskmanage,
        {
          part_id,
          owner_id: accountId('contractor'),
          planned_begin: TODAY,
          planned_end: TODAY,
          task_name: '封模',
        },
        contractor,
      );
    const [waiting, free, running] = [await task(floor), await task(beside), await task(floor)];
    const begin = (id: string) => take(taskmanage, 'begin', { id, begun_on: TODAY }, contractor);
    await begin(running);
    const id = await add(suspensionorder, {
      order_title: '未经隐蔽验收封模',
      order_number: 'T-ZT-1',
      suspension_cause: 2,
      part_id: block,
      stopped_on: dayIn(-1),
      stop_hour: 14,
      description: '擅自封模',
      demands: '拆模补验',
      owner_consent: CONSENT.before,
      leader_id: accountId('contractor'),
    });
    const signed = async (by: Client, name: string, more: object = {}) => ({
      id,
      [`${name}_signature`]: await sampleFile(by),
      ...more,
    });
    const step = async (name: string, by: Client, more: object = {}) =>
      take(suspensionorder, name, await signed(by, name, more), by);
    expect(await refusal(step('issue', patrol, { stopped_on: dayIn(-1) }))).toContain('不能倒填');
    await begin(free);
    await step('issue', patrol, { stopped_on: TODAY });
    expect(await refusal(begin(waiting))).toContain('工程暂停令「未经隐蔽验收封模」');
    const day = { work_content: '绑扎', task_id: running, work_date: TODAY, done_quantity: 1 };
    expect(await refusal(add(productivetask, day, contractor))).toContain('工程暂停令');
    await add(productivetask, { ...day, work_date: dayIn(-3) }, contractor);
    await step('ask', contractor, { ask_note: '已拆模', ask_photos: [await picture(contractor)] });
    await take(suspensionorder, 'refuse', { id, review_opinion: '未全部拆除' }, patrol);
    await step('ask', contractor, { ask_note: '已全部拆除并补验', ask_photos: [await picture(contractor)] });
    expect(await refusal(step('approve', admin, { owner_opinion: '同意' }))).not.toBe('');
    await step('review', patrol, { review_opinion: '同意' });
    expect(await refusal(begin(waiting))).toContain('工程暂停令');
    await step('approve', admin, { owner_opinion: '同意复工' });
    expect(await refusal(step('resume', patrol, { resume_on: dayIn(-1) }))).toContain('不能倒填');
    await step('resume', patrol, { resume_on: TODAY });
    await begin(waiting);
    expect(await read(suspensionorder, id)).toMatchObject({ suspension_status: SUSPENSION.resumed });
    const forms = await textOf(await owner.call(calls.quality.suspensionForm, { query: { id } }));
    for (const words of ['表 A.0.5', '工程暂停令', '停工楼', '表 B.0.3', '工程复工报审表', '系统管理员', '表 A.0.7'])
      expect(forms).toContain(words);
  });
});
