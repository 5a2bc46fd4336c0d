import { ELAPSED_CLOCK, NEVER, PLAN_CLOCK } from './columns.ts';
import type { Network } from './network.ts';
import { CONSTRAINT, LINK, type Actual, type Minute } from './types.ts';
import type { WorkClock } from './work-clock.ts';

/** 0: not begun, 1: begun, 2: finished. */
type Progress = 0 | 1 | 2;

export interface Dates {
  start: Int32Array;
  finish: Int32Array;
  /** Count of each finish by the calendar of its node; it is asked for often. */
  ends: Float64Array;
  progress: Uint8Array;
  projectFinish: Minute;
  /** Tasks with a fixed start before what their links allow. */
  broken: number[];
}

const clockOf = (network: Network, node: number): WorkClock => network.clocks[network.calendar[node]!]!;

const lagClock = (network: Network, edge: number): WorkClock =>
  network.clocks[network.elapsed[edge] === 1 ? ELAPSED_CLOCK : PLAN_CLOCK]!;

/** A minute moved by a lag; where it could end or begin, the end. */
const after = (at: Minute, lag: number, clock: WorkClock): Minute =>
  lag === 0 ? at : clock.endAt(clock.count(at) + lag);

/** The latest minute from which a lag does not lead behind another minute. */
const before = (at: Minute, lag: number, clock: WorkClock): Minute =>
  lag === 0 ? at : clock.startAt(clock.count(at) - lag);

/** Earliest dates: each node as soon as what it follows, its constraint and the data date let it. */
export function forward(network: Network): Dates {
  const { plan, nodes, order, first, to, kind, lag, gate } = network;
  const start = new Int32Array(nodes);
  const finish = new Int32Array(nodes);
  const ends = new Float64Array(nodes);
  const progress = new Uint8Array(nodes);
  const earliest = Math.max(plan.start, plan.dataDate ?? plan.start);
  // What links ask of the start and of the finish so far.
  const startBound = new Int32Array(nodes).fill(-NEVER);
  const finishBound = new Int32Array(nodes).fill(-NEVER);
  const broken: number[] = [];
  let projectFinish = plan.start;
  const placing = { start, finish, ends, startBound, finishBound, earliest, broken };
  for (let at = 0; at < nodes; at += 1) {
    const node = order[at]!;
    if (gate[node] === 1) {
      start[node] = finish[node] = Math.max(startBound[node]!, gateBound(network, node));
      ends[node] = clockOf(network, node).count(finish[node]);
    } else {
      progress[node] = place(network, node, placing);
      if (finish[node]! > projectFinish) projectFinish = finish[node]!;
    }
    for (let edge = first[node]!; edge < first[node + 1]!; edge += 1) {
      const next = to[edge]!;
      const k = kind[edge]!;
      const from = k === LINK.fs || k === LINK.ff ? finish[node]! : start[node]!;
      const bound = lag[edge] === 0 ? from : after(from, lag[edge]!, lagClock(network, edge));
      const bounds = k === LINK.fs || k === LINK.ss ? startBound : finishBound;
      if (bound > bounds[next]!) bounds[next] = bound;
    }
  }
  return { start, finish, ends, progress, projectFinish, broken };
}

/** A summary may not begin before a date; other constraints have only its tasks. */
function gateBound({ columns: { constraint, constraintAt }, taskOf }: Network, node: number): Minute {
  const task = taskOf[node]!;
  return constraint[task] === CONSTRAINT.notEarlier ? constraintAt[task]! : -NEVER;
}

interface Placing {
  start: Int32Array;
  finish: Int32Array;
  ends: Float64Array;
  startBound: Int32Array;
  finishBound: Int32Array;
  earliest: Minute;
  broken: number[];
}

