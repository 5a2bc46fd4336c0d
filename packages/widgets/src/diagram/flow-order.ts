import { type DiagramElement, isAnyType, isType } from './model.ts';

const NODES = ['bpmn:FlowNode'] as const;

/**
 * Returns flow nodes in reading order: from the start events along the flows, depth first, boundary events after their
 * host; nodes that no flow reaches come last, from left to right.
 */
export function flowOrder(elements: readonly DiagramElement[]): DiagramElement[] {
  const nodes = elements.filter((element) => isAnyType(element, NODES) && !element.labelTarget);
  const known = new Set(nodes);
  const attached = new Map<DiagramElement, DiagramElement[]>();
  for (const node of nodes) {
    if (!node.host) continue;
    const list = attached.get(node.host);
    if (list) list.push(node);
    else attached.set(node.host, [node]);
  }
  const byPlace = [...nodes].sort((a, b) => (a.x ?? 0) - (b.x ?? 0) || (a.y ?? 0) - (b.y ?? 0));
  const roots = [
    ...byPlace.filter((node) => isType(node, 'bpmn:StartEvent') && !isType(node.parent ?? node, 'bpmn:SubProcess')),
    ...byPlace,
  ];
  const seen = new Set<DiagramElement>();
  const order: DiagramElement[] = [];
  for (const root of roots) {
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (seen.has(node) || !known.has(node)) continue;
      seen.add(node);
      order.push(node);
      const targets = node.outgoing.flatMap((flow) => (isType(flow, 'bpmn:SequenceFlow') && flow.target) || []);
      const inside = (node.children ?? []).filter((child) => isType(child, 'bpmn:StartEvent'));
      stack.push(...[...inside, ...(attached.get(node) ?? []), ...targets].reverse());
    }
  }
  return order;
}
