import { sql } from 'kysely';
import { newId } from '../store/index.ts';
import type { TestDatabase } from '../store/testing.ts';
import { createEngine, type EngineOptions } from './create.ts';
import type { DeployedDefinition, RunningEngine, Trx, Variables } from './types.ts';

/** Organisation and account that tests start instances for. */
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
  /** Open tasks of an instance: elements, oldest first. */
  open: (instance: string) => Promise<string[]>;
  /** Elements that ended by themselves, in order. */
  trace: (instance: string) => Promise<string[]>;
  status: (instance: string) => Promise<{ status: number; result: number }>;
  within: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;
}

/** An organisation and two people, which everything hangs on. */
export async function addPeople(database: TestDatabase): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  await sql`insert into organisation (id, path, name, ent_type, created_at, updated_at)
    values (${TEST_ORG}, ${`${TEST_ORG}/`}, '公司', 1, ${at}, ${at}) on conflict do nothing`.execute(database.db);
  for (const [id, name] of [
    [TEST_STARTER, 'starter'],
    ['a2', 'li'],
  ]) {
    await sql`insert into account (id, user_name, password_hash, nickname, org_id, user_type, ent_type, created_at, updated_at)
      values (${id}, ${name}, '-', ${name}, ${TEST_ORG}, 1, 1, ${at}, ${at}) on conflict do nothing`.execute(
      database.db,
    );
  }
}

/** An engine over a database of a test, with a clock that is moved by hand. */
export function engineKit(
  database: TestDatabase,
  options: Partial<EngineOptions> = {},
  /** Another engine in place of the embedded one. */
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
      const { rows } = await sql<{ version: number }>`
        select coalesce(max(version), 0) + 1 as version from process_definition where key = ${key}`.execute(db);
      const version = rows[0]!.version;
      const definition = { id: newId(), key, version, org_id: TEST_ORG, xml, deployed_by: TEST_STARTER };
      await within(async (trx) => {
        await sql`update process_definition set suspension_state = 2 where key = ${key}`.execute(trx);
        await sql`insert into process_definition (id, org_id, key, name, version, bpmn_xml, xml_hash, deployed_at)
          values (${definition.id}, ${TEST_ORG}, ${key}, ${key}, ${version}, ${xml}, '\\x00', ${new Date(clock.now).toISOString()})`.execute(
          trx,
        );
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
      const { rows } = await sql<{ id: string }>`
        select id from process_task where instance_id = ${instance} and definition_key = ${element} and ended_at is null
        order by id limit 1`.execute(db);
      const [task] = rows;
      if (!task) throw new Error(`no open task ${element}`);
      await within((trx) => engine.complete(trx, { task_id: task.id, variables }));
    },
    open: async (instance) => {
      const { rows } = await sql<{ definition_key: string }>`
        select definition_key from process_task where instance_id = ${instance} and ended_at is null order by id`.execute(
        db,
      );
      return rows.map((row) => row.definition_key);
    },
    trace: async (instance) => {
      const { rows } = await sql<{ key: string }>`
        select key from process_activity where instance_id = ${instance} and ended_order is not null and not cancelled
        order by ended_order`.execute(db);
      return rows.map(({ key }) => key);
    },
    status: async (instance) => {
      const { rows } = await sql<{ status: number; result: number }>`
        select status, result from process_instance where id = ${instance}`.execute(db);
      return rows[0]!;
    },
  };
}
