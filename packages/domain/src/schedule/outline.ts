import type { PlanProblem, PlanTask } from './types.ts';
import type { problemsOf } from './problems.ts';

/** The tree of a plan, by index. */
export interface Outline {
  at: Map<string, number>;
  /** Index of the summary, −1 at the top. */
  parent: Int32Array;
  depth: Int32Array;
  summary: Uint8Array;
  /** Summaries, those without summaries inside first. */
  inward: Int32Array;
}

/** Reads the tree; what it cannot read is in `found`. */
export function outlineOf(
  tasks: readonly PlanTask[],
  problem: ReturnType<typeof problemsOf>,
  found: PlanProblem[],
): Outline {
  const count = tasks.length;
  const at = new Map<string, number>();
  const parent = new Int32Array(count).fill(-1);
  const summary = new Uint8Array(count);
  let depth = new Int32Array(count);
  let summaries = 0;
  // A summary mostly stands before its tasks, and they stand together: then one look finds it, and its depth is known.
  let last: string | undefined;
  let of: number | undefined;
  const waiting: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const task = tasks[i]!;
    const name = task.parent;
    if (name !== undefined && name !== last) {
      last = name;
      of = at.get(name);
    }
    // Behind the look, so a task does not find itself.
    at.set(task.id, i);
    if (name === undefined) continue;
    if (of === undefined) {
      waiting.push(i);
      last = undefined;
      continue;
    }
    parent[i] = of;
    depth[i] = depth[of]! + 1;
    summaries += 1 - summary[of]!;
    summary[of] = 1;
  }
  if (at.size < count) found.push(...duplicatesIn(tasks, problem));
  for (const i of waiting) {
    const above = at.get(tasks[i]!.parent!);
    if (above === undefined) found.push(problem('parent', [tasks[i]!.id]));
    else {
      parent[i] = above;
      summaries += 1 - summary[above]!;
      summary[above] = 1;
    }
  }
  if (waiting.length > 0 || found.length > 0) depth = depthsOf(parent, tasks, problem, found);
  const inward = new Int32Array(summaries);
  if (found.length === 0) {
    let next = 0;
    for (let i = 0; i < count; i += 1) if (summary[i] === 1) inward[next++] = i;
    inward.sort((a, b) => depth[b]! - depth[a]!);
  }
  return { at, parent, depth, summary, inward };
}

function duplicatesIn(tasks: readonly PlanTask[], problem: ReturnType<typeof problemsOf>): PlanProblem[] {
  const seen = new Set<string>();
  return tasks.flatMap(({ id }) => {
    if (seen.has(id)) return [problem('duplicate', [id])];
    seen.add(id);
    return [];
  });
}

function depthsOf(
  parent: Int32Array,
  tasks: readonly PlanTask[],
  problem: ReturnType<typeof problemsOf>,
  found: PlanProblem[],
): Int32Array<ArrayBuffer> {
  const depth = new Int32Array(parent.length).fill(-1);
  const way: number[] = [];
  for (let i = 0; i < parent.length; i += 1) {
    let at = i;
    way.length = 0;
    // −2 marks what is on the way.
    while (at >= 0 && depth[at] === -1) {
      depth[at] = -2;
      way.push(at);
      at = parent[at]!;
    }
    if (at >= 0 && depth[at] === -2) {
      const cycle = [...way.slice(way.indexOf(at)), at];
      found.push(
        problem(
          'parent-cycle',
          cycle.map((one) => tasks[one]!.id),
        ),
      );
      return depth;
    }
    let level = at < 0 ? 0 : depth[at]! + 1;
    for (let back = way.length - 1; back >= 0; back -= 1) depth[way[back]!] = level++;
  }
  return depth;
}
