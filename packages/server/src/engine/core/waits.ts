import { nextRuns, parseTimer, TimerError } from '@gongdi/bpmn';
import { INSTANCE_LIMITS } from '../limits.ts';
import { value } from './expressions.ts';
import { EngineFault } from './fault.ts';
import type { EventDefinition, Node } from './graph.ts';
import type { Run } from './run.ts';
import type { TimerState, Visit, Wait } from './state.ts';
import { eventName } from './event-name.ts';
import { toText } from './values.ts';

/** Opens waits at a visit for the events of some elements. */
export async function openWaits(run: Run, visit: Visit, elements: readonly string[]): Promise<void> {
  for (const id of elements) {
    const node = run.node(id);
    if (node.event) await openWait(run, visit, node, node.event);
  }
}

async function openWait(run: Run, visit: Visit, node: Node, event: EventDefinition): Promise<void> {
  if (event.kind === 'timer' && event.timer) return openTimer(run, visit, node.id, event.timer, 'timer');
  if (event.kind === 'conditional') {
    const id = run.ports.newId();
    (visit.waits ??= []).push({ id, node: node.id, kind: 'conditional' });
    run.unseen.add(id);
    return;
  }
  if (event.kind !== 'message' && event.kind !== 'signal') return;
  const name = await eventName(run, visit, event);
  const wait: Wait = { id: run.ports.newId(), node: node.id, kind: event.kind, name };
  (visit.waits ??= []).push(wait);
  run.happen({ type: 'wait', id: wait.id, visit: visit.id, node: node.id, kind: event.kind, name });
}

/** Opens a timer. @param id of the event, or of a timeout listener */
export async function openTimer(
  run: Run,
  visit: Visit,
  id: string,
  definition: NonNullable<EventDefinition['timer']>,
  kind: 'timer' | 'timeout',
): Promise<void> {
  const timer = await timerState(run, visit, definition);
  if (!timer) return;
  const wait: Wait = { id: run.ports.newId(), node: id, kind, timer };
  (visit.waits ??= []).push(wait);
  scheduleTimer(run, visit, wait, timer);
}

export function scheduleTimer(run: Run, visit: Visit, { id, node }: Wait, { due }: TimerState): void {
  const retryCycle = run.graph.nodes.get(node)?.retryCycle ?? null;
  run.happen({ type: 'job', job: { id, kind: 'timer', visit: visit.id, node, due, retryCycle } });
}

/** Returns when a timer is due first and how it repeats; undefined if it never is due. */
async function timerState(
  run: Run,
  visit: Visit,
  { kind, source }: NonNullable<EventDefinition['timer']>,
): Promise<TimerState | undefined> {
  const text = (toText(await value(run, visit, source), run.budget) ?? '').trim();
  const { now, zone } = run.ports;
  try {
    // Expressions often return a duration where a date is expected, and the reverse. Both are accepted.
    const isOther = kind !== 'cycle' && /^R|^P/.test(text) !== (kind === 'duration');
    const timer = parseTimer(isOther ? (kind === 'date' ? 'duration' : 'date') : kind, text);
    if (timer.form === 'cron') run.budget.pay(INSTANCE_LIMITS.cronSteps);
    const [due] = nextRuns(timer, { now, zone, count: 1 });
    await run.breathe();
    if (due === undefined && timer.form === 'cron') run.budget.pay(INSTANCE_LIMITS.cronNeverSteps);
    if (due === undefined) return undefined;
    if (timer.form === 'repeat') return { due, cycle: text, left: timer.times === null ? null : timer.times - 1 };
    return timer.form === 'cron' ? { due, cycle: text, left: null } : { due };
  } catch (error) {
    if (error instanceof TimerError) throw new EngineFault(visit.node, error.text, error);
    throw error;
  }
}

/** Returns the run after the one that is due now, without missed ones; undefined if there is none. */
export function nextTimer(run: Run, { due, cycle, left }: TimerState): TimerState | undefined {
  if (cycle === undefined || left === 0) return undefined;
  const { now, zone } = run.ports;
  const timer = parseTimer('cycle', cycle);
  const anchored = timer.form === 'repeat' && timer.start === null ? { ...timer, times: null } : timer;
  // A repeat without a start counts from its last run. An overdue timer runs only once for all missed runs.
  const from = anchored.form === 'repeat' && anchored.start === null ? due : Math.max(due, now) + 1;
  const [soon] = nextRuns(anchored, { now: from, zone, count: 1 });
  if (soon === undefined) return undefined;
  const next = soon > now ? soon : nextRuns(anchored, { now, zone, count: 1 })[0];
  if (next === undefined) return undefined;
  const rested = Math.max(next, now + INSTANCE_LIMITS.repeat);
  return { due: rested, cycle, left: left === null || left === undefined ? null : left - 1 };
}

/** Closes all waits of a visit. */
export function closeWaits(run: Run, visit: Visit): void {
  for (const wait of visit.waits ?? []) closeWait(run, wait);
  delete visit.waits;
}

export function closeWait(run: Run, { id, kind }: Wait): void {
  if (kind === 'timer' || kind === 'timeout') run.happen({ type: 'job-gone', id });
  else if (kind !== 'conditional') run.happen({ type: 'wait-gone', id });
}
