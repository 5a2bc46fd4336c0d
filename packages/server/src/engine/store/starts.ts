import { nextRuns, parseTimer, readModel, TimerError } from '@gongdi/bpmn';
import { newId } from '../../store/index.ts';
import { compile, type Graph, type Node } from '../core/index.ts';
import { companyOf } from './company-of.ts';
import { triesOf } from '../jobs/retry-cycle.ts';
import type { DeployedDefinition, Trx } from '../types.ts';

/** State of a repeating start timer, stored in its job. */
export interface StartTimer {
  timer: { cycle: string | null; left: number | null };
}

/** Registers the start events of a new version, and removes those of older versions of the key. */
export async function listenToStarts(
  trx: Trx,
  definition: DeployedDefinition,
  { now, zone }: { now: number; zone: string },
): Promise<boolean> {
  const { id, key, org_id, xml, deployed_by } = definition;
  await trx.deleteFrom('engine_start').where('key', '=', key).where('org_id', '=', org_id).execute();
  const { model } = await readModel(xml, { trackLoss: false });
  if (!model) return false;
  const { graph } = compile(model, key);
  let hasTimer = false;
  for (const node of startEvents(graph)) {
    const event = node.event!;
    const start = newId(now);
    const { kind, name } = event;
    await trx
      .insertInto('engine_start')
      .values({ id: start, definition_id: id, org_id, key, node: node.id, kind, name, starter_id: deployed_by })
      .execute();
    if (event.kind !== 'timer' || !event.timer) continue;
    const first = firstRun(event.timer, now, zone);
    if (!first) continue;
    hasTimer = true;
    await insertStartJob(trx, { start, org_id }, node.id, first.due, { timer: first }, node.retryCycle);
  }
  return hasTimer;
}

export async function forgetStarts(trx: Trx, definition: string): Promise<void> {
  await trx.deleteFrom('engine_start').where('definition_id', '=', definition).execute();
}

export async function insertStartJob(
  trx: Trx,
  { start, org_id }: { start: string; org_id: string },
  node: string,
  due: number,
  payload: object,
  retryCycle: string | null = null,
): Promise<void> {
  await trx
    .insertInto('engine_job')
    .values({
      id: newId(),
      company: companyOf(org_id),
      start_id: start,
      node,
      kind: 'start',
      due_at: new Date(due).toISOString(),
      retries: triesOf(retryCycle),
      retry_cycle: retryCycle,
      payload: JSON.stringify(payload),
    })
    .execute();
}

/** Returns the start events of the process itself that are triggered from outside. */
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
    // A date before the deployment does not start an instance afterwards.
    if (timer.form === 'date' && due < now) return undefined;
    const left = timer.form === 'repeat' && timer.times !== null ? timer.times - 1 : null;
    return { due, cycle: kind === 'cycle' ? source : null, left };
  } catch (error) {
    if (error instanceof TimerError) return undefined;
    throw error;
  }
}
