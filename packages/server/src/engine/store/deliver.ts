import { sizeOf, type Budget } from '@gongdi/bpmn';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { newId, type Tables } from '../../store/index.ts';
import { companyOf } from './company-of.ts';
import { triesOf } from '../jobs/retry-cycle.ts';
import type { Trx, Variables } from '../types.ts';
import type { InstanceRow } from './rows.ts';

interface Receiver {
  id: string;
  instance_id: string;
  root_id: string;
  org_id: string;
  visit: string;
  node: string;
}

/**
 * Sends a signal to all other instances of the organisation that wait for it, and to definitions that it starts. It
 * creates jobs, because this transaction does not hold their locks. @returns whether there is a receiver
 */
export async function deliverSignal(
  trx: Trx,
  { id, org_id }: Pick<InstanceRow, 'id' | 'org_id'>,
  name: string,
  variables: Variables,
  at: string,
  budget: Budget,
): Promise<boolean> {
  const receivers = await waiting(trx, 'signal', name, sql<boolean>`w.instance_id <> ${id} and i.org_id = ${org_id}`);
  // The budget pays for one copy per receiver.
  budget.make(sizeOf(variables, budget) * receivers.length, 0);
  for (const one of receivers) await addDelivery(trx, one, variables, at);
  const starts = await startsOf(trx, 'signal', name, org_id);
  for (const start of starts) await addStart(trx, start, { variables }, at);
  return receivers.length + starts.length > 0;
}

/** Sends a message to the wait with the same business key; if there is none, the message may start a process. */
export async function deliverMessage(
  trx: Trx,
  { id, org_id, business_key }: Pick<InstanceRow, 'id' | 'org_id' | 'business_key'>,
  name: string,
  variables: Variables,
  at: string,
): Promise<boolean> {
  const key = sql<boolean>`i.org_id = ${org_id} and (i.business_key = ${business_key} or w.instance_id = ${id})`;
  const [receiver] = await waiting(trx, 'message', name, key);
  if (receiver) {
    await addDelivery(trx, receiver, variables, at);
    return true;
  }
  const [start] = await startsOf(trx, 'message', name, org_id);
  if (start) await addStart(trx, start, { variables, business_key }, at);
  return start !== undefined;
}

/** Returns the waits of a kind and name, oldest first. `w` is the wait, `i` its instance. */
export function waiting(trx: Trx, kind: string, name: string, where: RawBuilder<boolean>): Promise<Receiver[]> {
  return trx
    .selectFrom('engine_wait as w')
    .innerJoin('engine_instance as e', 'e.id', 'w.instance_id')
    .innerJoin('process_instance as i', 'i.id', 'e.id')
    .select(['w.id', 'w.instance_id', 'e.root_id', 'i.org_id', 'w.visit', 'w.node'])
    .where('w.kind', '=', kind)
    .where('w.name', '=', name)
    .where(where)
    .orderBy('w.id')
    .execute();
}

export const START_COLUMNS = ['id', 'definition_id', 'node', 'org_id', 'key', 'starter_id'] as const;

export type StartRow = Pick<Selectable<Tables['engine_start']>, (typeof START_COLUMNS)[number]>;

/** Returns the definitions that an event starts and that an organisation may use. */
export function startsOf(trx: Trx, kind: string, name: string | null, org: string | undefined): Promise<StartRow[]> {
  const starts = trx
    .selectFrom('engine_start')
    .select(START_COLUMNS)
    .where('kind', '=', kind)
    .where('name', 'is not distinct from', name)
    .orderBy('id');
  if (org === undefined) return starts.execute();
  const usable = trx
    .selectFrom('organisation as o')
    .innerJoin('organisation as mine', (join) =>
      join.on(({ fn }) => fn<boolean>('starts_with', ['mine.path', 'o.path'])),
    )
    .select('o.id')
    .where('mine.id', '=', org);
  return starts.where('org_id', 'in', usable).execute();
}

async function addDelivery(trx: Trx, to: Receiver, variables: Variables, at: string): Promise<void> {
  const payload = JSON.stringify({ wait: to.id, variables });
  const { root_id, instance_id, visit, node } = to;
  const place = { company: companyOf(to.org_id), root_id, instance_id, visit, node };
  await trx
    .insertInto('engine_job')
    .values({ id: newId(), ...place, kind: 'deliver', due_at: at, retries: triesOf(null), payload })
    .execute();
}

async function addStart(trx: Trx, start: StartRow, given: object, at: string): Promise<void> {
  const place = { company: companyOf(start.org_id), start_id: start.id, node: start.node };
  await trx
    .insertInto('engine_job')
    .values({
      id: newId(),
      ...place,
      kind: 'start',
      due_at: at,
      retries: triesOf(null),
      payload: JSON.stringify(given),
    })
    .execute();
}
