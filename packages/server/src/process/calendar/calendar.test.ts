import { calls, createClient, type Client } from '@gongdi/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../testing.ts';
import { deployTest, lineOf, taskOf, users } from '../testing.ts';

const { workflow } = calls;
const kit = withServer();
let admin: Client, contractor: Client, patrol: Client, beichen: Client;

beforeAll(async () => {
  [admin, contractor, patrol, beichen] = (await Promise.all(
    ['admin', 'contractor', 'patrol', 'beichen'].map((name) => kit().client(name)),
  )) as [Client, Client, Client, Client];
});

describe('deadlines', () => {
  it('count working days by a calendar that can be changed', async () => {
    const year = () => admin.call(workflow.calendarYear, { query: { year: 2026 } });
    expect((await year()).days).toContainEqual({
      day: '2026-10-01',
      working: false,
      name: '国庆节',
      source: 'built-in',
    });
    const day = '2026-10-01';
    await admin.call(workflow.calendarUpdate, { body: { days: [{ day, working: true, name: '抢工' }] } });
    expect((await year()).days).toContainEqual({ day, working: true, name: '抢工', source: 'own' });
    // The contractor's organisation is below the administrator's.
    expect((await contractor.call(workflow.calendarYear, { query: { year: 2026 } })).days).toContainEqual({
      day,
      working: true,
      name: '抢工',
      source: 'above',
    });
    expect((await beichen.call(workflow.calendarYear, { query: { year: 2026 } })).days).toContainEqual(
      expect.objectContaining({ day, working: false }),
    );
    await admin.call(workflow.calendarUpdate, { body: { days: [{ day, working: null }] } });
    expect((await year()).days).toContainEqual(expect.objectContaining({ day, working: false }));
    await expect(
      patrol.call(workflow.calendarUpdate, { body: { days: [{ day, working: true }] } }),
    ).rejects.toMatchObject({
      code: 40_301,
    });
  });

  it('count from the beginning of working hours, which organisations below take over', async () => {
    const year = (client: Client) => client.call(workflow.calendarYear, { query: { year: 2026 } });
    const due = async (client: Client, from: string, hours: number) =>
      (await client.call(workflow.calendarDeadline, { query: { from, hours } })).due;
    expect((await year(admin)).hours).toEqual({ spans: [], source: 'built-in' });
    const evening = '2026-11-20T20:00';
    expect(await due(contractor, evening, 24)).toBe('2026-11-23 20:00:00');
    const spans = [
      { from: '08:00', to: '12:00' },
      { from: '13:30', to: '18:00' },
    ];
    await admin.call(workflow.calendarUpdate, { body: { hours: spans } });
    expect((await year(contractor)).hours).toEqual({ spans, source: 'above' });
    expect(await due(contractor, evening, 72)).toBe('2026-11-26 08:00:00');
    await contractor.call(workflow.calendarUpdate, { body: { hours: [] } });
    expect(await due(contractor, evening, 24)).toBe('2026-11-23 20:00:00');
    await contractor.call(workflow.calendarUpdate, { body: { hours: null } });
    await admin.call(workflow.calendarUpdate, { body: { hours: null } });
    expect((await year(contractor)).hours).toEqual({ spans: [], source: 'built-in' });
    await expect(
      admin.call(workflow.calendarUpdate, { body: { hours: [{ from: '18:00', to: '08:00' }] } }),
    ).rejects.toMatchObject({ status: 422 });
  });
});

describe('two people who change a calendar at once', () => {
  const year = (client: Client) => client.call(workflow.calendarYear, { query: { year: 2028 } });
  const put = (client: Client, day: string, version?: number) =>
    client.call(workflow.calendarUpdate, { body: { days: [{ day, working: true, name: day }], version } });

  it('hear of each other: the later one is refused and nothing of theirs is kept', async () => {
    const other = await kit().client('admin');
    const { version } = await year(admin);
    expect((await year(other)).version).toBe(version);
    expect(await put(other, '2028-01-02', version)).toEqual({ version: version + 1 });
    await expect(put(admin, '2028-01-08', version)).rejects.toMatchObject({
      status: 409,
      message: '数据已被他人修改，请刷新后重试',
    });
    const found = await year(admin);
    expect(found.version).toBe(version + 1);
    expect(found.days.map((one) => one.day)).toEqual(['2028-01-02']);
    expect(await put(admin, '2028-01-08', found.version)).toEqual({ version: version + 2 });
    expect((await year(admin)).days.map((one) => one.day)).toEqual(['2028-01-02', '2028-01-08']);
  });

  it('are let through one at a time, also in the same moment', async () => {
    const { version } = await year(admin);
    const days = ['2028-02-05', '2028-02-06', '2028-02-12', '2028-02-13'];
    const answers = await Promise.allSettled(days.map((day) => put(admin, day, version)));
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect((await year(admin)).version).toBe(version + 1);
  });

  it('do not disturb another organisation, nor one who says no version', async () => {
    const { version } = await year(contractor);
    await put(admin, '2028-03-04');
    expect((await year(contractor)).version).toBe(version);
    await put(contractor, '2028-03-05', version);
  });
});

describe('a server of another zone', () => {
  const zoned = withServer({ timeZone: 'America/New_York' });

  it('tells its zone with every answer, also before there is a session', async () => {
    const answer = await fetch(`${zoned().address}/api/user/captcha`);
    expect(answer.headers.get('x-time-zone')).toBe('America/New_York');
    const reported: string[] = [];
    const client = createClient({
      config: () => ({ baseUrl: zoned().address }),
      onTimeZone: (zone) => reported.push(zone),
    });
    await client.call(calls.user.userInfo, {}).catch(() => {});
    expect(reported).toEqual(['America/New_York']);
  });

  it('counts the days and hours of its zone, over a change of the clock', async () => {
    const { client, clock } = zoned();
    // Friday, ten in the morning, in New York; the clock changes on Sunday.
    clock.now = Date.parse('2026-03-06T15:00:00Z');
    const [starter, decider] = [await client('admin'), await client('contractor')];
    const due = await starter.call(workflow.calendarDeadline, { query: { from: '2026-03-06T10:00', hours: 24 } });
    expect(due).toMatchObject({ zone: 'America/New_York', due: '2026-03-09 10:00:00' });
    const rule = { ...users('contractor'), due_hours: 24, working_days: true };
    const process_definition_id = await deployTest(starter, { key: 'zoned', body: lineOf('Only') }, { Only: rule });
    const { id } = await starter.call(workflow.instanceCreate, { body: { process_definition_id, variables: {} } });
    expect((await taskOf(decider, id)).due_time).toBe('2026-03-09T14:00:00.000Z');
    const found = async (day: string) => {
      const query = { begin_create_time: day, end_create_time: day };
      return (await starter.call(workflow.instanceMyPage, { query })).list.map((one) => one.id);
    };
    // Late on Friday in New York is Saturday in Shanghai.
    clock.now = Date.parse('2026-03-07T02:30:00Z');
    const late = await starter.call(workflow.instanceCreate, { body: { process_definition_id, variables: {} } });
    expect(await found('2026-03-06')).toContain(late.id);
    expect(await found('2026-03-07')).not.toContain(late.id);
  });
});
