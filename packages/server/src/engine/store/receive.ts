import { GongdiError } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { organisationsBelow } from '../../store/index.ts';
import type { Command } from '../core/index.ts';
import { storableVariables } from '../given.ts';
import type { EventWait, MessageCommand, SignalCommand, Trx } from '../types.ts';
import { startsOf, waiting, type StartRow } from './deliver.ts';
import { lockInstance, type Target } from './rows.ts';
import { startBy } from './start-by.ts';
import type { World } from './world.ts';

type Run = (trx: Trx, target: Target, asked: Command) => Promise<void>;

/** Others may take what we have found before we hold it; so often we look again. */
const TRIES = 20;

/**
 * Gives a message to the one wait that it means, or starts the process that begins by it.
 * @throws GongdiError `conflict` when several wait, `notFound` when none does
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
    const [only, ...others] = await waiting(trx, 'message', name, sql.join(where, sql` and `));
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

/** Gives a signal to all that wait for it, and starts the processes that begin by it. */
export async function receiveSignal(trx: Trx, world: World, asked: SignalCommand, run: Run) {
  const { name, variables = {}, instance_id, org_id } = asked;
  storableVariables(variables);
  if (instance_id !== undefined) {
    const found = await waiting(trx, 'signal', name, sql`w.instance_id = ${instance_id} and ${withinScope(asked)}`);
    await run(trx, { instance_id }, { type: 'signal', name, variables });
    return { reached: found.length };
  }
  // A suspended instance hears nothing, as it does nothing.
  const found = await waiting(trx, 'signal', name, sql`not e.suspended and ${withinScope(asked)}`);
  // In the order of their ids, as every other signal takes its locks.
  const instances = [...new Set(found.map((one) => one.instance_id))].toSorted();
  let reached = 0;
  for (const id of instances) {
    const row = await lockInstance(trx, { instance_id: id });
    // What has ended, gone on or been held since we looked waits no more.
    const waits = row && !row.suspended ? await waiting(trx, 'signal', name, sql`w.instance_id = ${id}`) : [];
    if (waits.length === 0) continue;
    await run(trx, { instance_id: id }, { type: 'signal', name, variables });
    reached += waits.length;
  }
  const starts = await startsOf(trx, 'signal', name, org_id);
  for (const start of starts) await startBy(trx, world, ownedBy(start, asked), variables);
  return { reached: reached + starts.length };
}

/** What an instance waits for. */
export async function waitsOf(db: Parameters<RawBuilder<EventWait>['execute']>[0], instance: string) {
  const { rows } = await sql<EventWait>`select id, kind, name, node from engine_wait
    where instance_id = ${instance} and kind in ('message', 'signal') order by id`.execute(db);
  return rows;
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
  return (await sql`select 1 from engine_wait where id = ${id}`.execute(trx)).rows.length > 0;
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
