import { columnsOf, ELAPSED_CLOCK, type Columns } from './columns.ts';
import { outlineOf, type Outline } from './outline.ts';
import { problemsOf } from './problems.ts';
import { LINK, type LinkKind, type Plan, type PlanProblem } from './types.ts';
import type { WorkClock } from './work-clock.ts';

/**
 * A plan as a network of nodes. Node i is task i. A summary that links may touch is two nodes: its own, before all of
 * its tasks, and one behind all of them; so a link of a summary is one edge, not one for each task.
 */
export interface Network {
  plan: Plan;
  outline: Outline;
  nodes: number;
  /** Task of a node. */
  taskOf: Int32Array;
  /** 1: a node that only passes on, without work of its own. */
  gate: Uint8Array;
  columns: Columns;
  /** Working minutes of each node. */
  duration: Int32Array;
  /** Calendar of each node; that of what has no work counts every minute, so it lies where it is put. */
  calendar: Uint16Array;
  clocks: readonly WorkClock[];
  /** Edges that leave node i are those from `first[i]` to `first[i + 1]`. */
  first: Int32Array;
  to: Int32Array;
  kind: Uint8Array;
  lag: Int32Array;
  elapsed: Uint8Array;
  /** Both tasks of each link, by index. */
  linkEnds: Int32Array;
  /** Nodes, each behind those that it follows. */
  order: Int32Array;
}

export type Prepared = { network: Network } | { problems: PlanProblem[] };

/** Reads a plan into typed arrays and puts it in order, or says what is wrong with it. */
export function networkOf(plan: Plan): Prepared {
  const { tasks } = plan;
  const problem = problemsOf(tasks);
  const found: PlanProblem[] = [];
  const outline = outlineOf(tasks, problem, found);
  if (!plan.calendars[0]) return { problems: [...found, { ...problem('calendar', ['']), tasks: [] }] };
  const columns = columnsOf(plan, outline.summary, problem, found);
  const { ends, gates } = endsOf(plan, outline, problem, found);
  if (found.length > 0) return { problems: found };

  const count = tasks.length;
  const behind = new Int32Array(count);
  let nodes = count;
  for (let i = 0; i < count; i += 1) behind[i] = gates && outline.summary[i] === 1 ? nodes++ : i;
  const edges = edgesOf(plan, outline, { nodes, behind, ends, gates });
  const idsOf = (way: readonly number[]) => way.map((at) => tasks[at]!.id);
  const order = orderOf(nodes, edges);
  if (!order || order.length < nodes) {
    const twice = twiceIn(nodes, edges);
    if (twice) return { problems: [problem('link-twice', idsOf(twice.map((node) => edges.taskOf[node]!)))] };
    const cycle = withoutRepeats(cycleIn(nodes, edges, order!).map((node) => edges.taskOf[node]!));
    return { problems: [problem('cycle', idsOf(fromLeast(cycle)))] };
  }
  const duration = new Int32Array(nodes);
  duration.set(columns.duration);
  const calendar = new Uint16Array(nodes).fill(ELAPSED_CLOCK);
  for (let i = 0; i < count; i += 1) if (duration[i]! > 0) calendar[i] = columns.calendar[i]!;
  const { clocks } = columns;
  const { taskOf, gate, first, to, kind, lag, elapsed } = edges;
  // Each member is named: the passes read this object all the time, and one made by spreading is slower to read.
  return {
    network: {
      plan,
      outline,
      nodes,
      taskOf,
      gate,
      columns,
      duration,
      calendar,
      clocks,
      first,
      to,
      kind,
      lag,
      elapsed,
      linkEnds: ends,
      order,
    },
  };
}

type Problem = ReturnType<typeof problemsOf>;

/** Both ends of each link by index, and whether any of them is a summary. */
function endsOf({ links }: Plan, outline: Outline, problem: Problem, found: PlanProblem[]) {
  const ends = new Int32Array(links.length * 2);
  let gates = false;
  let lastTo: string | undefined;
  let last: number | undefined;
  for (let one = 0; one < links.length; one += 1) {
    const link = links[one]!;
    const from = outline.at.get(link.from);
    // Links are mostly sorted by the task that follows.
    const to = link.to === lastTo ? last : outline.at.get(link.to);
    lastTo = link.to;
    last = to;
    if (from === undefined || to === undefined) {
      found.push(problem('link', [link.from, link.to]));
      continue;
    }
    if (from === to) found.push(problem('link-self', [link.from]));
    ends[one * 2] = from;
    ends[one * 2 + 1] = to;
    const outOf = outline.summary[from] === 1;
    const into = outline.summary[to] === 1;
    if (!outOf && !into) continue;
    gates = true;
    if (
      (outOf && link.kind !== LINK.fs && link.kind !== LINK.ff) ||
      (into && link.kind !== LINK.fs && link.kind !== LINK.ss) ||
      (found.length === 0 && (isWithin(outline, from, to) || isWithin(outline, to, from)))
    )
      found.push(problem('link-summary', [link.from, link.to]));
  }
  return { ends, gates };
}

type Edges = Pick<Network, 'taskOf' | 'gate' | 'first' | 'to' | 'kind' | 'lag' | 'elapsed'>;