function place(network: Network, node: number, state: Placing): Progress {
  const { columns } = network;
  if (columns.actual.size > 0) {
    const actual = columns.actual.get(node);
    if (actual) return placeActual(network, node, actual, state);
  }
  const clock = clockOf(network, node);
  const duration = network.duration[node]!;
  const { start, finish, ends } = state;
  let from = Math.max(state.startBound[node]!, state.earliest);
  let to = state.finishBound[node]!;
  const constraint = columns.constraint[node]!;
  if (constraint !== CONSTRAINT.asap) {
    const constraintAt = columns.constraintAt[node]!;
    if (constraint === CONSTRAINT.notEarlier) from = Math.max(from, constraintAt);
    else if (constraint === CONSTRAINT.finishNotEarlier) to = Math.max(to, constraintAt);
    else if (constraint === CONSTRAINT.mustStart || constraint === CONSTRAINT.mustFinish) {
      const fixed = fixedStart(clock, duration, constraint, constraintAt);
      const allowed = countFor(clock, duration, state.startBound[node]!, to);
      if (allowed > clock.count(fixed)) state.broken.push(node);
      from = Math.max(fixed, state.earliest);
      to = -NEVER;
    }
  }
  const count = countFor(clock, duration, from, to);
  start[node] = clock.startAt(count);
  ends[node] = count + duration;
  finish[node] = duration === 0 ? start[node] : clock.endAt(count + duration);
  return 0;
}

/** Count of the earliest start that is not before one bound and whose finish is not before the other. */
function countFor(clock: WorkClock, duration: number, from: Minute, to: Minute): number {
  const count = from === -NEVER ? -NEVER : clock.count(from);
  return to === -NEVER ? count : Math.max(count, clock.count(to) - duration);
}

function fixedStart(clock: WorkClock, duration: number, constraint: number, at: Minute): Minute {
  return clock.startAt(clock.count(at) - (constraint === CONSTRAINT.mustFinish ? duration : 0));
}

function placeActual(network: Network, node: number, actual: Actual, state: Placing): Progress {
  const { start, finish, finishBound } = state;
  const { plan, columns } = network;
  const clock = clockOf(network, node);
  start[node] = actual.start;
  if (actual.finish !== undefined) {
    finish[node] = actual.finish;
    state.ends[node] = clock.count(actual.finish);
    return 2;
  }
  const duration = network.duration[node]!;
  const left = actual.remaining ?? Math.round(duration * (1 - Math.min(100, columns.percent[node]! || 0) / 100));
  const begun = clock.count(start[node]);
  // Work that is left begins at the data date; without one, the work done took the time that was planned for it.
  const from = plan.dataDate === undefined ? begun + duration - left : Math.max(begun, clock.count(plan.dataDate));
  let ends = from + left;
  if (finishBound[node]! > -NEVER) ends = Math.max(ends, clock.count(finishBound[node]!));
  finish[node] = Math.max(clock.endAt(ends), start[node]);
  state.ends[node] = clock.count(finish[node]);
  return 1;
}

/** Dates of the tasks that follow, against which the limits of a task are read. */
export interface Limits {
  start: Int32Array;
  finish: Int32Array;
  /** Nothing may end behind it. */
  end: Minute;
}

/** Latest dates, with the count of each finish. */
export interface LateDates extends Limits {
  ends: Float64Array;
}

/**
 * The greatest count of working minutes at which a node may end without moving what follows it.
 * @param node not a gate
 */
export function finishLimit(network: Network, node: number, progress: Uint8Array, limits: Limits): number {
  const { first, to, kind, lag } = network;
  const clock = clockOf(network, node);
  let finish = limits.end;
  let start = NEVER;
  for (let edge = first[node]!; edge < first[node + 1]!; edge += 1) {
    const next = to[edge]!;
    const k = kind[edge]!;
    const bindsStart = k === LINK.fs || k === LINK.ss;
    // What has begun asks nothing of its start any more, and what has finished asks nothing.
    if (progress[next]! > (bindsStart ? 0 : 1)) continue;
    let at = bindsStart ? limits.start[next]! : latestFinish(network, next, limits.finish[next]!);
    if (lag[edge] !== 0) at = before(at, lag[edge]!, lagClock(network, edge));
    if (k === LINK.fs || k === LINK.ff) {
      if (at < finish) finish = at;
    } else if (at < start) start = at;
  }
  const count = clock.count(finish);
  if (start === NEVER || progress[node]! > 0) return count;
  return Math.min(count, lastStart(network, node, start) + network.duration[node]!);
}

