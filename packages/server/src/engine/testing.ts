import { newId } from '../store/index.ts';
import type { TestDatabase } from '../store/testing.ts';
import { createEngine, type EngineOptions } from './create.ts';
import type { DeployedDefinition, RunningEngine, Trx, Variables } from './types.ts';

/** Organisation and account for which tests start instances. */
export const TEST_ORG = 'o1';
export const TEST_STARTER = 'a1';

export interface EngineKit {
  engine: RunningEngine;
  clock: { now: number };
  /** Deploys a drawing. @returns the definition */
  deploy: (xml: string, key?: string) => Promise<DeployedDefinition>;
  start: (definition: DeployedDefinition, variables?: Variables, business_key?: string) => Promise<string>;
  /** Completes the oldest open task of an element. */
  complete: (instance: string, element: string, variables?: Variables) => Promise<void>;
  /** Elements of the open tasks of an instance, oldest first. */
  open: (instance: string) => Promise<string[]>;
  /** Elements that ended normally, in order. */
  trace: (instance: string) => Promise<string[]>;
  status: (instance: string) => Promise<{ status: number; result: number }>;
  within: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;
}

/** Inserts the organisation and the two people that all other test rows refer to. */
export async function addPeople(database: TestDatabase): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  const times = { created_at: at, updated_at: at };
  await database.db
    .insertInto('organisation')
    .values({ id: TEST_ORG, path: `${TEST_ORG}/`, name: '公司', ent_type: 1, ...times })
    .onConflict((row) => row.doNothing())
    .execute();
  for (const [id, name] of [
    [TEST_STARTER, 'starter'],
    ['a2', 'li'],
  ] as const) {
    const types = { user_type: 1, ent_type: 1 };
    await database.db
      .insertInto('account')
      .values({ id, user_name: name, password_hash: '-', nickname: name, org_id: TEST_ORG, ...types, ...times })
      .onConflict((row) => row.doNothing())
      .execute();
  }
}

/** Creates an engine on a test database, with a clock that the test moves. */
export function engineKit(
  database: TestDatabase,
  options: Partial<EngineOptions> = {},
  /** An engine to use in place of the embedded one. */
  other?: RunningEngine,
): EngineKit {
  const { db } = database;
  const clock = { now: Date.parse('2026-03-02T00:00:00.000Z') };
  const engine = other ?? createEngine({ database, now: () => clock.now, zone: 'UTC', ...options });
  const within: EngineKit['within'] = (work) => engine.transact(TEST_ORG, work);
  return {
    engine,
    clock,
    within,
    deploy: async (xml, key = /<process id="([^"]+)"/.exec(xml)?.[1] ?? 'P') => {
      const { last } = await db
        .selectFrom('process_definition')
        .select(({ fn }) => fn.max('version').as('last'))
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      const version = (last ?? 0) + 1;
      const definition = { id: newId(), key, version, org_id: TEST_ORG, xml, deployed_by: TEST_STARTER };
      await within(async (trx) => {
        await trx.updateTable('process_definition').set({ suspension_state: 2 }).where('key', '=', key).execute();
        const deployed_at = new Date(clock.now).toISOString();
        const drawn = { bpmn_xml: xml, xml_hash: new Uint8Array(1), deployed_at };
        await trx
          .insertInto('process_definition')
          .values({ id: definition.id, org_id: TEST_ORG, key, name: key, version, ...drawn })
          .execute();
        await engine.deployed(trx, definition);
      });
      return definition;
    },
    start: async ({ id }, variables = {}, business_key) => {
      const { instance_id } = await within((trx) =>
        engine.start(trx, {
          definition_id: id,
          name: '测试',
          business_key: business_key ?? null,
          starter_id: TEST_STARTER,
          org_id: TEST_ORG,
          variables,
        }),
      );
      return instance_id;
    },
    complete: async (instance, element, variables = {}) => {
      const task = await db
        .selectFrom('process_task')
        .select('id')
        .where('instance_id', '=', instance)
        .where('definition_key', '=', element)
        .where('ended_at', 'is', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!task) throw new Error(`no open task ${element}`);
      await within((trx) => engine.complete(trx, { task_id: task.id, variables }));
    },
    open: async (instance) => {
      const rows = await db
        .selectFrom('process_task')
        .select('definition_key')
        .where('instance_id', '=', instance)
        .where('ended_at', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map((row) => row.definition_key);
    },
    trace: async (instance) => {
      const rows = await db
        .selectFrom('process_activity')
        .select('key')
        .where('instance_id', '=', instance)
        .where('ended_order', 'is not', null)
        .where('cancelled', '=', false)
        .orderBy('ended_order')
        .execute();
      return rows.map(({ key }) => key);
    },
    status: (instance) =>
      db
        .selectFrom('process_instance')
        .select(['status', 'result'])
        .where('id', '=', instance)
        .executeTakeFirstOrThrow(),
  };
}
