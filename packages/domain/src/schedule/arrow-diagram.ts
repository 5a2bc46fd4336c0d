import type { Minute, Schedule } from './types.ts';

/** A task as an arrow between two events on a time scale. */
export interface Arrow {
  id: string;
  lane: number;
  start: Minute;
  finish: Minute;
  /** Numbers of its events; an arrow leads from a smaller to a greater one. */
  from: number;
  to: number;
  critical: boolean;
}

/** An event: where arrows of a lane begin and end. */
export interface ArrowEvent {
  number: number;
  lane: number;
  at: Minute;
}

/** A dependency between arrows that do not share an event: down (or up) at the earlier one, then waiting. */
export interface ArrowTie {
  from: ArrowEvent;
  to: ArrowEvent;
  critical: boolean;
}

/** A time-scaled network (双代号时标网络图) by earliest dates. */
export interface ArrowDiagram {
  lanes: number;
  arrows: readonly Arrow[];
  events: readonly ArrowEvent[];
  ties: readonly ArrowTie[];
}

/**
 * Lays out a plan as a time-scaled network: tasks that follow each other share a lane where there is room, the critical
 * ones first, so the critical path is as straight as possible. Summaries are left out; their links bind their tasks and
 * are not drawn. Waiting before an arrow is what planners draw as a wave: its length is the free float.
 */
export function arrowDiagram(schedule: Schedule): ArrowDiagram {
  const { plan, start, finish, critical, summary } = schedule;
  const leaves = plan.tasks.map((_, i) => i).filter((i) => summary[i] === 0);
  const order = leaves.toSorted(
    (a, b) => start[a]! - start[b]! || critical[b]! - critical[a]! || finish[a]! - finish[b]! || a - b,
  );
  const before = new Map<number, number[]>();
  for (const { from, to } of plan.links) {
    const [a, b] = [schedule.at.get(from)!, schedule.at.get(to)!];
    if (summary[a] === 1 || summary[b] === 1) continue;
    const list = before.get(b);
    if (list) list.push(a);
    else before.set(b, [a]);
  }
  const ends: number[] = [];
  const laneOf = new Map<number, number>();
  for (const i of order) {
    const wanted = (before.get(i) ?? [])
      .toSorted((a, b) => critical[b]! - critical[a]! || finish[b]! - finish[a]!)
      .map((one) => laneOf.get(one))
      .find((lane) => lane !== undefined && ends[lane]! <= start[i]!);
    let lane = wanted ?? ends.findIndex((end) => end <= start[i]!);
    if (lane < 0) lane = ends.length;
    ends[lane] = Math.max(finish[i]!, start[i]! + 1);
    laneOf.set(i, lane);
  }
  const events = eventsOf(order, schedule, laneOf);
  const at = (lane: number, minute: Minute): ArrowEvent => events.get(keyOf(lane, minute))!;
  const arrows = order.map((i): Arrow => {
    const lane = laneOf.get(i)!;
    return {
      id: plan.tasks[i]!.id,
      lane,
      start: start[i]!,
      finish: finish[i]!,
      from: at(lane, start[i]!).number,
      to: at(lane, finish[i]!).number,
      critical: critical[i] === 1,
    };
  });
  const ties: ArrowTie[] = [];
  for (const [i, list] of before)
    for (const one of list) {
      // Links that overlap their tasks have no place on a time scale.
      if (finish[one]! > start[i]!) continue;
      const [from, to] = [at(laneOf.get(one)!, finish[one]!), at(laneOf.get(i)!, start[i]!)];
      if (from !== to) ties.push({ from, to, critical: critical[one] === 1 && critical[i] === 1 });
    }
  return { lanes: ends.length, arrows, events: [...events.values()], ties };
}

const keyOf = (lane: number, minute: Minute): string => `${lane} ${minute}`;

/** Events in the order of time, numbered from 1. */
function eventsOf(order: readonly number[], { start, finish }: Schedule, laneOf: ReadonlyMap<number, number>) {
  const found = new Map<string, ArrowEvent>();
  for (const i of order)
    for (const at of [start[i]!, finish[i]!]) {
      const lane = laneOf.get(i)!;
      found.set(keyOf(lane, at), { number: 0, lane, at });
    }
  [...found.values()]
    .sort((a, b) => a.at - b.at || a.lane - b.lane)
    .forEach((event, index) => {
      event.number = index + 1;
    });
  return found;
}
