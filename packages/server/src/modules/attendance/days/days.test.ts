import { resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { attendancecorrection, attendancerecord, attendanceregular, attendancesort, DAY_STATE } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { attendedDays, recompute, sweepDue } from '../../../attendance/index.ts';
import { accountId, demoId } from '../../../demo/index.ts';
import { transaction } from '../../../store/index.ts';
import { withServer } from '../../../testing.ts';
import { passed } from '../../../attendance/testing.ts';

const project_id = demoId('project', 1);
const person = demoId('staff', 2);
const days = resourceCalls(attendancerecord);
const corrections = resourceCalls(attendancecorrection);
const decisions = stepCalls(attendancecorrection);
const MONTH = { from: '2026-11-01', to: '2026-11-30' };

describe('stored days', () => {
  const kit = withServer({ timeZone: 'Asia/Shanghai' });
  let contractor: Client;
  let patrol: Client;
  const moment = () => ({ now: kit().clock.now, timeZone: 'Asia/Shanghai' });
  const make = () => transaction(kit().database.db, (trx) => recompute(trx, { project_id, ...MONTH }, moment()));
  const dayOf = async (work_date: string) => {
    const query = { staff_id: person, begin_work_date: work_date, end_work_date: work_date };
    return (await contractor.call(days.list!, { query })).list[0];
  };
  beforeAll(async () => {
    const { db } = kit().database;
    await db.updateTable('attendance_duty').set({ status: 3 }).execute();
    await db.deleteFrom('attendance_correction').execute();
    await db.deleteFrom('passage').execute();
    await db.deleteFrom('attendance_due').execute();
    await db.deleteFrom('attendance_day').execute();
    kit().clock.now = Date.parse('2026-11-10T12:00:00Z');
    [contractor, patrol] = [await kit().client('contractor'), await kit().client('patrol')];
    await passed(db, { project_id, staff_id: person }, [
      ['2026-11-03 07:25', 'in'],
      ['2026-11-03 18:05', 'out'],
      ['2026-11-04 07:20', 'in'],
      ['2026-11-05 08:00', 'in'],
      ['2026-11-05 12:00', 'out'],
    ]);
  });

  it('come from passages: whole, missing an exit, half, and absent', async () => {
    await make();
    expect(await dayOf('2026-11-03')).toMatchObject({
      state: DAY_STATE.normal,
      day_share: 1,
      minutes: 510,
      missing: 0,
    });
    expect(await dayOf('2026-11-04')).toMatchObject({ state: DAY_STATE.missing, day_share: 0, missing: 2 });
    expect(await dayOf('2026-11-05')).toMatchObject({ state: DAY_STATE.half, day_share: 0.5, late_minutes: 30 });
    expect(await dayOf('2026-11-06')).toMatchObject({ state: DAY_STATE.absent, day_share: 0 });
    expect(await make()).toBe(0);
  });

  it('change with an approved correction and change back when it is withdrawn', async () => {
    const body = {
      staff_id: person,
      project_id,
      kind: 2,
      corrected_at: '2026-11-04T10:00:00.000Z',
      reason: '东门闸机断电',
    };
    const { id } = await patrol.call(corrections.add!, { body });
    expect(await dayOf('2026-11-04')).toMatchObject({ state: DAY_STATE.missing });
    await contractor.call(decisions.approve!, { body: { id } });
    expect(await dayOf('2026-11-04')).toMatchObject({ state: DAY_STATE.normal, day_share: 1, missing: 0 });
    await contractor.call(decisions.withdraw!, { body: { id, decision_note: '监控核对不符' } });
    expect(await dayOf('2026-11-04')).toMatchObject({ state: DAY_STATE.missing });
  });

  it('lets a leave stand for an absence', async () => {
    const period = { from_date: '2026-11-06', to_date: '2026-11-07' };
    const body = { staff_id: person, project_id, kind: 3, ...period, reason: '家中有事' };
    const { id } = await patrol.call(corrections.add!, { body });
    await contractor.call(decisions.approve!, { body: { id } });
    expect(await dayOf('2026-11-07')).toMatchObject({ state: DAY_STATE.leave });
  });

  it('are not decided by whoever asked, nor by the person himself', async () => {
    const day = { kind: 3, from_date: '2026-11-09', to_date: '2026-11-09' };
    const body = { staff_id: person, project_id, ...day, reason: '家中有事' };
    const { id } = await contractor.call(corrections.add!, { body });
    for (const [step, more] of [
      ['approve', {}],
      ['refuse', { decision_note: '不同意' }],
    ] as const)
      await expect(contractor.call(decisions[step]!, { body: { id, ...more } })).rejects.toThrow('您自己提交');
    const { db } = kit().database;
    const account_id = accountId('contractor');
    await db.updateTable('staff').set({ account_id }).where('id', '=', person).execute();
    const other = await patrol.call(corrections.add!, { body });
    await expect(contractor.call(decisions.approve!, { body: { id: other.id } })).rejects.toThrow('本人的考勤');
    await expect(contractor.call(decisions.refuse!, { body: { id: other.id } })).rejects.toThrow();
    await db.updateTable('staff').set({ account_id: null }).where('id', '=', person).execute();
    await contractor.call(decisions.refuse!, { body: { id: other.id, decision_note: '当日有通行记录' } });
    expect(await dayOf('2026-11-09')).toMatchObject({ state: DAY_STATE.absent });
    await contractor.call(decisions.withdraw!, { body: { id, decision_note: '重复' } });
  });

  it('are made again when a gate sends a day later', async () => {
    const { db } = kit().database;
    const who = { project_id, staff_id: person };
    await passed(db, who, [
      ['2026-11-09 07:30', 'in'],
      ['2026-11-09 18:00', 'out'],
    ]);
    await sweepDue(db, moment());
    expect(await dayOf('2026-11-09')).toMatchObject({ state: DAY_STATE.normal, day_share: 1 });
  });

  it('follow a rule from its first day on, and the rule before it ends', async () => {
    const shift = await contractor.call(resourceCalls(attendancesort).add!, {
      body: { shift_name: '短班', begins: '08:00', ends: '12:00' },
    });
    const rules = resourceCalls(attendanceregular);
    const limits = { late_grace: 5, early_grace: 5, double_seconds: 60, through_minutes: 30 };
    const named = { rule_name: '半日制', project_id, shift_id: shift.id, works_on: 1 };
    const rule = await contractor.call(rules.add!, {
      body: { ...named, ...limits, from_date: '2026-11-05', half_minutes: 100, full_minutes: 240 },
    });
    await contractor.call(stepCalls(attendanceregular).enable!, { body: { id: rule.id } });
    expect(await dayOf('2026-11-05')).toMatchObject({ state: DAY_STATE.normal, day_share: 1, late_minutes: 0 });
    expect(await dayOf('2026-11-03')).toMatchObject({ minutes: 510 });
    const edit = { ...shift, ends: '13:00' };
    await expect(contractor.call(resourceCalls(attendancesort).edit!, { body: edit })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('tell wages what a list of days adds up to', async () => {
    const { db } = kit().database;
    const query = { project_id, begin_work_date: MONTH.from, end_work_date: MONTH.to, page_size: 200 };
    const { list, total } = await contractor.call(days.list!, { query });
    expect(total).toBe(list.length);
    const sums = await attendedDays(db, { project: project_id, ...MONTH });
    for (const one of sums) {
      const own = list.filter(({ staff_id }) => staff_id === one.staff_id);
      expect(one).toEqual({
        staff_id: one.staff_id,
        halves: own.reduce((sum, { day_share }) => sum + day_share * 2, 0),
        minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
        extra_minutes: own.reduce((sum, { extra_minutes }) => sum + extra_minutes, 0),
        missing: own.filter(({ missing }) => missing !== 0).length,
        absent: own.filter(({ state }) => state === DAY_STATE.absent).length,
        leave: own.filter(({ state }) => state === DAY_STATE.leave).length,
      });
    }
    expect(new Set(list.map(({ staff_id }) => staff_id)).size).toBe(sums.length);
  });
});
