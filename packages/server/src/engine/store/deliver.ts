import { sizeOf, type Budget } from '@gongdi/bpmn';
import { sql } from 'kysely';
import { newId } from '../../store/index.ts';
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
 * Sends a signal to all other instances of the organisation that wait for it, and to definitions that it starts: as
 * jobs, since their locks are not ours. @returns whether there is anybody
 */
export async function deliverSignal(
  trx: Trx,
  { id, org_id }: Pick<InstanceRow, 'id' | 'org_id'>,
  name: string,
  variables: Variables,
  at: string,
  budget: Budget,
): Promise<boolean> {
  const receivers = await waiting(trx, 'signal', name, sql`w.instance_id <> ${id} and i.org_id = ${org_id}`);
  // Each gets a copy.
  budget.make(sizeOf(variables, budget) * receivers.length, 0);
  for (const one of receivers) await addDelivery(trx, one, variables, at);
  const starts = await startsOf(trx, 'signal', name, org_id);
  for (const start of starts) await addStart(trx, start, { variables }, at);
  return receivers.length + starts.length > 0;
}

/** Sends a message to whoever waits for it under the same business key; else it may start a process. */
export async function deliverMessage(
  trx: Trx,
  { id, org_id, business_key }: Pick<InstanceRow, 'id' | 'org_id' | 'business_key'>,
  name: string,
  variables: Variables,
  at: string,
): Promise<boolean> {
  const key = sql`i.org_id = ${org_id} and (i.business_key = ${business_key} or w.instance_id = ${id})`;
  const [receiver] = await waiting(trx, 'message', name, key);
  if (receiver) {
    await addDelivery(trx, receiver, variables, at);
    return true;
  }
  const [start] = await startsOf(trx, 'message', name, org_id);
  if (start) await addStart(trx, start, { variables, business_key }, at);
  return start !== undefined;
}

type Condition = ReturnType<typeof sql>;

/** Waits of a kind and name, oldest first. `w` is the wait, `i` its instance. */
export async function waiting(trx: Trx, kind: string, name: string, where: Condition): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select w.id, w.instance_id, e.root_id, i.org_id, w.visit, w.node
    from engine_wait w join engine_instance e on e.id = w.instance_id join process_instance i on i.id = e.id
    where w.kind = ${kind} and w.name = ${name} and ${where} order by w.id`.execute(trx);
  return rows;
}

export interface StartRow {
  id: string;
  definition_id: string;
  node: string;
  org_id: string;
  key: string;
  starter_id: string | null;
}

/** Definitions that an event starts, usable from an organisation. */
export async function startsOf(
  trx: Trx,
  kind: string,
  name: string | null,
  org: string | undefined,
): Promise<StartRow[]> {
  const usable =
    org === undefined
      ? sql`true`
      : sql`exists (select 1 from organisation o, organisation mine
          where o.id = s.org_id and mine.id = ${org} and mine.path like o.path || '%')`;
  const { rows } = await sql<StartRow>`
    select s.id, s.definition_id, s.node, s.org_id, s.key, s.starter_id from engine_start s
    where s.kind = ${kind} and s.name is not distinct from ${name} and ${usable} order by s.id`.execute(trx);
  return rows;
}

async function addDelivery(trx: Trx, to: Receiver, variables: Variables, at: string): Promise<void> {
  const payload = JSON.stringify({ wait: to.id, variables });
  await sql`insert into engine_job (id, company, root_id, instance_id, visit, node, kind, due_at, retries, payload)
    values (${newId()}, ${companyOf(to.org_id)}, ${to.root_id}, ${to.instance_id}, ${to.visit}, ${to.node}, 'deliver', ${at}, ${triesOf(null)},
      ${payload})`.execute(trx);
}

async function addStart(trx: Trx, start: StartRow, given: object, at: string): Promise<void> {
  await sql`insert into engine_job (id, company, start_id, node, kind, due_at, retries, payload)
    values (${newId()}, ${companyOf(start.org_id)}, ${start.id}, ${start.node}, 'start', ${at}, ${triesOf(null)}, ${JSON.stringify(given)})`.execute(
    trx,
  );
}
