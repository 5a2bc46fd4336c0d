/** The members that are read from a moddle element; moddle's own objects have them, including generic ones. */
export interface MarkNode {
  readonly $type: string;
  readonly id?: string;
}

/** The ends of a sequence flow, resolved or not. */
export interface FlowEnds {
  id: string;
  source: string;
  target: string;
}

/** The data of one element that the marks need. */
export interface IndexedNode {
  id: string;
  type: string;
  /** Type name without prefix, such as `UserTask`. */
  shortType: string;
  repeats: boolean;
  /** Id of the activity that an interrupting boundary event is attached to; null otherwise. */
  interrupts: string | null;
  /** True for start and end events directly in a process, not in a sub-process. */
  topLevel: boolean;
  outgoing: FlowEnds[];
}

/** Elements and flows of a model by id, including nested scopes and all pools. */
export interface ModelIndex {
  nodes: Map<string, IndexedNode>;
  flows: Map<string, FlowEnds>;
}

type Fields = Record<string, unknown>;

const isNode = (value: unknown): value is MarkNode & Fields =>
  typeof value === 'object' && value !== null && typeof (value as Fields)['$type'] === 'string';
const nodes = (value: unknown): (MarkNode & Fields)[] => (Array.isArray(value) ? value.filter(isNode) : []);
const idOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : isNode(value) && typeof value.id === 'string' ? value.id : null;

/**
 * Reads all flow nodes and flows below the definitions, in one walk without recursion because the nesting may be deep.
 */
export function indexModel(definitions: MarkNode): ModelIndex {
  const index: ModelIndex = { nodes: new Map(), flows: new Map() };
  const scopes: { element: MarkNode & Fields; topLevel: boolean }[] = nodes(
    (definitions as MarkNode & Fields)['rootElements'],
  ).map((element) => ({ element, topLevel: true }));
  for (let scope = scopes.pop(); scope; scope = scopes.pop()) {
    for (const element of nodes(scope.element['flowElements'])) {
      const id = idOf(element);
      if (element['flowElements']) scopes.push({ element, topLevel: false });
      if (id === null) continue;
      if (element.$type.endsWith(':SequenceFlow')) addFlow(index, id, element);
      else index.nodes.set(id, describe(id, element, scope.topLevel));
    }
  }
  for (const flow of index.flows.values()) index.nodes.get(flow.source)?.outgoing.push(flow);
  return index;
}

function addFlow(index: ModelIndex, id: string, element: Fields): void {
  index.flows.set(id, { id, source: idOf(element['sourceRef']) ?? '', target: idOf(element['targetRef']) ?? '' });
}

function describe(id: string, element: MarkNode & Fields, topLevel: boolean): IndexedNode {
  return {
    id,
    type: element.$type,
    shortType: element.$type.slice(element.$type.indexOf(':') + 1),
    repeats: isNode(element['loopCharacteristics']),
    interrupts: element['cancelActivity'] === false ? null : idOf(element['attachedToRef']),
    topLevel,
    outgoing: [],
  };
}
