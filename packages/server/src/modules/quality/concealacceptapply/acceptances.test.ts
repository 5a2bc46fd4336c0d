import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  concealacceptapply,
  concealacceptrecord,
  conditionAcceptance,
  conditionitem,
  CONDITION,
  CONDITION_KIND,
  CONCEAL,
  partmanage,
  PART_KIND,
  STATION,
  stationapply,
  stationrecord,
  TASK,
  taskmanage,
  withExif,
} from '@gongdi/domain';
import { Transformer } from '@napi-rs/image';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, DEMO_NOW, demoId } from '../../../demo/index.ts';
import { PNG } from '../../../files/testing.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const PROJECT = demoId('project', 1);
const HOUR = 3_600_000;
/** The notes of a camera: 31 October 2026, 9:12:05, +08:00, 31.1765 N 121.4568 E (WGS-84, at the project). */
const CAMERA =
  '/+EA2UV4aWYAAElJKgAIAAAAAwASAQMAAQAAAAYAAABphwQAAQAAADIAAAAliAQAAQAAAGsAAAAAAAAAAgADkAIAFAAAAFAAAAARkAIABwAAAGQAAAAAAAAAMjAyNjoxMDozMSAwOToxMjowNQArMDg6MDAABAABAAIAAgAAAE4AAAACAAUAAwAAAKEAAAADAAIAAgAAAEUAAAAEAAUAAwAAALkAAAAAAAAAHwAAAAEAAAAKAAAAAQAAAEiKAADoAwAAeQAAAAEAAAAbAAAAAQAAAKBfAADoAwAA';
const at = (hours: number) => new Date(DEMO_NOW + hours * HOUR).toISOString();
const PLACE = { longitude: 121.59, latitude: 31.2, address: '试验段' };

