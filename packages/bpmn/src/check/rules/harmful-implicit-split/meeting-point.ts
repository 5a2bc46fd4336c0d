import type { ModdleElement } from '../../../model/index.ts';
import { elementsIn, isElement } from '../../extensions.ts';

/**
 * The first node at which branches that run at once meet without waiting for each other. Parallel, inclusive and
 * complex gateways wait; the search of a branch stops at them.
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
  // Any number of tokens may end at an end event: nothing follows it.
  return isElement(node) && node.$type !== 'bpmn:EndEvent' ? [node] : [];
};

function waits(node: ModdleElement): boolean {
  return (
    elementsIn(node, 'incoming').length > 1 &&
    ['bpmn:ParallelGateway', 'bpmn:InclusiveGateway', 'bpmn:ComplexGateway'].includes(node.$type)
  );
}

/** What to call a node in a message. */
export function nameOf(node: ModdleElement): string {
  const name = node['name'];
  return typeof name === 'string' && name.trim() !== '' ? name : (node.id ?? node.$type);
}
