import { holds } from './expressions.ts';
import { fault } from './fault.ts';
import type { Flow, Node } from './graph.ts';
import type { Run } from './run.ts';
import type { Visit } from './state.ts';

/**
 * Returns the flows that a token takes out of a node, according to the kind of the node. @throws EngineFault when it
 * cannot go on
 */
export async function chooseFlows(run: Run, visit: Visit): Promise<readonly Flow[]> {
  const node = run.nodeOf(visit);
  if (node.outgoing.length === 0) return [];
  switch (node.kind) {
    case 'parallelGateway':
      return node.outgoing;
    case 'exclusiveGateway':
      return [await firstOf(run, visit, node)];
    default:
      return allOf(run, visit, node);
  }
}

async function firstOf(run: Run, visit: Visit, node: Node): Promise<Flow> {
  for (const flow of node.outgoing) {
    if (flow.id !== node.defaultFlow && (await holds(run, visit, flow.condition))) return flow;
  }
  return defaultOf(node);
}

async function allOf(run: Run, visit: Visit, node: Node): Promise<readonly Flow[]> {
  const flows: Flow[] = [];
  for (const flow of node.outgoing) {
    if (flow.id !== node.defaultFlow && (await holds(run, visit, flow.condition))) flows.push(flow);
  }
  return flows.length > 0 ? flows : [defaultOf(node)];
}

function defaultOf(node: Node): Flow {
  const flow = node.outgoing.find(({ id }) => id === node.defaultFlow);
  if (flow) return flow;
  const title = node.name || node.id;
  throw fault(
    node.id,
    `“${title}”没有任何一条出线的条件成立，也没有默认连线`,
    `No condition of the flows out of “${title}” holds, and there is no default flow`,
  );
}
