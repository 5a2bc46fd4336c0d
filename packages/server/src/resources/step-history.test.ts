import { resourceCalls, stepCalls, stepHistoryCall, type Client } from '@gongdi/api';
import { DEFAULT_TIME_ZONE, hiddenDangerRectification, patrollog, projectmanage } from '@gongdi/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../demo/index.ts';
import { localBlobs, sweepFiles } from '../files/index.ts';
import { withServer } from '../testing.ts';
import { sweepOverdue } from './overdue.ts';
import { filesOfSteps } from './step-history.ts';
import { sampleFile } from './testing.ts';

const DAY = 86_400_000;
const orders = { ...resourceCalls(hiddenDangerRectification), steps: stepCalls(hiddenDangerRectification) };
const history = stepHistoryCall(hiddenDangerRectification)!;

describe('the history of steps', () => {
  const kit = withServer();
  let patrol: Client;
  beforeAll(async () => {
    patrol = await kit().client('patrol');
  });

  /** An order that the patrol corrects and rechecks. */
  async function newOrder(): Promise<string> {
    const body = {
      order_title: '临边防护缺失',
      danger_level: 2,
      project_id: demoId('project', 1),
      rectifier_id: accountId('patrol'),
      inspector_id: accountId('patrol'),
      deadline: '2026-11-05',
    };
    return (await (await kit().client('contractor')).call(orders.add!, { body })).id;
  }

  const step = (id: string, name: string, more: object) => patrol.call(orders.steps[name]!, { body: { id, ...more } });
  const told = (id: string, client = patrol) => client.call(history, { params: { id } });

  it('keeps text, time, opinion and pictures of each round', async () => {
    const id = await newOrder();
    const [first, second] = [await sampleFile(patrol), await sampleFile(patrol)];
    await step(id, 'result', { measure: '已补', result_photos: [first] });
    const firstAt = new Date(kit().clock.now).toISOString();
    kit().clock.now += 60_000;
    await step(id, 'refuse', { recheck_opinion: '仍有缺口', deadline: '2026-11-06' });
    await step(id, 'result', { measure: '已补齐', result_photos: [second] });
    await step(id, 'pass', { recheck_opinion: '合格', signature: await sampleFile(patrol) });
    const entries = await told(id);
    expect(entries.map((one) => [one.step, one.from, one.to])).toEqual([
      ['add', null, 1],
      ['result', 1, 2],
      ['refuse', 2, 1],
      ['result', 1, 2],
      ['pass', 2, 3],
    ]);
    expect(entries[0]!.values).toMatchObject({ deadline: '2026-11-05' });
    expect(entries[1]).toMatchObject({
      at: firstAt,
      by: { id: accountId('patrol') },
      values: { measure: '已补', corrected_at: firstAt, result_photos: [{ id: first.id }] },
    });
    expect(entries[2]!.values).toEqual({ recheck_opinion: '仍有缺口', deadline: '2026-11-06' });
    expect(entries[3]!.values).toMatchObject({ measure: '已补齐', result_photos: [{ id: second.id }] });
    expect(entries[4]!.values).toMatchObject({ recheck_opinion: '合格' });

    // The picture of the first round stands in no record any more.
    const { db } = kit().database;
    const there = async () => (await sql`select 1 from stored_file where id = ${first.id}`.execute(db)).rows.length;
    await sweepFiles(db, localBlobs(kit().files), kit().clock.now + 2 * DAY, [filesOfSteps()]);
    expect(await there()).toBe(1);
    const url = (entries[1]!.values['result_photos'] as { url: string }[])[0]!.url;
    expect((await fetch(kit().address + url)).status).toBe(200);
    await sql`delete from correction where id = ${id}`.execute(db);
    await sweepFiles(db, localBlobs(kit().files), kit().clock.now + 2 * DAY, [filesOfSteps()]);
    expect(await there()).toBe(0);
    await expect(told(id)).rejects.toMatchObject({ code: 40400 });
  });

  it('is told to those who see the record', async () => {
    const id = await newOrder();
    await expect(told(id, await kit().client('beichen'))).rejects.toMatchObject({ code: 40400 });
    expect(await told(id, await kit().client('admin'))).toHaveLength(1);
  });

  it('says that a term was let fall, by nobody', async () => {
    const { db } = kit().database;
    const { rows } = await sql<{ id: string }>`select id from patrol order by id limit 1`.execute(db);
    await sql`update patrol set patrol_date = '2026-10-01', status = 1 where id = ${rows[0]!.id}`.execute(db);
    await sweepOverdue(db, kit().clock.now, DEFAULT_TIME_ZONE);
    const entries = await (
      await kit().client('admin')
    ).call(stepHistoryCall(patrollog)!, { params: { id: rows[0]!.id } });
    expect(entries.at(-1)).toMatchObject({ step: 'overdue', by: null, from: 1, to: 4, values: {} });
  });

  it('is not there for a resource without steps', () => {
    expect(stepHistoryCall(projectmanage)).toBeUndefined();
  });
});
