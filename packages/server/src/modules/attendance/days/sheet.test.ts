import { calls, resourceCalls, REPORT_VIEWS, type Client } from '@gongdi/api';
import { attendancerecord, attendanceregular, staff } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { recompute } from '../../../attendance/index.ts';
import { passed } from '../../../attendance/testing.ts';
import { demoId } from '../../../demo/index.ts';
import { transaction } from '../../../store/index.ts';
import { withServer } from '../../../testing.ts';
import { officersFor, ratioOf } from './key-posts.ts';

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
