import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { DIARY, material, projectmanage, projectweather, workdiary, type InputOf } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';
import { daysOf, stateOf } from './month.ts';

const diaries = resourceCalls(workdiary);
const steps = stepCalls(workdiary);
const DAY = 86_400_000;

describe('work diaries', () => {
  const kit = withServer();
  let contractor: Client;
  let today: string;
  const ago = (days: number) => new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10);
  beforeAll(async () => {
    contractor = await kit().client('contractor');
    today = new Date(kit().clock.now + 8 * 3_600_000).toISOString().slice(0, 10);
  });

  const newProject = async (begin_time: string) => {
    const body = (await sampleRecord(contractor, projectmanage)) as InputOf<typeof projectmanage>;
    return contractor.call(resourceCalls(projectmanage).add!, { body: { ...body, begin_time, end_time: null } });
  };
  const write = (project_id: string, diary_date: string, diary_kind = 1) =>
    contractor.call(
      diaries.add!,
      { body: { project_id, diary_date, diary_kind, work_done: '三层墙柱钢筋绑扎' } },
      { quiet: true },
    );
  const refusal = async (work: Promise<unknown>): Promise<CallFailure> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CallFailure);
    return error as CallFailure;
  };

  it('belong to their author and day: once, never ahead, marked when late', async () => {
    const { id } = await newProject(ago(40));
    const now = await write(id, today);
    expect(now).toMatchObject({ diary_name: `${today} 施工日志`, diary_status: DIARY.draft });
    expect(now.author_id).toBe(now.created_by);
    expect((await contractor.call(diaries.detail!, { params: { id: now.id } })).late_flag).toBe(false);
    const late = await write(id, ago(3));
    expect(await contractor.call(diaries.detail!, { params: { id: late.id } })).toMatchObject({
      late_flag: true,
      late_days: 3,
    });
    expect((await refusal(write(id, today))).message).toContain('您已经写过');
    await write(id, today, 2);
    expect((await refusal(write(id, '2099-01-01'))).message).toContain('将来');
    // The day is no part of the form for changing, so nothing moves to another day.
    const moved = await contractor.call(diaries.edit!, { body: { ...late, diary_date: today } });
    expect(moved.diary_date).toBe(ago(3));
  });

  it('are signed by their author only, and stay as they were then', async () => {
    const { id } = await newProject(ago(40));
    const { id: diary } = await write(id, today);
    await kit().database.db.updateTable('diary').set({ diary_status: DIARY.signed }).where('id', '=', diary).execute();
    const signed = await contractor.call(diaries.detail!, { params: { id: diary } });
    await refusal(contractor.call(diaries.edit!, { body: { ...signed, work_done: '改写' } }, { quiet: true }));
    await contractor.call(steps['reopen']!, { body: { id: diary, review_opinion: '漏记停工' } });
    const again = await contractor.call(diaries.detail!, { params: { id: diary } });
    expect(again.diary_status).toBe(DIARY.draft);
    const other = await kit().client('admin');
    const pen = { id: 'x', name: 'x.png', size: 1, type: 'image/png' };
    await refusal(other.call(steps['sign']!, { body: { id: diary, signature: pen } }, { quiet: true }));
  });

  it('are offered what the records of the day say', async () => {
    const { id: project_id } = await newProject(ago(40));
    await contractor.call(resourceCalls(projectweather).add!, {
      body: { weather: '小雨', project_id, weather_date: today, temperature_max: 17, wind: '东风 4 级' },
    });
    const body = (await sampleRecord(contractor, material)) as InputOf<typeof material>;
    for (const [material_name, arrival_date] of [
      ['抗渗混凝土', today],
      ['昨天的砂', ago(1)],
    ] as const)
      await contractor.call(resourceCalls(material).add!, {
        body: { ...body, project_id, material_name, arrival_date, batch_number: material_name },
      });
    const query = { project_id, day: today };
    const offer = await contractor.call(calls.diary.offerOf, { query });
    expect(offer.weather).toMatchObject({ weather: '小雨', temperature_max: 17, wind: '东风 4 级' });
    const deliveries = offer.lines.find(({ field }) => field === 'deliveries')!;
    expect(deliveries.count).toBe(1);
    expect(deliveries.text).toContain('抗渗混凝土');
    expect(offer.existing).toBeNull();
    const { id } = await write(project_id, today);
    expect((await contractor.call(calls.diary.offerOf, { query })).existing).toBe(id);
    // The tower of the demo has daily work, heads, checks and machines.
    const demo = await contractor.call(resourceCalls(projectmanage).list!, { query: { page_size: 1000 } });
    const site = demo.list.find(({ project_name }) => project_name === '滨江科创中心一期')!;
    const busy = await contractor.call(calls.diary.offerOf, { query: { project_id: site.id, day: ago(1) } });
    const work = busy.lines.find(({ field }) => field === 'work_done')!;
    expect(work.text).toContain('研发塔楼');
    expect(work.text.split('\n')).toHaveLength(work.count);
    const stranger = await kit().client('beichen');
    const seen = await stranger.call(calls.diary.offerOf, { query }, { quiet: true }).catch(() => null);
    expect(seen?.lines.every(({ count }) => count === 0) ?? true).toBe(true);
    expect(seen?.weather ?? null).toBeNull();
  });

  it('a month has a gap on each day without one, from the begin of the project until yesterday', async () => {
    const { id: project_id } = await newProject(ago(12));
    const written = new Set([ago(10), ago(4), today]);
    for (const day of written) await write(project_id, day);
    for (const month of new Set([ago(12).slice(0, 7), today.slice(0, 7)])) {
      const { days, missing } = await contractor.call(calls.diary.monthOf, { query: { project_id, month } });
      const slow = days.filter(({ day }) => day >= ago(12) && day < today && !written.has(day)).map(({ day }) => day);
      expect(days.filter(({ state }) => state === 'missing').map(({ day }) => day)).toEqual(slow);
      expect(missing).toBe(slow.length);
    }
  });
});

it('knows the days of a month, and what a day lacks', () => {
  expect(daysOf('2028-02')).toHaveLength(29);
  expect(daysOf('2026-11').at(-1)).toBe('2026-11-30');
  expect(stateOf('2026-11-01', [], '2026-11-02', '2026-11-01')).toBe('missing');
  expect(stateOf('2026-10-31', [], '2026-11-02', '2026-11-01')).toBe('before');
  expect(stateOf('2026-11-02', [], '2026-11-02', null)).toBe('future');
  expect(stateOf('2026-11-02', [{ status: DIARY.draft }, { status: DIARY.signed }], '2026-11-02', null)).toBe('draft');
});
