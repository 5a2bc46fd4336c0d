import { sql } from 'kysely';
import type { EngineInstance, Trx, Variables } from '../types.ts';

/** An instance as we know it; its id is the engine's. */
export interface OutsideInstance {
  id: string;
  definition_id: string;
  org_id: string;
  name: string;
  business_key: string | null;
  starter_id: string;
  parent_id: string | null;
  ended: boolean;
}

const COLUMNS = sql`id, definition_id, org_id, name, business_key, start_account_id as starter_id,
  parent_instance_id as parent_id, ended_at is not null as ended`;

/** The instance, locked until the transaction ends: one at a time looks at the engine for it. */
export async function lockOutside(trx: Trx, id: string, wait = true): Promise<OutsideInstance | undefined> {
  const { rows } = await sql<OutsideInstance>`
    select ${COLUMNS} from process_instance where id = ${id} for update ${wait ? sql`` : sql`skip locked`}`.execute(
    trx,
  );
  return rows[0];
}

/** The topmost instance of those that called each other. */
export async function topOf(trx: Trx, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select id, parent_instance_id, 0 as n from process_instance where id = ${id}
      union all
      select p.id, p.parent_instance_id, n + 1 from process_instance p join up on p.id = up.parent_instance_id where n < 100
    ) select id from up order by n desc limit 1`.execute(trx);
  return rows[0]?.id ?? id;
}

export async function instanceOfTask(trx: Trx, task: string): Promise<string | undefined> {
  const { rows } = await sql<{ instance_id: string }>`
    select instance_id from process_task where id = ${task} and ended_at is null`.execute(trx);
  return rows[0]?.instance_id;
}

/** What hooks are told. */
export function instanceFacts(row: OutsideInstance, root_id: string, variables: Variables): EngineInstance {
  const { ended: _, ...facts } = row;
  return { ...facts, root_id, variables };
}
