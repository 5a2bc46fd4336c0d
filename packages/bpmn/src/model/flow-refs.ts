import type { ModdleElement } from './types.ts';
import { walk } from './walk.ts';

export interface FilledRefs {
  /** How many entries were added to `incoming` and `outgoing` lists. */
  readonly added: number;
  /** Takes the added entries out again; for looking at a tree that will be written as it was. */
  undo(): void;
}

/**
 * Fills `incoming` and `outgoing` of flow nodes from the sequence flows. The schema makes them optional, engines do
 * not need them and four of ten real files omit them, but rules and layout rely on them. Flows without an id are
 * entered too: call `undo` before writing, or give them ids first ({@link nameFlows}).
 */
export function fillFlowRefs(definitions: ModdleElement): FilledRefs {
  const undo: (() => void)[] = [];
  const seen = new Map<unknown[], Set<unknown>>();
  const enter = (node: unknown, direction: 'incoming' | 'outgoing', flow: ModdleElement) => {
    if (!isFlowNode(node)) return;
    const list = node.get(direction) as ModdleElement[];
    let entries = seen.get(list);
    if (!entries) seen.set(list, (entries = new Set(list)));
    if (entries.has(flow)) return;
    entries.add(flow);
    list.push(flow);
    undo.push(() => {
      const at = list.lastIndexOf(flow);
      if (at !== -1) list.splice(at, 1);
    });
  };
  walk(definitions, (element) => {
    if (element.$type !== 'bpmn:SequenceFlow') return;
    enter(element['sourceRef'], 'outgoing', element);
    enter(element['targetRef'], 'incoming', element);
  });
  return {
    added: undo.length,
    undo: () => {
      for (const revert of undo.splice(0).reverse()) revert();
    },
  };
}

function isFlowNode(element: unknown): element is ModdleElement {
  const candidate = element as ModdleElement | undefined;
  return typeof candidate?.$instanceOf === 'function' && candidate.$instanceOf('bpmn:FlowNode');
}

/** Gives an id to every sequence flow that has none (one file in eight has such flows). Returns how many. */
export function nameFlows(definitions: ModdleElement): number {
  const ids = new Set<string>();
  const nameless: ModdleElement[] = [];
  walk(definitions, (element) => {
    if (typeof element.id === 'string') ids.add(element.id);
    else if (element.$type === 'bpmn:SequenceFlow') nameless.push(element);
  });
  let count = 0;
  for (const flow of nameless) {
    let id: string;
    do id = `Flow_${++count}`;
    while (ids.has(id));
    ids.add(id);
    flow.set('id', id);
  }
  return nameless.length;
}