function edgesOf(
  { tasks, links }: Plan,
  { parent, summary }: Outline,
  { nodes, behind, ends, gates }: { nodes: number; behind: Int32Array; ends: Int32Array; gates: boolean },
): Edges {
  const count = tasks.length;
  const taskOf = new Int32Array(nodes);
  const gate = new Uint8Array(nodes);
  const first = new Int32Array(nodes + 1);
  gate.set(summary);
  for (let i = 0; i < count; i += 1) taskOf[i] = i;
  if (gates)
    for (let i = 0; i < count; i += 1) {
      taskOf[behind[i]!] = i;
      gate[behind[i]!] = summary[i]!;
      if (parent[i]! < 0) continue;
      first[parent[i]! + 1]! += 1;
      first[behind[i]! + 1]! += 1;
    }
  for (let one = 0; one < links.length; one += 1) first[behind[ends[one * 2]!]! + 1]! += 1;
  for (let node = 0; node < nodes; node += 1) first[node + 1]! += first[node]!;
  const size = first[nodes]!;
  const next = first.slice(0, nodes);
  const to = new Int32Array(size);
  const kind = new Uint8Array(size).fill(LINK.fs);
  const lag = new Int32Array(size);
  const elapsed = new Uint8Array(size);
  if (gates)
    for (let i = 0; i < count; i += 1) {
      const of = parent[i]!;
      if (of < 0) continue;
      to[next[of]!++] = i;
      to[next[behind[i]!]!++] = behind[of]!;
    }
  for (let one = 0; one < links.length; one += 1) {
    const link = links[one]!;
    const edge = next[behind[ends[one * 2]!]!]!++;
    to[edge] = ends[one * 2 + 1]!;
    kind[edge] = link.kind satisfies LinkKind;
    if (link.lag) lag[edge] = link.lag;
    if (link.elapsed) elapsed[edge] = 1;
  }
  return { taskOf, gate, first, to, kind, lag, elapsed };
}

/** Two nodes with more than one edge between them. */
function twiceIn(nodes: number, { first, to }: Edges): [number, number] | undefined {
  const seen = new Int32Array(nodes).fill(-1);
  for (let node = 0; node < nodes; node += 1)
    for (let edge = first[node]!; edge < first[node + 1]!; edge += 1) {
      if (seen[to[edge]!] === node) return [node, to[edge]!];
      seen[to[edge]!] = node;
    }
  return undefined;
}

/**
 * Puts nodes behind those that they follow. What is in a cycle, or behind one, is left out.
 * @returns nothing when two nodes have more than one edge
 */
function orderOf(nodes: number, { first, to }: Edges): Int32Array | undefined {
  const waiting = new Int32Array(nodes);
  for (let edge = 0; edge < to.length; edge += 1) waiting[to[edge]!]! += 1;
  const order = new Int32Array(nodes);
  const seen = new Int32Array(nodes).fill(-1);
  let size = 0;
  for (let node = 0; node < nodes; node += 1) if (waiting[node] === 0) order[size++] = node;
  for (let done = 0; done < size; done += 1) {
    const node = order[done]!;
    const end = first[node + 1]!;
    for (let edge = first[node]!; edge < end; edge += 1) {
      const after = to[edge]!;
      if (seen[after] === node) return undefined;
      seen[after] = node;
      const left = waiting[after]! - 1;
      waiting[after] = left;
      if (left === 0) order[size++] = after;
    }
  }
  return size === nodes ? order : order.subarray(0, size);
}

/** Returns the nodes of a cycle in their order, its first one again at the end. */
function cycleIn(nodes: number, { first, to }: Edges, order: Int32Array): number[] {
  const ordered = new Uint8Array(nodes);
  for (const node of order) ordered[node] = 1;
  // Each node that is left has one before it that is left as well: going back always meets the cycle.
  const before = new Int32Array(nodes).fill(-1);
  for (let node = 0; node < nodes; node += 1)
    if (ordered[node] === 0)
      for (let edge = first[node]!; edge < first[node + 1]!; edge += 1)
        if (before[to[edge]!] === -1) before[to[edge]!] = node;
  let at = ordered.indexOf(0);
  const met = new Map<number, number>();
  const way: number[] = [];
  while (!met.has(at)) {
    met.set(at, way.length);
    way.push(at);
    at = before[at]!;
  }
  return [at, ...way.slice(met.get(at)! + 1).reverse(), at];
}

const withoutRepeats = (way: number[]): number[] => way.filter((one, at) => at === 0 || one !== way[at - 1]);

/** The same cycle, beginning and ending with the task that comes first in the plan. */
function fromLeast(cycle: number[]): number[] {
  const ring = cycle[0] === cycle.at(-1) ? cycle.slice(1) : cycle;
  const least = ring.indexOf(Math.min(...ring));
  return [...ring.slice(least), ...ring.slice(0, least + 1)];
}

function isWithin({ parent }: Outline, task: number, summary: number): boolean {
  let at = parent[task]!;
  while (at >= 0 && at !== summary) at = parent[at]!;
  return at === summary;
}
