import {
  addPeople,
  engineKit,
  type EngineKit,
  type createScriptMachine,
  type TestDatabase,
} from '@gongdi/server/testing';
import type { Driver, OpenTask } from './case.ts';
import { mergedTrace, type EndedRow } from './merged-trace.ts';

/**
 * Milliseconds added to an advance of the clock: some engines treat a timer that is due exactly now as still in the
 * future.
 */
const AFTER_DUE = 10;

/** Drives our own engine with a test database. */
export async function embeddedDriver(
  database: TestDatabase,
  scripts: ReturnType<typeof createScriptMachine>,
  /** Changes a model before it is deployed. */
  rewrite: (xml: string) => Promise<string> = (xml) => Promise.resolve(xml),
): Promise<Driver> {
  await addPeople(database);
  const kit: EngineKit = engineKit(database, { scripts });
  const { engine, clock } = kit;
  const ask = async <T>(statement: string, ...values: unknown[]): Promise<T[]> =>
    (await database.pool.query(statement, values)).rows as T[];
  const definitions = new Map<string, Awaited<ReturnType<EngineKit['deploy']>>>();
  let instance = '';

  /** Each command has its own instant, so that the histories of several instances can be merged by time. */
  const within: EngineKit['within'] = (work) => {
    clock.now += 1;
    return kit.within(work);
  };
  const open = () =>
    ask<OpenTask>(
      'select id, definition_key as key, assignee from process_task where ended_at is null order by created_at, id',
    );

  const newest = async (): Promise<string> => {
    const [row] = await ask<{ id: string }>(
      'select id from process_instance order by started_at desc, id desc limit 1',
    );
    return row?.id ?? '';
  };

  return {
    name: 'embedded',
    async prepare(xml) {
      await ask('delete from process_instance');
      await ask('delete from process_definition');
      definitions.clear();
      instance = '';
      const drawing = await rewrite(xml);
      for (const [, key = ''] of drawing.matchAll(/<process id="([^"]+)"/g))
        definitions.set(key, await kit.deploy(aloneIn(drawing, key), key));
    },
    async start(key, variables, businessKey) {
      const definition = definitions.get(key);
      if (!definition) throw new Error(`${key} is not deployed`);
      clock.now += 1;
      instance = await kit.start(definition, variables, businessKey);
    },
    tasks: open,
    complete: (task_id, variables) => within((trx) => engine.complete(trx, { task_id, variables })),
    message: async (name, variables) => void (await within((trx) => engine.message(trx, { name, variables }))),
    signal: async (name, variables) => void (await within((trx) => engine.signal(trx, { name, variables }))),
    async begin(by, name, variables) {
      await within<unknown>((trx) => engine[by](trx, { name, variables }));
      instance = await newest();
    },
    async conditions(variables) {
      await within((trx) => engine.conditions(trx, { variables }));
      instance = await newest();
    },
    async advance(milliseconds) {
      const until = clock.now + milliseconds;
      for (let done = 0; done < 200; done++) {
        const [next] = await ask<{ due: string | null }>(
          `select min(due_at) as due from engine_job where retries > 0 and due_at <= $1`,
          new Date(until).toISOString(),
        );
        if (!next?.due) break;
        clock.now = Math.max(clock.now + 1, Date.parse(next.due) + AFTER_DUE);
        await engine.workDue();
      }
      clock.now = Math.max(clock.now, until);
      if (instance === '') instance = await newest();
    },
    async move(from, to, variables) {
      const tasks = (await open()).filter(({ key }) => from.includes(key));
      const from_task_ids = tasks.map(({ id }) => id);
      await within((trx) => engine.move(trx, { instance_id: instance, from_task_ids, to, variables }));
    },
    cancel: () => within((trx) => engine.cancel(trx, { instance_id: instance })),
    setVariables: (variables) => within((trx) => engine.setVariables(trx, { instance_id: instance, variables })),
    async retry() {
      const incidents = await engine.incidents(database.db);
      for (const { id } of incidents) await within((trx) => engine.retry(trx, { incident_id: id }));
      await engine.workDue();
    },
    async outcome() {
      const rows = await ask<EndedRow>(
        `select instance_id, key, cancelled, ended_order, ended_at, called_instance_id, visit from process_activity
          where ended_order is not null and type <> 'multiInstanceBody' order by ended_order`,
      );
      const [row] = await ask<{ ended_at: string | null }>(
        'select ended_at from process_instance where id = $1',
        instance,
      );
      const incidents = await engine.incidents(database.db);
      return {
        ended: mergedTrace(rows, instance),
        variables: await engine.variables(database.db, instance),
        over: row?.ended_at !== null,
        incidents: incidents.map(({ activity_key }) => activity_key),
      };
    },
  };
}

/** Returns the XML with only one process, because our models contain one process each. */
const aloneIn = (xml: string, key: string): string =>
  xml.replaceAll(/<process id="([^"]+)".*?<\/process>/gs, (process, id: string) => (id === key ? process : ''));
