import { sql } from 'kysely';
import type { EngineInstance, Trx, Variables } from '../types.ts';

/** An instance in our tables; its id is the engine's id. */
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

/** Reads an instance and locks it until the transaction ends: only one transaction at a time reconciles it. */
export function lockOutside(trx: Trx, id: string, wait = true): Promise<OutsideInstance | undefined> {
  return trx
    .selectFrom('process_instance')
    .select(['id', 'definition_id', 'org_id', 'name', 'business_key', 'start_account_id as starter_id'])
    .select((eb) => ['parent_instance_id as parent_id', eb('ended_at', 'is not', null).$castTo<boolean>().as('ended')])
    .where('id', '=', id)
    .forUpdate()
    .$if(!wait, (row) => row.skipLocked())
    .executeTakeFirst();
}

/** Returns the topmost instance of a tree of called instances. */
export async function topOf(trx: Trx, id: string): Promise<string> {
  const top = await trx
    .withRecursive('up', (query) =>
      query
        .selectFrom('process_instance')
        .select(['id', 'parent_instance_id', sql<number>`0`.as('n')])
        .where('id', '=', id)
        .unionAll(
          query
            .selectFrom('process_instance as p')
            .innerJoin('up', 'up.parent_instance_id', 'p.id')
            .select(['p.id', 'p.parent_instance_id', sql<number>`n + 1`.as('n')])
            .where('up.n', '<', 100),
        ),
    )
    .selectFrom('up')
    .select('id')
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return top?.id ?? id;
}

export async function instanceOfTask(trx: Trx, task: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('process_task')
    .select('instance_id')
    .where('id', '=', task)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.instance_id;
}

/** Returns the data of an instance for the hooks. */
export function instanceFacts(row: OutsideInstance, root_id: string, variables: Variables): EngineInstance {
  const { ended: _, ...facts } = row;
  return { ...facts, root_id, variables };
}
