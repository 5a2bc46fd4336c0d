import type { ModdleElement } from '../../../model/index.ts';
import { elementsIn, isElement } from '../../extensions.ts';

/**
 * Returns the first node where concurrent branches merge without waiting for each other. Parallel, inclusive and
 * complex gateways wait, so the search of a branch stops at them.
 */
export function meetingPoint(branches: readonly ModdleElement[]): ModdleElement | undefined {
  const owner = new Map<ModdleElement, number>();
  for (const [branch, flow] of branches.entries()) {
    const open = target(flow);
    for (let node = open.pop(); node; node = open.pop()) {
      const before = owner.get(node);
      if (before !== undefined && before !== branch) return node;
      if (before === branch) continue;
      if (waits(node)) continue;
      owner.set(node, branch);
      for (const next of elementsIn(node, 'outgoing')) open.push(...target(next));
    }
  }
  return undefined;
}

const target = (flow: ModdleElement): ModdleElement[] => {
  const node = flow['targetRef'];
  // An end event accepts any number of tokens, because nothing follows it.
  return isElement(node) && node.$type !== 'bpmn:EndEvent' ? [node] : [];
};

function waits(node: ModdleElement): boolean {
  return (
    elementsIn(node, 'incoming').length > 1 &&
    ['bpmn:ParallelGateway', 'bpmn:InclusiveGateway', 'bpmn:ComplexGateway'].includes(node.$type)
  );
}

/** Returns the name of a node for a message. */
export function nameOf(node: ModdleElement): string {
  const name = node['name'];
  return typeof name === 'string' && name.trim() !== '' ? name : (node.id ?? node.$type);
}