/** The latest minute that still counts as this finish. */
function latestFinish(network: Network, node: number, at: Minute): Minute {
  const clock = clockOf(network, node);
  return clock.startAt(clock.count(at));
}

/** Count of the last start at or before a minute. */
function lastStart(network: Network, node: number, at: Minute): number {
  return clockOf(network, node).count(at + 1) - 1;
}

/** Latest dates that keep the end of the plan, deadlines and the constraints that are bounds. */
export function backward(network: Network, { start: begun, finish: done, progress, projectFinish }: Dates): LateDates {
  const { nodes, order, columns, gate, taskOf } = network;
  const start = new Int32Array(nodes);
  const finish = new Int32Array(nodes);
  const ends = new Float64Array(nodes);
  const limits: LateDates = { start, finish, ends, end: projectFinish };
  for (let at = nodes - 1; at >= 0; at -= 1) {
    const node = order[at]!;
    if (progress[node] === 2) {
      start[node] = begun[node]!;
      finish[node] = done[node]!;
      continue;
    }
    const task = taskOf[node]!;
    const clock = clockOf(network, node);
    const duration = network.duration[node]!;
    let count = finishLimit(network, node, progress, limits);
    // That of a summary bounds the node behind its tasks.
    const bounded = gate[node] === 0 || node !== task;
    const deadline = columns.deadline[task]!;
    if (deadline !== NEVER && bounded) count = Math.min(count, clock.count(deadline));
    const constraint = columns.constraint[task]!;
    if (constraint !== CONSTRAINT.asap && gate[node] === 0 && progress[node] === 0)
      count = Math.min(count, boundOf(clock, constraint, columns.constraintAt[task]!, duration));
    ends[node] = count;
    finish[node] = clock.endAt(count);
    start[node] = progress[node] === 1 ? begun[node]! : clock.startAt(count - duration);
  }
  return limits;
}

/** The bound that a constraint sets to the count at the finish. */
function boundOf(clock: WorkClock, constraint: number, at: Minute, duration: number): number {
  switch (constraint) {
    case CONSTRAINT.mustStart:
    case CONSTRAINT.notLater:
      return clock.count(at) + duration;
    case CONSTRAINT.mustFinish:
    case CONSTRAINT.finishNotLater:
      return clock.count(at);
    default:
      return Infinity;
  }
}

/**
 * Moves tasks that shall lie as late as possible to where they move nothing that follows them; later ones first, so a
 * chain of them moves as a whole. Gates are moved on the way, so the float of a task reaches through them to what
 * follows its summary.
 */
export function asLateAsPossible(network: Network, dates: Dates): void {
  const { plan, columns, order, nodes, gate, duration } = network;
  const { start, finish, progress } = dates;
  if (nodes === plan.tasks.length && !columns.late) return;
  const limits: Limits = { start, finish, end: dates.projectFinish };
  for (let at = nodes - 1; at >= 0; at -= 1) {
    const node = order[at]!;
    const passes = gate[node] === 1;
    if (!passes && (columns.constraint[node] !== CONSTRAINT.alap || progress[node] !== 0)) continue;
    const clock = clockOf(network, node);
    const count = finishLimit(network, node, progress, limits);
    if (count <= dates.ends[node]!) continue;
    dates.ends[node] = count;
    finish[node] = clock.endAt(count);
    start[node] = clock.startAt(count - duration[node]!);
  }
}
