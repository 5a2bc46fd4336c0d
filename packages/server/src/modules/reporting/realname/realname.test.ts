import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  attendancerecord,
  DIFFERENCE,
  REPORT_KIND,
  REPORT_STATE,
  reportcode,
  reportdifference,
  reportentry,
  reportexchange,
  reportplatform,
  reporttarget,
  staff,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepDue } from '../../../attendance/index.ts';
import { demoId } from '../../../demo/index.ts';
import { opened } from '../../../store/index.ts';
import { withServer } from '../../../testing.ts';
import { collectAll } from './collect.ts';
import { startPlatform } from './fixtures/platform.ts';

const MINUTE = 60_000;
const PROJECT = demoId('project', 1);
const SECRET = 'secret-of-thirty-two-characters!';
const { reporting } = calls;
const targets = resourceCalls(reporttarget);
const entries = resourceCalls(reportentry);

describe('reporting to a real-name platform', () => {
  const kit = withServer({ messageHosts: '*, 127.0.0.1', secretKey: 'a key of the operator' });
  const platform = startPlatform();
  let contractor: Client;
  let platform_id: string;
  let id: string;

  beforeAll(async () => {
    // Other demo configurations are off; devices that fall silent while the clock jumps are no matter of this test.
    await kit().database.db.updateTable('device').set({ online: 0 }).execute();
    const { db } = kit().database;
    const moved = await db
      .selectFrom('movement')
      .select('id')
      .where('project_id', '=', PROJECT)
      .orderBy('id')
      .execute();
    await db
      .updateTable('movement')
      .set({ moved_on: '2026-10-26' })
      .where(
        'id',
        'in',
        moved.slice(0, 2).map((one) => one.id),
      )
      .execute();
    await sweepDue(db, { now: kit().clock.now, timeZone: 'Asia/Shanghai' });
    contractor = await kit().client('contractor');
    Object.assign(platform, { secret: SECRET, appid: 'app-1', projectCode: 'P-1' });
  });

  // Tests move the clock by days, and sessions end.
  beforeEach(async () => {
    contractor = await kit().client('contractor');
  });

  const collect = () => collectAll(kit().database.db, { now: kit().clock.now, timeZone: 'Asia/Shanghai' });
  const all = async (query: object = {}) =>
    (await contractor.call(entries.list!, { query: { target_id: id, page_size: 1000, ...query } })).list as unknown as {
      id: string;
      kind: number;
      status: number;
      report_title: string;
      reason: string | null;
      subject_id: string;
      platform_key: string | null;
      attempts: number;
    }[];
  const of = async (kind: number) => (await all()).filter((one) => one.kind === kind);

  /** Lets time pass, by steps, until nothing is due within the time of results. */
  async function settled(steps = 60): Promise<void> {
    const { db } = kit().database;
    for (let step = 0; step < steps; step += 1) {
      const due = async () => {
        const at = new Date(kit().clock.now).toISOString();
        const { rows } = await sql<{ due: number }>`select count(*)::integer as due from report_entry
          where target_id = ${id} and (status = 2 or status in (1, 3, 8) and due_at <= ${at} and needs_id is null)`.execute(
          db,
        );
        return rows[0]!.due;
      };
      await expect.poll(due, { timeout: 20_000, interval: 30 }).toBe(0);
      const { rows } = await sql<{ left: number }>`select count(*)::integer as left from report_entry
        where target_id = ${id} and status in (1, 3) and needs_id is null`.execute(db);
      if (rows[0]!.left === 0) return;
      kit().clock.now += 31_000;
    }
    throw new Error('reports did not settle');
  }

  it('needs a secret that the cipher can use, and is tried without personal data', async () => {
    ({ id: platform_id } = (await contractor.call(resourceCalls(reportplatform).add!, {
      body: {
        platform_name: '测试平台',
        address: platform.address,
        sign_method: 1,
        cipher: 2,
        request_version: '1.0',
        rate_per_minute: 6000,
        result_seconds: 30,
        known_codes: '-7',
        busy_codes: '-2,-3',
      },
    })) as { id: string });
    ({ id } = (await contractor.call(targets.add!, {
      body: {
        project_id: PROJECT,
        platform_id,
        project_code: 'P-1',
        app_id: 'app-1',
        from_date: '2026-10-24',
        with_attendance: true,
        with_wages: true,
        with_training: true,
      },
    })) as { id: string });
    const enable = stepCalls(reporttarget)['enable']!;
    await expect(contractor.call(enable, { body: { id } })).rejects.toThrow('还没有设置密钥');
    await expect(contractor.call(reporting.test, { body: { id } })).rejects.toThrow('还没有设置密钥');
    await expect(contractor.call(reporting.setSecret, { body: { id, secret: 'too-short' } })).rejects.toMatchObject({
      problems: [{ path: 'secret', message: expect.stringContaining('16/24/32') as string }],
    });
    await contractor.call(reporting.setSecret, { body: { id, secret: `${SECRET.slice(1)}${SECRET[0]}` } });
    expect(await contractor.call(reporting.test, { body: { id } })).toMatchObject({
      ok: false,
      message: expect.stringContaining('签名校验错误') as string,
    });
    await contractor.call(reporting.setSecret, { body: { id, secret: SECRET } });
    expect(await contractor.call(reporting.test, { body: { id } })).toMatchObject({
      ok: true,
      message: expect.stringContaining('示范项目') as string,
    });
    expect(JSON.stringify(await contractor.call(targets.detail!, { params: { id } }))).not.toContain(SECRET);
    const { db } = kit().database;
    const { rows } = await sql<{ text: string }>`select secret::text as text from report_sender`.execute(db);
    expect(Buffer.from(rows[0]!.text.slice(2), 'hex').toString('latin1')).not.toContain(SECRET);
    // Nothing leaves while it is off.
    expect(await collect()).toBe(0);
    await contractor.call(enable, { body: { id } });
  });

  it('holds back what has no code, names it, and lets it through once the code is entered', async () => {
    expect(await collect()).toBeGreaterThan(0);
    expect(await collect()).toBe(0);
    await settled();
    const units = await of(REPORT_KIND.unit);
    expect(units.length).toBeGreaterThan(0);
    for (const one of units) {
      expect(one.status).toBe(REPORT_STATE.rejected);
      expect(one.reason).toMatch(/单位类型「.+」没有平台代码/);
    }
    for (const one of await of(REPORT_KIND.team)) expect(one.reason).toMatch(/等待|所属单位/);
    expect(platform.units.size).toBe(0);

    const codes = resourceCalls(reportcode);
    const query = { platform_id, page_size: 1000, status: '1' };
    const gaps = (await contractor.call(codes.list!, { query })).list as unknown as { id: string; our_code: number }[];
    expect((await contractor.call(reporting.state, { params: { id } })).code_gaps).toBe(gaps.length);
    for (const row of gaps)
      await contractor.call(codes.edit!, { body: { ...row, their_code: String(100 + row.our_code) } });
    expect((await contractor.call(codes.list!, { query })).total).toBe(0);
    await settled();
    expect(platform.units.size).toBe(units.length);
  });

  it('sends in the order of dependency, with receipts and results by query', async () => {
    const people = await of(REPORT_KIND.person);
    expect(people.some(({ status }) => status === REPORT_STATE.accepted)).toBe(true);
    const first = (method: string) => platform.taken.findIndex((one) => one.method === method);
    expect(first('ProjectSubContractor.Add')).toBeLessThan(first('Team.Add'));
    expect(first('Team.Add')).toBeLessThan(first('ProjectWorker.Add'));
    expect(first('ProjectWorker.Add')).toBeLessThan(first('WorkerEntryExit.Add'));
    expect(platform.taken.some(({ method }) => method === 'AsyncHandleResult.Query')).toBe(true);
    for (const team of await of(REPORT_KIND.team))
      if (team.status === REPORT_STATE.accepted)
        expect(platform.teams.get(team.platform_key!)?.['teamName']).toBe(team.report_title);
    // What the platform holds is what is here, by a slow look at both sides.
    const { db } = kit().database;
    const here = await db.selectFrom('staff').selectAll().where('project_id', '=', PROJECT).execute();
    const accepted = new Set(
      people.filter(({ status }) => status === REPORT_STATE.accepted).map(({ subject_id }) => subject_id),
    );
    const numbers = here.filter((one) => accepted.has(one.id)).map((one) => opened(db, 'staff', one).id_card!);
    expect([...platform.people.keys()].toSorted()).toEqual(numbers.toSorted());
    for (const one of people)
      if (one.status !== REPORT_STATE.accepted) expect(one.reason, one.report_title).toMatch(/没有|等待/);
  });

  it('reports attendance as the days count it, wage sheets and trainings to the fen and hour', async () => {
    const days = await of(REPORT_KIND.attendance);
    const sent = days.filter(({ status }) => status === REPORT_STATE.accepted);
    expect(sent.length).toBeGreaterThan(0);
    const rows = platform.others.filter(({ method }) => method === 'WorkerAttendance.Add');
    expect(rows.length).toBe(sent.length);
    const day = await contractor.call(resourceCalls(attendancerecord).detail!, {
      params: { id: sent[0]!.subject_id },
    });
    const times = rows.flatMap(({ data }) => data['dataList'] as { date: string }[]).map(({ date }) => date);
    const local = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(Date.parse(String(day['first_in'] ?? day['last_out'])));
    expect(times).toContain(local);
    const sheets = (await of(REPORT_KIND.wages)).filter(({ status }) => status === REPORT_STATE.accepted);
    const { db } = kit().database;
    for (const sheet of sheets) {
      const lines = await db.selectFrom('wage_line').selectAll().where('sheet_id', '=', sheet.subject_id).execute();
      const found = platform.others.find(
        ({ method, data }) =>
          method === 'Payroll.Add' &&
          (data['detailList'] as { actualAmount: string }[]).map((one) => one.actualAmount).join() ===
            lines
              .toSorted((a, b) => (a.id < b.id ? -1 : 1))
              .map((line) => line.paid ?? '0.00')
              .join(),
      );
      expect(found, sheet.report_title).toBeDefined();
    }
  });

  it('tells why something was rejected, and sends it again by itself once its record is mended', async () => {
    const person = (await of(REPORT_KIND.person)).find(({ status }) => status === REPORT_STATE.accepted)!;
    const mend = async (more: object) => {
      const row = await contractor.call(resourceCalls(staff).detail!, { params: { id: person.subject_id } });
      await contractor.call(resourceCalls(staff).edit!, { body: { ...row, ...more } });
      await collect();
      await settled();
      return (await all()).find((one) => one.id === person.id)!;
    };
    platform.moods.push({ method: 'ProjectWorker.Update', mood: { refuse: '姓名与身份证 310101199001011234 不符' } });
    const rejected = await mend({ nation: '苗族' });
    expect(rejected).toMatchObject({ status: REPORT_STATE.rejected, platform_key: null });
    expect(rejected.reason).toContain('姓名与身份证');
    expect(rejected.reason).not.toContain('310101199001011234');
    expect(await mend({ nation: '汉族' })).toMatchObject({ status: REPORT_STATE.accepted, reason: null });
    // What is as it was is not sent again.
    const before = platform.taken.filter(({ method }) => method.startsWith('ProjectWorker')).length;
    expect(await mend({ emergency_name: '王芳' })).toMatchObject({ status: REPORT_STATE.accepted });
    expect(platform.taken.filter(({ method }) => method.startsWith('ProjectWorker')).length).toBe(before);
  });

  it('tries again later and later, with one number for one request, and holds nothing twice', async () => {
    const { db } = kit().database;
    const [unit] = await of(REPORT_KIND.unit);
    const resend = stepCalls(reportentry)['resend']!;
    const nonces = () =>
      platform.taken.filter(({ method }) => method === 'ProjectSubContractor.Add').map((one) => one.nonce);
    platform.units.clear();
    const before = nonces().length;
    platform.moods.push(
      { method: 'ProjectSubContractor.Add', mood: 'fail' },
      { method: 'ProjectSubContractor.Add', mood: 'lose' },
      { method: 'ProjectSubContractor.Add', mood: 'busy' },
      { method: 'ProjectSubContractor.Add', mood: 'slow' },
    );
    await contractor.call(resend, { body: { id: unit!.id } });
    const now = async () => (await all()).find((one) => one.id === unit!.id)!;
    for (const [attempts, minutes] of [
      [1, 1],
      [2, 5],
      [3, 15],
    ] as const) {
      await expect.poll(async () => (await now()).attempts, { timeout: 20_000 }).toBe(attempts);
      await expect.poll(async () => (await now()).status, { timeout: 20_000 }).toBe(REPORT_STATE.retry);
      kit().clock.now += minutes * MINUTE;
    }
    await settled();
    expect(await now()).toMatchObject({ status: REPORT_STATE.accepted });
    const own = nonces().slice(before);
    expect(own).toHaveLength(4);
    expect(new Set(own).size).toBe(1);
    expect(platform.units.size).toBe(1);
    await db.deleteFrom('report_difference').execute();
  });

  it('gives up in the end, and a person sends it again', async () => {
    const [unit] = await of(REPORT_KIND.unit);
    platform.units.clear();
    platform.moods.push(
      ...Array.from({ length: 7 }, () => ({ method: 'ProjectSubContractor.Add', mood: 'fail' as const })),
    );
    const resend = stepCalls(reportentry)['resend']!;
    await contractor.call(resend, { body: { id: unit!.id } });
    const now = () =>
      kit()
        .database.db.selectFrom('report_entry')
        .select(['status', 'attempts'])
        .where('id', '=', unit!.id)
        .executeTakeFirstOrThrow();
    const state = async () => (await now()).status;
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await expect.poll(async () => Number((await now()).attempts), { timeout: 20_000 }).toBe(attempt + 1);
      await expect.poll(state, { timeout: 20_000 }).not.toBe(REPORT_STATE.sending);
      kit().clock.now += 721 * MINUTE;
    }
    await expect.poll(state, { timeout: 20_000 }).toBe(REPORT_STATE.dead);
    // Sessions have ended meanwhile.
    contractor = await kit().client('contractor');
    await contractor.call(resend, { body: { id: unit!.id } });
    await settled();
    expect(await state()).toBe(REPORT_STATE.accepted);
  });

  it('compares both sides and lists what differs; what is missing is sent again', async () => {
    platform.units.clear();
    for (const entry of await of(REPORT_KIND.unit))
      await contractor.call(stepCalls(reportentry)['resend']!, { body: { id: entry.id } });
    await settled();
    expect(await contractor.call(reporting.reconcile, { body: { id } })).toMatchObject({ ok: true, differences: 0 });
    const [gone] = [...platform.people.keys()] as [string];
    platform.people.delete(gone);
    platform.people.set('110101199003077777', {
      workerName: '外来人',
      idCardNumber: platform.close('110101199003077777'),
      teamSysNo: [...platform.teams.keys()][0],
    });
    const [key, team] = [...platform.teams][0]!;
    platform.teams.set(key, { ...team, teamName: '改了名的班组' });
    expect(await contractor.call(reporting.reconcile, { body: { id } })).toMatchObject({ ok: true, differences: 3 });
    const found = (await contractor.call(resourceCalls(reportdifference).list!, { query: { target_id: id } }))
      .list as unknown as { problem: number; kind: number; entry_id: string; theirs: string }[];
    expect(
      found.map(({ problem, kind }) => [problem, kind]).toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d),
    ).toEqual([
      [DIFFERENCE.missingThere, REPORT_KIND.person],
      [DIFFERENCE.unknownHere, REPORT_KIND.person],
      [DIFFERENCE.differs, REPORT_KIND.team],
    ]);
    expect(found.find(({ kind }) => kind === REPORT_KIND.team)!.theirs).toContain('改了名的班组');
    for (const { entry_id } of found.filter((one) => one.entry_id))
      await contractor.call(stepCalls(reportentry)['resend']!, { body: { id: entry_id } });
    await settled();
    expect(platform.people.has(gone)).toBe(true);
    expect(await contractor.call(reporting.reconcile, { body: { id } })).toMatchObject({ differences: 1 });
    platform.moods.push({ method: 'ProjectWorker.Query', mood: 'fail' });
    expect(await contractor.call(reporting.reconcile, { body: { id } })).toMatchObject({
      ok: false,
      message: expect.stringContaining('HTTP 503') as string,
    });
  });

  it('keeps to the rate of the platform', async () => {
    const { db } = kit().database;
    await db.updateTable('report_platform').set({ rate_per_minute: 4 }).where('id', '=', platform_id).execute();
    kit().clock.now += 2 * MINUTE;
    const resend = stepCalls(reportentry)['resend']!;
    const people = (await of(REPORT_KIND.person)).filter(({ status }) => status === REPORT_STATE.accepted).slice(0, 4);
    const units = (await of(REPORT_KIND.unit)).slice(0, 3);
    const before = platform.taken.length;
    const from = kit().clock.now;
    for (const one of [...units, ...people]) await contractor.call(resend, { body: { id: one.id } });
    await new Promise((resolve) => void setTimeout(resolve, 2500));
    // An addition that the platform knows is followed by a change, which counts for the next turn.
    const { length } = platform.taken.slice(before);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(8);
    expect(kit().clock.now).toBe(from);
    await db.updateTable('report_platform').set({ rate_per_minute: 6000 }).where('id', '=', platform_id).execute();
    await settled();
  });

  it('leaves no personal data behind: neither in its tables nor on the way', async () => {
    const { db } = kit().database;
    const people = await db.selectFrom('staff').selectAll().where('project_id', '=', PROJECT).execute();
    const secrets = people
      .map((one) => opened(db, 'staff', one))
      .flatMap(({ id_card, bank_card, phone_number }) => [id_card, bank_card, phone_number])
      .filter((one): one is string => (one ?? '') !== '');
    const { rows } = await sql<{ text: string }>`select e::text as text from report_entry e
      union all select x::text from report_exchange x union all select d::text from report_difference d`.execute(db);
    const kept = rows.map(({ text }) => text).join('\n');
    const went = platform.taken.map(({ body }) => decodeURIComponent(body)).join('\n');
    for (const one of secrets) {
      expect(kept).not.toContain(one);
      expect(went).not.toContain(one);
    }
    const log = (
      await contractor.call(resourceCalls(reportexchange).list!, { query: { target_id: id, page_size: 1000 } })
    ).list as unknown as { method: string; personal_sent: string | null; outcome: number }[];
    expect(log.find(({ method }) => method === 'ProjectWorker.Add')!.personal_sent).toContain('身份证号 1 项');
    expect(log.find(({ method }) => method === 'Project.Query')!.personal_sent).toBeNull();
    expect(new Set(log.map(({ outcome }) => outcome)).size).toBe(3);
  });

  it('is changed by nobody who only looks, and not there for another company', async () => {
    const beichen = await kit().client('beichen');
    await expect(beichen.call(reporting.state, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(beichen.call(reporting.test, { body: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(beichen.call(reporting.setSecret, { body: { id, secret: SECRET } })).rejects.toMatchObject({
      status: 404,
    });
    const owner = await kit().client('owner');
    for (const call of [
      () => owner.call(reporting.setSecret, { body: { id, secret: SECRET } }),
      () => owner.call(reporting.test, { body: { id } }),
      () => owner.call(reporting.reconcile, { body: { id } }),
      () => owner.call(stepCalls(reporttarget)['disable']!, { body: { id } }),
    ])
      await expect(call()).rejects.toThrow('没有权限');
  });
});
