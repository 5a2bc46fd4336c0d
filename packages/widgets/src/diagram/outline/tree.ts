import { flowOrder } from '../flow-order.ts';
import { type DiagramElement, isAnyType, isType } from '../model.ts';

/** One entry of the outline, with the entries inside of it. */
export interface OutlineNode {
  element: DiagramElement;
  children: readonly OutlineNode[];
}

/** An entry that no collapsed entry hides; entries at the top have depth 1 and no parent. */
export interface VisibleNode {
  node: OutlineNode;
  depth: number;
  parent?: OutlineNode;
}

const NODES = ['bpmn:FlowNode', 'bpmn:Participant'] as const;

/** Returns the id of the sub-process whose content a plane shows. */
const planeOf = (element: DiagramElement) => element.id.replace(/_plane$/, '');

/**
 * Returns the process in reading order: pools, in them (or at the top) the nodes in the order of the flow, in
 * sub-processes their own nodes. Lanes are no level, since the order of the flow crosses them.
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

/** Returns whether an element is the root of a collapsed sub-process's plane. */
const isPlane = (element: DiagramElement): boolean => !element.parent && isType(element, 'bpmn:SubProcess');

function parentOf(node: DiagramElement, known: ReadonlyMap<string, DiagramElement>): DiagramElement | null {
  for (let at = node.parent; at; at = at.parent) {
    const found = known.get(at.id) ?? (at.parent ? undefined : known.get(planeOf(at)));
    if (found && found !== node) return found;
  }
  return null;
}

/** Returns all visible entries in reading order with their depth; the children of collapsed entries are left out. */
export function visibleNodes(tree: readonly OutlineNode[], folded: ReadonlySet<string>, depth = 1): VisibleNode[] {
  return tree.flatMap((node) => [
    { node, depth },
    ...(folded.has(node.element.id)
      ? []
      : visibleNodes(node.children, folded, depth + 1).map((entry) =>
          entry.depth === depth + 1 ? { ...entry, parent: node } : entry,
        )),
  ]);
}
