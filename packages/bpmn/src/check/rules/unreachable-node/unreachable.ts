import type { ModdleElement } from '../../../model/index.ts';
import { elementsIn, isElement } from '../../extensions.ts';

/** Returns the flow nodes of one scope that no token can reach. Nested scopes are checked separately. */
export function unreachable(elements: readonly ModdleElement[]): ModdleElement[] {
  const nodes = elements.filter((element) => element.$instanceOf('bpmn:FlowNode'));
  const starts = nodes.filter((node) => node.$instanceOf('bpmn:StartEvent'));
  // A scope without start event begins at the nodes without incoming flows.
  const roots = starts.length > 0 ? starts : nodes.filter((node) => elementsIn(node, 'incoming').length === 0);
  const attached = new Map<ModdleElement, ModdleElement[]>();
  for (const node of nodes) {
    const host = node['attachedToRef'];
    if (!isElement(host)) continue;
    const own = attached.get(host);
    if (own) own.push(node);
    else attached.set(host, [node]);
  }
  const reached = new Set<ModdleElement>();
  const open = [...roots, ...nodes.filter(entersByItself)];
  for (let node = open.pop(); node; node = open.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    for (const event of attached.get(node) ?? []) open.push(event);
    for (const flow of elementsIn(node, 'outgoing')) {
      const next = flow['targetRef'];
      if (isElement(next)) open.push(next);
    }
  }
  return nodes.filter((node) => !reached.has(node));
}

/** Event sub-processes, compensation handlers and link catch events need no incoming flow. */
function entersByItself(node: ModdleElement): boolean {
  if (node['triggeredByEvent'] === true || node['isForCompensation'] === true) return true;
  return (
    node.$instanceOf('bpmn:IntermediateCatchEvent') &&
    elementsIn(node, 'eventDefinitions').some((definition) => definition.$type === 'bpmn:LinkEventDefinition')
  );
}
