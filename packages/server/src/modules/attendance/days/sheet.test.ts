import { calls, resourceCalls, REPORT_VIEWS, stepCalls, type Client } from '@gongdi/api';
import {
  attendancechart,
  attendancerecord,
  attendanceregular,
  DAY_STATE,
  fenOf,
  staff,
  sumFen,
  yuanOf,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { recompute } from '../../../attendance/index.ts';
import { passed } from '../../../attendance/testing.ts';
import { demoId } from '../../../demo/index.ts';
import { transaction } from '../../../store/index.ts';
import { withServer } from '../../../testing.ts';
import { officersFor, ratioOf } from './key-posts.ts';
import { tellAbsentPosts } from './tell-absence.ts';

const project_id = demoId('project', 2);
const month = '2026-10';
const SPAN = { from: `${month}-01`, to: `${month}-31` };

describe('the monthly sheet, key posts and statistics', () => {
  const kit = withServer();
  let contractor: Client;
  beforeAll(async () => {
    const { db } = kit().database;
    contractor = await kit().client('contractor');
    // What the test counts is what it writes.
    await db.deleteFrom('passage').execute();
    await db.deleteFrom('attendance_day').execute();
    const people = await db.selectFrom('staff').select('id').where('project_id', '=', project_id).execute();
    for (const [index, { id }] of people.entries())
      for (let day = 1; day <= 28; day += 1)
        if ((day + index) % 4 !== 0)
          await passed(db, { project_id, staff_id: id }, [
            [`${month}-${String(day).padStart(2, '0')} 07:2${index % 10}`, 'in'],
            ...(day % 9 === 0 ? [] : ([[`${month}-${String(day).padStart(2, '0')} 18:10`, 'out']] as const)),
          ]);
    await transaction(db, (trx) =>
      recompute(trx, { project_id, ...SPAN }, { now: kit().clock.now, timeZone: 'Asia/Shanghai' }),
    );
  });

  it('has the marks and sums of the listed days', async () => {
    const sheet = await contractor.call(calls.attendance.sheet, { query: { project_id, month } });
    const query = { project_id, begin_work_date: SPAN.from, end_work_date: SPAN.to, page_size: 200 };
    const { list, total } = await contractor.call(resourceCalls(attendancerecord).list!, { query });
    expect(total).toBe(list.length);
    expect(sheet.people.flatMap(({ days }) => days.filter((day) => day !== null))).toHaveLength(total);
    expect(sheet.total.halves).toBe(list.reduce((sum, one) => sum + one.day_share * 2, 0));
    expect(sheet.total.missing).toBe(list.filter(({ missing }) => missing !== 0).length);
    expect(sheet.total.missing).toBeGreaterThan(0);
    const book = await contractor.call(calls.attendance.sheetExport, { query: { project_id, month } });
    expect(book.size).toBeGreaterThan(1000);
  });

  it('counts heads by hour as the passages say', async () => {
    const day = `${month}-05`;
    const { hours, people, trades } = await contractor.call(calls.attendance.heads, { query: { project_id, day } });
    expect(hours[12]!.reduce((sum, count) => sum + count, 0)).toBe(people);
    expect(hours[12]).toHaveLength(trades.length);
    expect(hours[3]!.reduce((sum, count) => sum + count, 0)).toBe(0);
    expect(people).toBeGreaterThan(0);
  });

  it('judges key posts by ratio, consent and area', async () => {
    expect([9_999, 10_000, 49_999, 50_000].map((area) => officersFor(area, [10_000, 50_000]))).toEqual([1, 2, 2, 3]);
    expect(ratioOf({ expected: 20, halves: 30, consented: 1 })).toBe(80);
    expect(ratioOf({ expected: 0, halves: 0, consented: 0 })).toBeNull();
    const found = await contractor.call(calls.attendance.keyPosts, { query: { project_id, month } });
    expect(found.required_ratio).toBe(80);
    expect(found.warnings).toContain('no_leader');
    expect(found.officers_required).not.toBeNull();
  });

  it('tells once who of the key posts was absent without leave', async () => {
    const { db } = kit().database;
    const day = '2026-10-20';
    await db
      .updateTable('staff')
      .set({ trade: 3 })
      .where('project_id', '=', project_id)
      .where('status', '=', 1)
      .execute();
    const absent = await db
      .selectFrom('attendance_day as d')
      .innerJoin('staff as s', 's.id', 'd.staff_id')
      .select(['d.id', 's.name'])
      .where('d.project_id', '=', project_id)
      .where('d.work_date', '=', day)
      .where('d.state', '=', DAY_STATE.absent)
      .where('s.status', '=', 1)
      .execute();
    const told = async () =>
      (
        await db.selectFrom('notification').select(['title', 'link']).where('kind', '=', 'key_post_absent').execute()
      ).filter(({ link }) => absent.some(({ id }) => link?.includes(id)));
    const moment = { db, timeZone: 'Asia/Shanghai' };
    await tellAbsentPosts(moment, Date.parse('2026-10-21T01:00:00Z'));
    expect(await told()).toEqual([]);
    await tellAbsentPosts(moment, Date.parse('2026-10-21T02:00:00Z'));
    const first = await told();
    expect(absent.length).toBeGreaterThan(0);
    expect(new Set(first.map(({ link }) => link)).size).toBe(absent.length);
    await tellAbsentPosts(moment, Date.parse('2026-10-21T03:00:00Z'));
    expect(await told()).toHaveLength(first.length);
  });

  it('previews what a draft changes and changes nothing', async () => {
    const rules = resourceCalls(attendanceregular);
    const { list } = await contractor.call(rules.list!, { query: {} });
    const body = {
      rule_name: '长时制',
      project_id,
      works_on: 1,
      from_date: SPAN.from,
      shift_id: list[0]!.shift_id,
      late_grace: 0,
      early_grace: 0,
      half_minutes: 600,
      full_minutes: 800,
      double_seconds: 60,
      through_minutes: 5,
    };
    const rule = await contractor.call(rules.add!, { body });
    const before = await contractor.call(calls.attendance.sheet, { query: { project_id, month } });
    const seen = await contractor.call(calls.attendance.preview, { query: { rule_id: rule.id } });
    expect(seen.changed).toBeGreaterThan(0);
    expect(seen.halves_after).toBeLessThan(seen.halves_before);
    expect(await contractor.call(calls.attendance.sheet, { query: { project_id, month } })).toEqual(before);
    await contractor.call(rules.delete!, { params: { id: rule.id } });
  });

  it('previews what the withdrawal of a sheet in force changes, and that is what it does', async () => {
    const sheets = resourceCalls(attendancechart);
    const steps = stepCalls(attendancechart);
    const dates = { from_date: SPAN.from, to_date: SPAN.to };
    const body = { sheet_name: '全员休息', project_id, ...dates, days_off: 1 };
    const duty = await contractor.call(sheets.add!, { body });
    const draft = await contractor.call(calls.attendance.preview, { query: { duty_id: duty.id } });
    await contractor.call(steps['publish']!, { body: { id: duty.id } });
    const back = await contractor.call(calls.attendance.preview, { query: { duty_id: duty.id } });
    expect(back.changed).toBeGreaterThan(0);
    expect([back.halves_before, back.halves_after]).toEqual([draft.halves_after, draft.halves_before]);
    await contractor.call(steps['withdraw']!, { body: { id: duty.id } });
    for (const { staff_id, day, after } of back.list) {
      const query = { staff_id, begin_work_date: day, end_work_date: day };
      const { list } = await contractor.call(resourceCalls(attendancerecord).list!, { query });
      expect(list[0] ? { state: list[0].state, halves: list[0].day_share * 2 } : null).toEqual(after);
    }
  });

  it('counts people in each way as their lists do', async () => {
    const query = { project_id, ...SPAN };
    const report = await contractor.call(calls.report.statistics, { query });
    const asked = { project_id, status: '1', page_size: 200 };
    expect(report.heads).toBe((await contractor.call(resourceCalls(staff).list!, { query: asked })).total);
    expect(report.views.map(({ view }) => view)).toEqual([...REPORT_VIEWS]);
    for (const { view, groups } of report.views) {
      expect(groups.reduce((sum, { heads }) => sum + heads, 0)).toBe(report.heads);
      for (const { key, heads, halves } of groups) {
        const { list } = await contractor.call(calls.report.people, { query: { ...query, view, key } });
        expect(list).toHaveLength(heads);
        expect(list.reduce((sum, one) => sum + one.halves, 0)).toBe(halves);
      }
    }
    // Wages by a slow look at the lines; whoever may not see lines sees no sums.
    const { db } = kit().database;
    const lines = await db
      .selectFrom('wage_line as l')
      .innerJoin('wage_sheet as h', 'h.id', 'l.sheet_id')
      .innerJoin('staff as s', 's.id', 'l.staff_id')
      .select(['l.due', 'l.paid'])
      .where('h.project_id', '=', project_id)
      .where('s.project_id', '=', project_id)
      .where('s.status', '=', 1)
      .where('h.wage_month', '=', month)
      .where('h.status', '>=', 5)
      .execute();
    const sum = (of: (one: (typeof lines)[number]) => string | null) =>
      yuanOf(sumFen(lines.map((one) => fenOf(of(one)))));
    expect(report.wages).toEqual({ due: sum(({ due }) => due), paid: sum(({ paid }) => paid) });
    for (const { groups } of report.views)
      expect(yuanOf(sumFen(groups.map(({ wages }) => fenOf(wages!.due))))).toBe(report.wages!.due);
  });

  it('is not there for a project of another company', async () => {
    const beichen = await kit().client('beichen');
    for (const one of [
      () => beichen.call(calls.attendance.sheet, { query: { project_id, month } }),
      () => beichen.call(calls.attendance.keyPosts, { query: { project_id, month } }),
      () => beichen.call(calls.attendance.heads, { query: { project_id, day: SPAN.from } }),
    ])
      await expect(one()).rejects.toMatchObject({ status: 404 });
    const own = await beichen.call(calls.report.statistics, { query: { project_id, ...SPAN } });
    expect(own.heads).toBe(0);
  });
});