describe('what is accepted before the next step', () => {
  const kit = withServer();
  let contractor: Client;
  let patrol: Client;
  let part_id: string;
  let made = 0;
  /** Moves the clock; sessions end meanwhile. */
  const moveTo = async (now: number) => {
    kit().clock.now = now;
    [contractor, patrol] = (await Promise.all(['contractor', 'patrol'].map((name) => kit().client(name)))) as [
      Client,
      Client,
    ];
  };
  beforeAll(async () => {
    await moveTo(DEMO_NOW);
    const body = { project_id: PROJECT, part_name: '验收段', part_kind: PART_KIND.section, order_number: 950 };
    ({ id: part_id } = await contractor.call(resourceCalls(partmanage).add!, { body }));
  });

  /** A picture that no other is like. */
  const picture = async (client = contractor) => {
    made += 1;
    const bytes = new Uint8Array([...PNG, ...new TextEncoder().encode(`picture ${made}`)]);
    const file = new Blob([bytes], { type: 'image/png' });
    return client.call(calls.file.uploadShort, { form: { short_flag: '0' }, file, fileName: `照片${made}.png` });
  };
  const partBelow = async () => {
    made += 1;
    const body = { project_id: PROJECT, parent_id: part_id, part_name: `点${made}`, part_kind: PART_KIND.part };
    return (await contractor.call(resourceCalls(partmanage).add!, { body: { ...body, order_number: made } })).id;
  };
  const task = async (part: string) => {
    made += 1;
    const body = {
      task_name: `任务${made}`,
      project_id: PROJECT,
      part_id: part,
      owner_id: accountId('contractor'),
      planned_begin: '2026-10-01',
      planned_end: '2026-10-05',
    };
    return (await contractor.call(resourceCalls(taskmanage).add!, { body })).id;
  };
  const begin = (id: string) =>
    contractor.call(stepCalls(taskmanage)['begin']!, { body: { id, begun_on: '2026-10-01' } }, { quiet: true });

  it('concealed works: told in time, with pictures of their own, and the next task waits', async () => {
    const steps = stepCalls(concealacceptapply);
    const take = (name: string, id: string, more: object, by: Client = contractor) =>
      by.call(steps[name]!, { body: { id, ...more } }, { quiet: true });
    const add = async (more: object = {}) => {
      const body = {
        request_title: '柱钢筋',
        conceal_kind: 1,
        project_id: PROJECT,
        part_id,
        content: '自检合格',
        supervisor_id: accountId('patrol'),
        planned_at: at(60),
      };
      return (await contractor.call(resourceCalls(concealacceptapply).add!, { body: { ...body, ...more } })).id;
    };
    const below = await partBelow();
    const waiting = await task(below);
    const id = await add();
    const photo = await picture();
    const notice = { planned_at: at(50), photos: [photo], photo_at: at(-1), photo_place: PLACE };
    await expect(take('notify', id, { ...notice, planned_at: at(47) })).rejects.toThrow('提前 48 小时');
    await expect(take('notify', id, { ...notice, photo_at: at(2) })).rejects.toThrow('晚于上传时间');
    await expect(take('notify', id, { ...notice, photos: [] })).rejects.toThrow();
    await take('notify', id, notice);
    const told = await contractor.call(resourceCalls(concealacceptapply).detail!, { params: { id } });
    expect(told).toMatchObject({
      notified_at: at(0),
      photo_proof: [{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });
    await expect(take('notify', await add(), notice)).rejects.toThrow('已用于另一条记录');
    await expect(begin(waiting)).rejects.toThrow('隐蔽工程「柱钢筋」还没有验收通过');
    const sign = async () => ({ accept_opinion: '同意', accept_signature: await sampleFile(patrol) });
    await expect(take('pass', id, await sign(), contractor)).rejects.toThrow();
    await take('postpone', id, { planned_at: at(90), postponed_reason: '外出' }, patrol);
    await expect(take('postpone', id, { planned_at: at(95), postponed_reason: '又' }, patrol)).rejects.toThrow(
      '已经延期过',
    );
    await take('reject', id, await sign(), patrol);
    await expect(begin(waiting)).rejects.toThrow('柱钢筋');
    await take('again', id, { content: '已调整' });
    await take('notify', id, { ...notice, photos: [await picture()] });
    await take('pass', id, await sign(), patrol);
    // The other request is still a draft on the same part.
    await expect(begin(waiting)).rejects.toThrow('柱钢筋');
    const drafts = await contractor.call(resourceCalls(concealacceptapply).list!, {
      query: { part_id, conceal_status: String(CONCEAL.draft) },
    });
    for (const { id: one } of drafts.list) await take('withdraw', one, { content: '重复' });
    await begin(waiting);
    const records = await contractor.call(resourceCalls(concealacceptrecord).list!, { query: { request_id: id } });
    expect(new Set(records.list.map(({ conceal_status }) => conceal_status))).toEqual(
      new Set([CONCEAL.passed, CONCEAL.rejected]),
    );
    expect(records.total).toBe(2);
    expect((await contractor.call(calls.quality.concealForm, { query: { id } })).size).toBeGreaterThan(4000);
  });

  it('pictures from a file: the clock and the place that their camera noted are held against the record', async () => {
    const jpeg = new Uint8Array(await new Transformer(PNG).jpeg(80));
    /** A picture of a camera that stood at the site at that time. */
    const taken = async (wall: string) => {
      const segment = Uint8Array.from(Buffer.from(CAMERA, 'base64'));
      segment.set(new TextEncoder().encode(wall), Buffer.from(segment).indexOf('2026:10:31 09:12:05'));
      const bytes = [withExif(jpeg, segment), `${(made += 1)}`] as BlobPart[];
      const file = new Blob(bytes, { type: 'image/jpeg' });
      return contractor.call(calls.file.uploadShort, {
        form: { short_flag: '0' },
        file,
        fileName: `相册${made}.jpg`,
      });
    };
    const body = { request_title: '梁钢筋', conceal_kind: 1, project_id: PROJECT, part_id: await partBelow() };
    const { id } = await contractor.call(resourceCalls(concealacceptapply).add!, {
      body: { ...body, content: '自检合格', supervisor_id: accountId('patrol'), planned_at: at(60) },
    });
    const here = { longitude: 121.4612, latitude: 31.1745, address: '1#楼' };
    const notify = async (photo: { id: string }, photo_place: object = here) =>
      contractor.call(
        stepCalls(concealacceptapply)['notify']!,
        { body: { id, planned_at: at(50), photos: [photo], photo_at: at(-1), photo_place } },
        { quiet: true },
      );
    // The clock of the server stands at 9:00 on 2 November; the pictures are said to be of 8:00.
    await expect(notify(await taken('2026:11:01 08:00:00'))).rejects.toThrow('不能用以前的照片');
    await expect(notify(await taken('2026:11:02 12:00:00'))).rejects.toThrow('相机时间不准');
    await expect(notify(await taken('2026:11:02 08:20:00'), PLACE)).rejects.toThrow(/距填写位置（或项目）1\d{4} 米/);
    await notify(await taken('2026:11:02 08:20:00'));
    const { photo_proof } = (await contractor.call(resourceCalls(concealacceptapply).detail!, {
      params: { id },
    })) as unknown as { photo_proof: { camera_at: string; camera_distance: number }[] };
    expect(photo_proof[0]!.camera_at).toBe('2026-11-02T00:20:00.000Z');
    expect(photo_proof[0]!.camera_distance).toBeLessThan(100);
  });

  it('attendances: told in time, confirmed, and never at two places or dated back', async () => {
    const steps = stepCalls(stationapply);
    const place = await partBelow();
    const waiting = await task(place);
    const body = {
      station_title: '浇筑',
      station_kind: 1,
      project_id: PROJECT,
      part_id: place,
      task_id: waiting,
      planned_begin: at(30),
      supervisor_id: accountId('patrol'),
    };
    const { id } = await contractor.call(resourceCalls(stationapply).add!, { body });
    const take = (name: string, more: object, by: Client = contractor) =>
      by.call(steps[name]!, { body: { id, ...more } }, { quiet: true });
    await expect(take('notify', { planned_begin: at(23) })).rejects.toThrow('提前 24 小时');
    await take('notify', { planned_begin: at(25) });
    await expect(begin(waiting)).rejects.toThrow('监理还没有确认');
    const record = (more: object) => ({
      record_title: '浇筑',
      station_kind: 1,
      project_id: PROJECT,
      part_id: place,
      works: '浇筑正常',
      quantity: 80,
      begin_at: at(25),
      end_at: at(29),
      ...more,
    });
    const add = (more: object) =>
      patrol.call(resourceCalls(stationrecord).add!, { body: record(more) }, { quiet: true });
    await moveTo(DEMO_NOW + 30 * HOUR);
    await expect(add({ request_id: id })).rejects.toThrow('还没有确认');
    await take('confirm', {}, patrol);
    await begin(waiting);
    await expect(add({ request_id: id, end_at: at(31) })).rejects.toThrow('不能晚于现在');
    await expect(add({ request_id: id, begin_at: at(-2) })).rejects.toThrow('不能早于通知时间');
    const { id: own } = await add({ request_id: id });
    const sign = async (one: string, by = patrol) =>
      by.call(
        stepCalls(stationrecord)['sign']!,
        { body: { id: one, photos: [await picture(by)], photo_place: PLACE, signature: await sampleFile(by) } },
        { quiet: true },
      );
    await expect(sign(own, contractor)).rejects.toThrow('监理员（旁站）');
    await sign(own);
    const stateOf = async () =>
      (await contractor.call(resourceCalls(stationapply).detail!, { params: { id } })).station_status;
    expect(await stateOf()).toBe(STATION.recorded);
    const other = await add({ record_title: '另一处', begin_at: at(28), end_at: at(30) });
    await expect(sign(other.id)).rejects.toThrow('不能同时旁站两处');
    const late = await add({ begin_at: at(-2), end_at: at(0) });
    await sign(late.id);
    expect(await patrol.call(resourceCalls(stationrecord).detail!, { params: { id: late.id } })).toMatchObject({
      late_hours: 30,
    });
    const closed = await add({ begin_at: at(-50), end_at: at(-49) });
    await expect(sign(closed.id)).rejects.toThrow('不能再签字');
    await moveTo(DEMO_NOW);
    expect((await patrol.call(calls.quality.stationForm, { query: { id: own } })).size).toBeGreaterThan(4000);
  });

  it('conditions: main ones are proven, general ones may have a term, and a release ends', async () => {
    const items = resourceCalls(conditionitem);
    const itemSteps = stepCalls(conditionitem);
    const steps = stepCalls(conditionAcceptance);
    const place = await partBelow();
    const waiting = await task(place);
    const body = { release_title: '吊装', key_step: 3, project_id: PROJECT, part_id: place };
    const { id } = await contractor.call(resourceCalls(conditionAcceptance).add!, { body });
    const take = (name: string, more: object, by: Client = contractor) =>
      by.call(steps[name]!, { body: { id, ...more } }, { quiet: true });
    const ofIt = async () => (await contractor.call(items.list!, { query: { release_id: id, page_size: 50 } })).list;
    const itemTake = (name: string, one: string, more: object, by: Client = contractor) =>
      by.call(itemSteps[name]!, { body: { id: one, ...more } }, { quiet: true });
    const all = await ofIt();
    const main = all.filter(({ condition_kind }) => condition_kind === CONDITION_KIND.main);
    const general = all.filter(({ condition_kind }) => condition_kind === CONDITION_KIND.general);
    expect([main.length, general.length]).toEqual([5, 3]);
    const present = async () =>
      take('present', { present_opinion: '已落实', present_signature: await sampleFile(contractor) });
    const prove = async (one: string) => itemTake('prove', one, { proof_files: [await sampleFile(contractor)] });
    for (const one of main.slice(1)) await prove(one.id);
    await expect(present()).rejects.toThrow('还有 1 条主控条件未证明');
    const until = async (release_until: string) => ({
      release_until,
      release_reason: '补办中',
      release_signature: await sampleFile(patrol),
    });
    await expect(itemTake('release', main[0]!.id, await until('2027-01-01'), patrol)).rejects.toThrow('主控条件');
    await prove(main[0]!.id);
    await expect(present()).rejects.toThrow('3 条一般条件未证明');
    for (const one of general.slice(1)) await prove(one.id);
    const today = new Date(DEMO_NOW).toISOString().slice(0, 10);
    const day = (days: number) => new Date(DEMO_NOW + days * 24 * HOUR).toISOString().slice(0, 10);
    await expect(itemTake('release', general[0]!.id, await until(today), patrol)).rejects.toThrow('晚于今天');
    await itemTake('release', general[0]!.id, await until(day(10)), patrol);
    await present();
    await expect(begin(waiting)).rejects.toThrow('条件验收「吊装」还没有放行');
    const release = async (valid_until: string) =>
      take('release', { valid_until, release_opinion: '同意', release_signature: await sampleFile(patrol) }, patrol);
    await expect(release(day(20))).rejects.toThrow('放行期限');
    await release(day(9));
    await expect(
      contractor.call(
        items.add!,
        { body: { condition_name: '新', condition_kind: 2, project_id: PROJECT, release_id: id } },
        { quiet: true },
      ),
    ).rejects.toThrow('已放行');
    const stateOf = async () =>
      (await contractor.call(resourceCalls(conditionAcceptance).detail!, { params: { id } })).condition_status;
    // A day after its end no task begins, even before the hourly work has noticed.
    await moveTo(DEMO_NOW + 10 * 24 * HOUR);
    await expect(begin(waiting)).rejects.toThrow('已过期');
    await moveTo(DEMO_NOW);
    await begin(waiting);
    expect((await contractor.call(resourceCalls(taskmanage).detail!, { params: { id: waiting } })).task_status).toBe(
      TASK.running,
    );
    await itemTake('takeback', main[0]!.id, { proof_note: '报告有误' });
    expect(await stateOf()).toBe(CONDITION.expired);
  });
});
