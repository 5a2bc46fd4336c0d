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
  for (let i = 0; i < count; i += 1) {
    const { id } = tasks[i]!;
    at.set(id, i);
    if (at.size + found.length !== i + 1) found.push(problem('duplicate', [id]));
  }
  let summaries = 0;
  // Tasks of one summary mostly stand together, so looking it up once is enough.
  let last: string | undefined;
  let of: number | undefined;
  for (let i = 0; i < count; i += 1) {
    const task = tasks[i]!;
    if (task.parent === undefined) continue;
    if (task.parent !== last) {
      last = task.parent;
      of = at.get(last);
    }
    if (of === undefined) found.push(problem('parent', [task.id]));
    else {
      parent[i] = of;
      if (summary[of] === 0) summaries += 1;
      summary[of] = 1;
    }
  }
  const depth = depthsOf(parent, tasks, problem, found);
  const inward = new Int32Array(summaries);
  if (found.length === 0) {
    let next = 0;
    for (let i = 0; i < count; i += 1) if (summary[i] === 1) inward[next++] = i;
    inward.sort((a, b) => depth[b]! - depth[a]!);
  }
  return { at, parent, depth, summary, inward };
}

function depthsOf(
  parent: Int32Array,
  tasks: readonly PlanTask[],
  problem: ReturnType<typeof problemsOf>,
  found: PlanProblem[],
): Int32Array {
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
