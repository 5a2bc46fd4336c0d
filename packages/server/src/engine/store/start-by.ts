import { GongdiError } from '@gongdi/domain';
import { contextOf } from '../commands/index.ts';
import { storableVariables } from '../given.ts';
import type { Trx, Variables } from '../types.ts';
import type { StartRow } from './deliver.ts';
import type { InstanceRow } from './rows.ts';
import { Session } from './session.ts';
import type { World } from './world.ts';

/** Starts an instance at a start event that was triggered from outside. @returns its id */
export async function startBy(
  trx: Trx,
  world: World,
  { definition_id, node, org_id, starter_id }: StartRow,
  variables: Variables,
  business_key: string | null = null,
): Promise<string> {
  const { name } = await world.definitions.get(trx, definition_id);
  if (starter_id === null) throw new GongdiError('notFound');
  const id = contextOf(trx, world.now).newId();
  const row: Omit<InstanceRow, 'state' | 'suspended'> = {
    id,
    root_id: id,
    parent_id: null,
    parent_visit: null,
    definition_id,
    org_id,
    name,
    business_key,
    starter_id,
  };
  const session = new Session(trx, world);
  await session.start(row, storableVariables(variables), node);
  await session.close();
  return id;
}
