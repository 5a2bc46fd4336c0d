import { nextRuns, parseTimer, readModel, TimerError } from '@gongdi/bpmn';
import { sql } from 'kysely';
import { newId } from '../../store/index.ts';
import { compile, type Graph, type Node } from '../core/index.ts';
import { companyOf } from './company-of.ts';
import { triesOf } from '../jobs/retry-cycle.ts';
import type { DeployedDefinition, Trx } from '../types.ts';

/** How a timer of a start event goes on, in its job. */
export interface StartTimer {
  timer: { cycle: string | null; left: number | null };
}

/** Makes the start events of a new version listen; those of older versions of the key do not any more. */
export async function listenToStarts(
  trx: Trx,
  definition: DeployedDefinition,
  { now, zone }: { now: number; zone: string },
): Promise<boolean> {
  const { id, key, org_id, xml, deployed_by } = definition;
  await sql`delete from engine_start where key = ${key} and org_id = ${org_id}`.execute(trx);
  const { model } = await readModel(xml, { trackLoss: false });
  if (!model) return false;
  const { graph } = compile(model, key);
  let hasTimer = false;
  for (const node of startEvents(graph)) {
    const event = node.event!;
    const start = newId(now);
    await sql`insert into engine_start (id, definition_id, org_id, key, node, kind, name, starter_id)
      values (${start}, ${id}, ${org_id}, ${key}, ${node.id}, ${event.kind}, ${event.name}, ${deployed_by})`.execute(
      trx,
    );
    if (event.kind !== 'timer' || !event.timer) continue;
    const first = firstRun(event.timer, now, zone);
    if (!first) continue;
    hasTimer = true;
    await insertStartJob(trx, { start, org_id }, node.id, first.due, { timer: first }, node.retryCycle);
  }
  return hasTimer;
}

export async function forgetStarts(trx: Trx, definition: string): Promise<void> {
  await sql`delete from engine_start where definition_id = ${definition}`.execute(trx);
}

export async function insertStartJob(
  trx: Trx,
  { start, org_id }: { start: string; org_id: string },
  node: string,
  due: number,
  payload: object,
  retryCycle: string | null = null,
): Promise<void> {
  await sql`insert into engine_job (id, company, start_id, node, kind, due_at, retries, retry_cycle, payload)
    values (${newId()}, ${companyOf(org_id)}, ${start}, ${node}, 'start', ${new Date(due).toISOString()}, ${triesOf(retryCycle)},
      ${retryCycle}, ${JSON.stringify(payload)})`.execute(trx);
}

/** Start events of the process itself that something outside sets off. */
function startEvents(graph: Graph): Node[] {
  const kinds = new Set(['timer', 'message', 'signal', 'conditional']);
  return (graph.nodes.get(graph.key)?.starts ?? [])
    .map((id) => graph.nodes.get(id)!)
    .filter((node) => node.kind === 'startEvent' && node.event && kinds.has(node.event.kind));
}

type TimerSource = NonNullable<NonNullable<Node['event']>['timer']>;

function firstRun(
  { kind, source }: TimerSource,
  now: number,
  zone: string,
): { due: number; cycle: string | null; left: number | null } | undefined {
  try {
    const timer = parseTimer(kind, source);
    const [due] = nextRuns(timer, { now, zone, count: 1 });
    if (due === undefined) return undefined;
    // A date that had passed before the deployment is not made up for.
    if (timer.form === 'date' && due < now) return undefined;
    const left = timer.form === 'repeat' && timer.times !== null ? timer.times - 1 : null;
    return { due, cycle: kind === 'cycle' ? source : null, left };
  } catch (error) {
    if (error instanceof TimerError) return undefined;
    throw error;
  }
}
