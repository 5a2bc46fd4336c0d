import { flowOrder } from '../flow-order.ts';
import { type DiagramElement, isAnyType, isType } from '../model.ts';

/** One entry of the outline, with what lies inside of it. */
export interface OutlineNode {
  element: DiagramElement;
  children: readonly OutlineNode[];
}

const NODES = ['bpmn:FlowNode', 'bpmn:Participant'] as const;

/** The id of what draws the inside of a collapsed sub-process in another plane. */
const planeOf = (element: DiagramElement) => element.id.replace(/_plane$/, '');

/**
 * The process as people read it: pools, in them (or at the top) the nodes in the order of the flow, in sub-processes
 * their own. Lanes are no level: the order of the flow leads through them.
 */
export function outlineTree(elements: readonly DiagramElement[]): OutlineNode[] {
  const nodes = elements.filter((element) => isAnyType(element, NODES) && !element.labelTarget && !isPlane(element));
  const known = new Map(nodes.map((node) => [node.id, node]));
  const inside = new Map<DiagramElement | null, DiagramElement[]>();
  for (const node of [...nodes.filter((one) => isType(one, 'bpmn:Participant')), ...flowOrder(nodes)]) {
    const parent = parentOf(node, known);
    const list = inside.get(parent);
    if (list) list.push(node);
    else inside.set(parent, [node]);
  }
  const build = (parent: DiagramElement | null): OutlineNode[] =>
    (inside.get(parent) ?? []).map((element) => ({ element, children: build(element) }));
  return build(null);
}

/** A root that stands for the inside of a collapsed sub-process. */
const isPlane = (element: DiagramElement): boolean => !element.parent && isType(element, 'bpmn:SubProcess');

function parentOf(node: DiagramElement, known: ReadonlyMap<string, DiagramElement>): DiagramElement | null {
  for (let at = node.parent; at; at = at.parent) {
    const found = known.get(at.id) ?? (at.parent ? undefined : known.get(planeOf(at)));
    if (found && found !== node) return found;
  }
  return null;
}

/** All entries in reading order with their depth; of folded ones only the entry itself. */
export function visibleNodes(
  tree: readonly OutlineNode[],
  folded: ReadonlySet<string>,
  depth = 1,
): { node: OutlineNode; depth: number; parent?: OutlineNode }[] {
  return tree.flatMap((node) => [
    { node, depth },
    ...(folded.has(node.element.id)
      ? []
      : visibleNodes(node.children, folded, depth + 1).map((entry) =>
          entry.depth === depth + 1 ? { ...entry, parent: node } : entry,
        )),
  ]);
}
