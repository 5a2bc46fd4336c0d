import { GongdiError } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { organisationsBelow, type Db } from '../../store/index.ts';
import type { Command } from '../core/index.ts';
import { storableVariables } from '../given.ts';
import type { EventWait, MessageCommand, SignalCommand, Trx } from '../types.ts';
import { startsOf, waiting, type StartRow } from './deliver.ts';
import { lockInstance, type Target } from './rows.ts';
import { startBy } from './start-by.ts';
import type { World } from './world.ts';

type Run = (trx: Trx, target: Target, asked: Command) => Promise<void>;

/** Number of tries. Another transaction may take a wait between our query and our lock. */
const TRIES = 20;

/**
 * Delivers a message to the one wait that it means, or starts the process that begins with it.
 * @throws GongdiError `conflict` when several waits match, `notFound` when none does
 */
export async function receiveMessage(trx: Trx, world: World, asked: MessageCommand, run: Run) {
  const { name, business_key, instance_id, correlation = {}, variables = {}, org_id } = asked;
  const where = [
    withinScope(asked),
    ...(business_key === undefined ? [] : [sql`i.business_key = ${business_key}`]),
    ...(instance_id === undefined ? [] : [sql`i.id = ${instance_id}`]),
    ...Object.entries(correlation).map(
      ([key, value]) => sql`exists (select 1 from process_variable v where v.instance_id = i.id and v.visit = 'v0'
        and v.name = ${key} and v.value = ${JSON.stringify(value)}::jsonb)`,
    ),
  ];
  for (let look = 0; look < TRIES; look += 1) {
    const [only, ...others] = await waiting(trx, 'message', name, sql<boolean>`${sql.join(where, sql` and `)}`);
    if (others.length > 0) throw ambiguous(name);
    if (!only) break;
    await lockInstance(trx, only);
    if (!(await waitsStill(trx, only.id))) continue;
    await run(trx, only, { type: 'wait', id: only.id, visit: only.visit, variables });
    return { instance_id: only.instance_id, started: false };
  }
  const [start] = instance_id === undefined ? await startsOf(trx, 'message', name, org_id) : [];
  if (!start) throw nobodyWaits(name);
  return {
    instance_id: await startBy(trx, world, ownedBy(start, asked), variables, business_key ?? null),
    started: true,
  };
}

/** Delivers a signal to all that wait for it, and starts the processes that begin with it. */
export async function receiveSignal(trx: Trx, world: World, asked: SignalCommand, run: Run) {
  const { name, variables = {}, instance_id, org_id } = asked;
  storableVariables(variables);
  if (instance_id !== undefined) {
    const found = await waiting(
      trx,
      'signal',
      name,
      sql<boolean>`w.instance_id = ${instance_id} and ${withinScope(asked)}`,
    );
    await run(trx, { instance_id }, { type: 'signal', name, variables });
    return { reached: found.length };
  }
  // A suspended instance receives no events.
  const found = await waiting(trx, 'signal', name, sql<boolean>`not e.suspended and ${withinScope(asked)}`);
  // In the order of their ids: every signal takes its locks in this order, which prevents deadlocks.
  const instances = [...new Set(found.map((one) => one.instance_id))].toSorted();
  let reached = 0;
  for (const id of instances) {
    const row = await lockInstance(trx, { instance_id: id });
    // The instance may have ended, moved on or been suspended since the query.
    const waits = row && !row.suspended ? await waiting(trx, 'signal', name, sql`w.instance_id = ${id}`) : [];
    if (waits.length === 0) continue;
    await run(trx, { instance_id: id }, { type: 'signal', name, variables });
    reached += waits.length;
  }
  const starts = await startsOf(trx, 'signal', name, org_id);
  for (const start of starts) await startBy(trx, world, ownedBy(start, asked), variables);
  return { reached: reached + starts.length };
}

/** Returns the messages and signals that an instance waits for. */
export function waitsOf(db: Db, instance: string): Promise<EventWait[]> {
  return db
    .selectFrom('engine_wait')
    .select(['id', 'kind', 'name', 'node'])
    .where('instance_id', '=', instance)
    .where('kind', 'in', ['message', 'signal'])
    .orderBy('id')
    .$narrowType<Pick<EventWait, 'kind'>>()
    .execute();
}

type Scope = Pick<MessageCommand, 'within' | 'org_id' | 'starter_id'>;

function withinScope({ within, org_id }: Scope): RawBuilder<boolean> {
  if (within !== undefined) return sql<boolean>`i.org_id in (${organisationsBelow(within)})`;
  return org_id === undefined ? sql<boolean>`true` : sql<boolean>`i.org_id = ${org_id}`;
}

function ownedBy(start: StartRow, { starter_id, org_id }: Scope): StartRow {
  return { ...start, starter_id: starter_id ?? start.starter_id, org_id: org_id ?? start.org_id };
}

async function waitsStill(trx: Trx, id: string): Promise<boolean> {
  return (await trx.selectFrom('engine_wait').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

const ambiguous = (name: string): GongdiError =>
  new GongdiError('conflict', {
    label: {
      zh: `有多个流程在等待消息“${name}”，请指定业务标识`,
      en: `Several instances wait for “${name}”; name a business key`,
    },
  });

const nobodyWaits = (name: string): GongdiError =>
  new GongdiError('notFound', {
    label: { zh: `没有流程在等待消息“${name}”`, en: `Nothing waits for the message “${name}”` },
  });
