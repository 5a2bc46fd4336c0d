import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { org, partmanage, STAY, taskmanage, train, TRAINING, trainsign } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { passed } from '../../../attendance/testing.ts';
import { accountId, demoId } from '../../../demo/index.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { anyOf } from '../../../store/index.ts';
import { withServer } from '../../../testing.ts';
import { tellMissedTalks } from './tell-talks.ts';

const { learning } = calls;

describe('trainings and courses', () => {
  const kit = withServer();
  let contractor: Client;
  let patrol: Client;
  let beichen: Client;
  beforeAll(async () => {
    [contractor, patrol, beichen] = (await Promise.all(
      ['contractor', 'patrol', 'beichen'].map((name) => kit().client(name)),
    )) as [Client, Client, Client];
  });

  const body = {
    training_name: '木工转岗教育',
    training_kind: 5,
    project_id: demoId('project', 1),
    training_date: '2026-11-02',
    hours: 20,
    trade: 11,
    trainer: '周志强',
    content: '木工机械、支模拆模、临边防护',
  };
  const add = (more: object = {}) => contractor.call(resourceCalls(train).add!, { body: { ...body, ...more } });
  const sign = (training_id: string, staff_id: string) =>
    contractor.call(resourceCalls(trainsign).add!, { body: { training_id, staff_id, sign_way: 1 } });
  const facts = (client: Client, staff_id: string) => client.call(learning.facts, { query: { staff_id } });

  it('wants the trade of a change of trade', async () => {
    await expect(add({ trade: null })).rejects.toMatchObject({ problems: [{ path: 'trade' }] });
  });

  it('signs each person in once, counts hours when it was held, and nobody after the archive', async () => {
    const { id } = await add();
    const staff_id = demoId('staff', 2);
    await sign(id, staff_id);
    await expect(sign(id, staff_id)).rejects.toThrow('已签到');
    const before = await facts(contractor, staff_id);
    const signature = await sampleFile(contractor);
    await contractor.call(stepCalls(train)['hold']!, { body: { id, signature } });
    const after = await facts(contractor, staff_id);
    const yearly = (one: typeof before) => one.facts.find(({ part }) => part === 'yearly')!.hours;
    expect(yearly(after) - yearly(before)).toBeCloseTo(20);
    await contractor.call(stepCalls(train)['archive']!, { body: { id } });
    await expect(sign(id, demoId('staff', 3))).rejects.toThrow('已归档');
    expect(await contractor.call(resourceCalls(train).detail!, { params: { id } })).toMatchObject({ signed_count: 1 });
  });

  it('tells of teams that came without a talk, and of who came and did not sign in', async () => {
    const { db } = kit().database;
    const project_id = demoId('project', 1);
    const day = '2026-11-03';
    const people = await db
      .selectFrom('staff as s')
      .innerJoin('team as t', 't.id', 's.team_id')
      .select(['s.id', 's.name', 's.team_id', 't.team_name'])
      .where('s.status', '=', STAY.onSite)
      .where('s.project_id', '=', project_id)
      .whereRef('t.project_id', '=', 's.project_id')
      .orderBy('s.id')
      .execute();
    const [without, talked] = [...new Set(people.map(({ team_id }) => team_id))]
      .map((team) => people.filter(({ team_id }) => team_id === team))
      .toSorted((one, other) => other.length - one.length) as [typeof people, typeof people];
    const used = new Set([...without.slice(0, 2), ...talked.slice(0, 2)]);
    const late = people.filter((one) => !used.has(one)).slice(0, 1);
    const { id: team_id } = await contractor.call(resourceCalls(org).add!, {
      body: { team_name: '夜班组', status: 1, project_id, trade: 11 },
    });
    await db
      .updateTable('staff')
      .set({ team_id })
      .where('id', '=', anyOf(late.map(({ id }) => id)))
      .execute();
    const came = (staff_id: string, ...at: Parameters<typeof passed>[2]) => passed(db, { project_id, staff_id }, at);
    await came(without[0]!.id, [`${day} 06:50`, 'in'], [`${day} 07:30`, 'out'], [`${day} 07:40`, 'in']);
    await came(without[1]!.id, [`${day} 07:00`, 'in']);
    await came(talked[0]!.id, [`${day} 07:00`, 'in']);
    await came(talked[1]!.id, [`${day} 07:05`, 'in']);
    await came(late[0]!.id, [`${day} 09:30`, 'in']);
    const { id } = await add({
      training_name: '班前教育：临边作业',
      training_kind: TRAINING.daily,
      training_date: day,
      staff_ids: talked.slice(0, 2).map((one) => one.id),
    });
    await sign(id, talked[0]!.id);
    await contractor.call(stepCalls(train)['hold']!, { body: { id, signature: await sampleFile(contractor) } });

    const told = () =>
      db
        .selectFrom('notification as n')
        .innerJoin('account as a', 'a.id', 'n.account_id')
        .select(['n.title', 'n.count', 'n.link'])
        .where('n.kind', '=', 'talk_missed')
        .where('a.user_name', '=', 'contractor')
        .orderBy('n.id')
        .execute();
    const at = async (clock: string, hour = 10) => {
      const ground = { db, timeZone: 'Asia/Shanghai', setting: () => hour as never };
      await tellMissedTalks(ground, Date.parse(`${day}T${clock}:00+08:00`));
      return (await told()).map(({ title, count }) => [title.zh, count]);
    };
    expect(await at('09:59')).toEqual([]);
    expect(await at('10:00', 0)).toEqual([]);
    const team = expect.stringContaining(`${without[0]!.team_name} 2 人`);
    const unsigned = [`班前教育：临边作业：已进场但未签到 1 人：${talked[1]!.name}`, 1];
    expect(await at('10:00')).toEqual(expect.arrayContaining([[team, 1], unsigned]));
    expect(await told()).toHaveLength(2);
    // Who had just come is told of later; nobody is told twice.
    const more = expect.stringContaining('夜班组 1 人');
    expect(await at('10:40')).toEqual(expect.arrayContaining([[more, 2], unsigned]));
    expect(await at('11:40')).toHaveLength(2);
    const { list } = await contractor.call(resourceCalls(train).list!, {
      query: Object.fromEntries(
        new URL((await told()).find(({ count }) => count === 2)!.link!, 'http://site').searchParams,
      ),
    });
    expect(list.map((one) => one.id)).toEqual([id]);
  });

  it('without gates, takes the daily work for which teams are there, and not who of them', async () => {
    const { db } = kit().database;
    const project_id = demoId('project', 1);
    const day = '2026-11-04';
    await db
      .updateTable('gate')
      .set({ project_id: demoId('project', 2) })
      .where('project_id', '=', project_id)
      .execute();
    const people = await db
      .selectFrom('staff as s')
      .innerJoin('team as t', 't.id', 's.team_id')
      .select(['s.id', 't.id as team_id', 't.team_name', 't.org_id'])
      .where('s.status', '=', STAY.onSite)
      .where('s.project_id', '=', project_id)
      .whereRef('t.project_id', '=', 's.project_id')
      .orderBy('s.id')
      .execute();
    type Person = (typeof people)[number];
    const teams = [...new Map(people.map((one) => [one.team_id, one])).values()];
    const [first, second, third] = teams as [Person, Person, Person];
    const { id: part_id } = await contractor.call(resourceCalls(partmanage).add!, {
      body: { project_id, part_kind: 1, part_name: '临时道路', part_code: 'LSDL', order_number: 1 },
    });
    const work = async ({ team_id, org_id }: Person, heads: number | null, at: string) => {
      const { id: task_id } = await contractor.call(resourceCalls(taskmanage).add!, {
        body: {
          task_name: `路面 ${at}`,
          project_id,
          part_id,
          team_id,
          owner_id: accountId('contractor'),
          planned_begin: day,
          planned_end: day,
        },
      });
      const created_at = `${day}T${at}:00+08:00`;
      const common = { org_id, created_at, updated_at: created_at, version: 1 };
      await db
        .insertInto('work_day')
        .values({
          ...common,
          id: `work of ${task_id}`,
          work_content: '摊铺',
          project_id,
          task_id,
          work_date: day,
          done_quantity: 1,
          heads,
        })
        .execute();
    };
    await work(first, 5, '07:00');
    await work(first, 4, '07:30');
    await work(second, null, '08:00');
    await work(third, 6, '08:00');
    await work(third, 6, '09:40');
    const told = async (clock: string) => {
      const ground = { db, timeZone: 'Asia/Shanghai', setting: () => 10 as never };
      await tellMissedTalks(ground, Date.parse(`${day}T${clock}:00+08:00`));
      const rows = await db
        .selectFrom('notification as n')
        .innerJoin('account as a', 'a.id', 'n.account_id')
        .select(['n.title', 'n.count'])
        .where('n.kind', '=', 'talk_missed')
        .where('a.user_name', '=', 'contractor')
        .where('n.link', 'like', `%${day}%`)
        .execute();
      return rows.map(({ title, count }) => [title.zh, count]);
    };
    const { id } = await add({
      training_name: '班前教育：高处作业',
      training_kind: TRAINING.daily,
      training_date: day,
      staff_ids: [third.id],
    });
    await sign(id, third.id);
    const named = [`${first.team_name} 9 人`, second.team_name];
    for (const clock of ['10:00', '11:00']) {
      const all = await told(clock);
      expect(all).toHaveLength(1);
      expect(all[0]![1]).toBe(2);
      for (const one of named) expect(all[0]![0]).toContain(one);
      expect(all[0]![0]).toContain('已上工');
      expect(all[0]![0]).not.toContain(third.team_name);
    }
  });

  it('says what a person lacks, and prints the education card, for those who may see the person', async () => {
    const complete = await facts(contractor, demoId('staff', 1));
    expect(complete.facts.find(({ part }) => part === 'company')).toMatchObject({ hours: 15, met: true });
    const { list } = await contractor.call(resourceCalls(trainsign).list!, { query: { staff_id: demoId('staff', 1) } });
    expect(list.length).toBeGreaterThan(3);
    const card = await contractor.call(learning.card, { query: { staff_id: demoId('staff', 1) } });
    expect(card.size).toBeGreaterThan(4000);
    const query = { staff_id: demoId('staff', 1) };
    await expect(facts(beichen, query.staff_id)).rejects.toMatchObject({ code: 40400 });
    await expect(beichen.call(learning.card, { query })).rejects.toMatchObject({ code: 40400 });
  });

  it('counts only time that passed while a course was looked at, and opens its exam afterwards', async () => {
    const { db } = kit().database;
    const file = JSON.stringify({ id: 'f', name: '须知.pdf', size: 1, type: 'application/pdf' });
    const at = new Date(kit().clock.now).toISOString();
    const { org_id } = await db
      .selectFrom('account')
      .select('org_id')
      .where('user_name', '=', 'patrol')
      .executeTakeFirstOrThrow();
    const id = 'course-of-a-test';
    await db
      .insertInto('course')
      .values({
        id,
        org_id,
        created_at: at,
        updated_at: at,
        version: 1,
        course_name: '须知',
        status: 2,
        course_kind: 2,
        subject: 1,
        audience: 1,
        edition: 'V1',
        min_minutes: 1,
        paper_id: demoId('paper', 1),
        file,
      })
      .execute();
    const beat = (active: boolean) => patrol.call(learning.beat, { body: { id, active, position: 500 } });
    expect(await beat(true)).toMatchObject({ seconds: 0, finished_at: null });
    kit().clock.now += 15_000;
    expect(await beat(true)).toMatchObject({ seconds: 15, furthest: 15 });
    kit().clock.now += 15_000;
    expect(await beat(false)).toMatchObject({ seconds: 15 });
    kit().clock.now += 3_600_000;
    expect(await beat(true)).toMatchObject({ seconds: 40, finished_at: null });
    await expect(patrol.call(learning.sit, { body: { id } })).rejects.toThrow('请先学完课程');
    kit().clock.now += 20_000;
    expect((await beat(true)).finished_at).not.toBeNull();
    expect((await patrol.call(learning.own, {})).find((one) => one.id === id)).toMatchObject({ seconds: 60 });
    const first = await patrol.call(learning.sit, { body: { id } });
    expect(await patrol.call(learning.sit, { body: { id } })).toEqual(first);
    expect((await contractor.call(learning.readers, { params: { id } }))[0]).toMatchObject({ name: '周志强' });
    await expect(beichen.call(learning.beat, { body: { id, active: true } })).rejects.toMatchObject({ code: 40400 });
  });
});
