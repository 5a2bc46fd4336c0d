import type { GraphNode, ProcessGraph } from './process-graph.ts';

/**
 * Returns the nodes that directly follow a node, including those in and after sub-processes and after boundary
 * events.
 */
export function nextOf(graph: ProcessGraph, node: GraphNode): string[] {
  const inside = [...graph.values()].filter((one) => one.scope === node.key && one.type === 'startEvent');
  const boundary = [...graph.values()].filter((one) => one.attachedTo === node.key);
  const out = node.flows.length > 0 || node.scope === null ? [] : [node.scope];
  const after = out.flatMap((scope) => graph.get(scope)?.flows.map((flow) => flow.target) ?? []);
  return [
    ...node.flows.map((flow) => flow.target),
    ...inside.map((one) => one.key),
    ...boundary.map((one) => one.key),
    ...after,
  ];
}

/**
 * Returns every node that a token at one of these nodes may reach. A start node is included only if a loop leads back
 * to it.
 */
export function reachableFrom(graph: ProcessGraph, keys: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const node = graph.get(key);
    for (const next of node ? nextOf(graph, node) : [])
      if (!reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
  }
  return reached;
}

/** Returns the first user tasks on each path behind a node, in the order of the drawing. */
export function nextUserTasks(graph: ProcessGraph, from: string): GraphNode[] {
  const seen = new Set<string>();
  const met = new Set<string>();
  const open = [from];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const node = graph.get(key);
    for (const next of node ? nextOf(graph, node) : []) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (graph.get(next)?.type === 'userTask') met.add(next);
      else open.push(next);
    }
  }
  return [...graph.values()].filter((node) => met.has(node.key));
}
