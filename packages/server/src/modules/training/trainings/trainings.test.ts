import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { train, trainsign } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

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
