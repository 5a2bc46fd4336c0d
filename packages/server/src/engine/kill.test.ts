import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '../store/testing.ts';
import { dice, isTimeUp, KILLS, startVictim, reportProgress, until } from '../store/testing/killing.ts';
import { createEngine } from './create.ts';
import { drawing, flows } from './core/testing.ts';
import { addPeople, engineKit } from './testing.ts';

const DOER = fileURLToPath(new URL('fixtures/task-doer.mjs', import.meta.url));
/** Each instance needs five commands, so that there is work until the last kill. */
const INSTANCES = KILLS * 13;
/** Maximum number of commands that a server runs before it is killed. */
const ENOUGH = 45;
const roll = dice('engine');

/**
 * Tasks at every kind of boundary between commands: parallel branches, three signers, jobs before and after, a timer
 * that is due.
 */
const XML = drawing(`<startEvent id="s"/><endEvent id="e"/>
  <parallelGateway id="f"/><parallelGateway id="j"/>
  <userTask id="a"/><userTask id="m"><multiInstanceLoopCharacteristics><loopCardinality>3</loopCardinality></multiInstanceLoopCharacteristics></userTask>
  <manualTask id="x" e:asyncBefore="true"/><manualTask id="y" e:asyncAfter="true"/>
  <intermediateCatchEvent id="t"><timerEventDefinition><timeDuration>PT0.05S</timeDuration></timerEventDefinition></intermediateCatchEvent>
  <userTask id="b"/>${flows('s>f f>a a>x x>j f>m m>y y>t t>j j>b b>e')}`);

describe('a server that is killed', () => {
  const database = withDatabase();

  it('loses no command and does none twice', async () => {
    await addPeople(database());
    const kit = engineKit(database(), { now: Date.now });
    const definition = await kit.deploy(XML);
    const instances: string[] = [];
    for (let count = 0; count < INSTANCES; count += 1) instances.push(await kit.start(definition));

    const acknowledged: string[] = [];
    for (let kills = 0, last = false; !last; kills += 1) {
      last = kills === KILLS || isTimeUp();
      const doer = startVictim(DOER, [database().url]);
      await doer.until((line) => line === 'open');
      const enough = 1 + Math.ceil(roll() * ENOUGH);
      if (!last) await until(() => doer.lines.length > enough);
      else await until(nothingRuns, 600_000);
      await doer.end();
      const done = doer.lines.filter((line) => line !== 'open');
      expect(done.filter((line) => line.startsWith('refused'))).toEqual([]);
      acknowledged.push(...done);
      if (!last) reportProgress(`kill ${kills + 1} of ${KILLS}: ${acknowledged.length} commands acknowledged`);
    }

    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    const { rows: lost } =
      await sql`select id from process_task where id = any(${acknowledged}) and ended_at is null`.execute(
        database().db,
      );
    expect(lost).toEqual([]);
    const wanted = ['a', 'b', 'e', 'f', 'j', 'j', 'm', 'm', 'm', 's', 't', 'x', 'y'];
    for (const instance of instances) expect((await kit.trace(instance)).toSorted()).toEqual(wanted);
    const { rows: left } = await sql`select 1 from engine_job union all select 1 from engine_wait`.execute(
      database().db,
    );
    expect(left).toEqual([]);
  }, 1_800_000);

  async function nothingRuns(): Promise<boolean> {
    return (await sql`select 1 from engine_instance limit 1`.execute(database().db)).rows.length === 0;
  }
});

describe('two servers on one database', () => {
  const database = withDatabase();

  it('share the jobs, each done once', async () => {
    await addPeople(database());
    const counts = [0, 0];
    const servers = [0, 1].map((index) =>
      createEngine({
        database: database(),
        delegates: {
          find: () => ({
            background: true,
            run: async () => {
              counts[index]! += 1;
              await sleep(5);
            },
          }),
        },
      }),
    );
    const kit = engineKit(database(), { now: Date.now });
    const inside = '<startEvent id="s"/><endEvent id="e"/><serviceTask id="w" e:type="external" e:topic="crane"/>';
    const definition = await kit.deploy(drawing(inside + flows('s>w w>e')));
    const instances = await Promise.all(Array.from({ length: 60 }, () => kit.start(definition)));
    for (const server of servers) server.startWork();
    await until(
      async () => (await sql`select 1 from engine_instance limit 1`.execute(database().db)).rows.length === 0,
    );
    await Promise.all(servers.map((server) => server.stopWork()));
    for (const instance of instances) expect((await kit.status(instance)).status).toBe(2);
    expect(counts[0]! + counts[1]!).toBe(60);
    expect(Math.min(...counts)).toBeGreaterThan(5);
  }, 90_000);
});
