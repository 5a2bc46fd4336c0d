import {
  elementsIn,
  engineAttributes,
  extensionsOf,
  localName,
  prefixResolver,
  readModel,
  walk,
  type ModdleElement,
  type Model,
} from '@gongdi/bpmn';
import type { TaskButton } from '@gongdi/api';

/** A node of a process, with the properties that approvals use. */
export interface GraphNode {
  key: string;
  name: string;
  /** Local name of its BPMN element: `userTask`, `exclusiveGateway`, … */
  type: string;
  /** Key of the sub-process that contains it; null: directly in the process. */
  scope: string | null;
  flows: GraphFlow[];
  /** Of a boundary event: the key of its activity. */
  attachedTo: string | null;
  /** The flow that is taken if no condition is true. */
  defaultFlow: string | null;
  multi: MultiInstance | null;
  buttons: TaskButton[];
  /** Who gets the task according to the drawing; lists as they are written there. */
  people: Record<'assignee' | 'candidateUsers' | 'candidateGroups', string>;
}

export interface GraphFlow {
  id: string;
  target: string;
  condition: string | null;
}

export interface MultiInstance {
  sequential: boolean;
  /** Variable that holds the collection, if the expression is a simple name. */
  collection: string | null;
  element: string | null;
}

/** The nodes of a drawing, by key, in its order. */
export type ProcessGraph = ReadonlyMap<string, GraphNode>;

/** Reads the nodes of a drawing. A drawing that cannot be parsed has no nodes. */
export async function readGraph(xml: string): Promise<ProcessGraph> {
  const { model } = await readModel(xml, { trackLoss: false });
  return model ? graphOfModel(model) : new Map();
}

/** Size of the cache. Graphs of definitions never change; the cache holds the most recently used ones. */
const KEPT = 200;
const graphs = new Map<string, Promise<ProcessGraph>>();

/** Returns the nodes of a definition. */
export function graphOf({ id, bpmn_xml }: { id: string; bpmn_xml: string }): Promise<ProcessGraph> {
  const known = graphs.get(id) ?? readGraph(bpmn_xml);
  graphs.delete(id);
  graphs.set(id, known);
  if (graphs.size > KEPT) graphs.delete(graphs.keys().next().value!);
  return known;
}

/** Like `graphOf`, but reads the drawing only if the cache does not contain it. */
export function graphById(id: string, readXml: () => Promise<string>): Promise<ProcessGraph> {
  if (graphs.has(id)) return graphOf({ id, bpmn_xml: '' });
  return readXml().then((bpmn_xml) => graphOf({ id, bpmn_xml }));
}

const FLOW_NODE = 'bpmn:FlowNode';

function graphOfModel(model: Model): ProcessGraph {
  const resolve = prefixResolver(model);
  const graph = new Map<string, GraphNode>();
  const drawn = flowsBySource(model);
  walk(model.definitions, (element) => {
    if (!element.$instanceOf?.(FLOW_NODE) || element.id === undefined) return;
    const attributes = new Map(engineAttributes(element, resolve).map(({ local, value }) => [local, String(value)]));
    const parent = element.$parent;
    graph.set(element.id, {
      key: element.id,
      name: textOf(element['name']).trim(),
      type: localName(element),
      scope: parent?.$instanceOf?.('bpmn:SubProcess') ? (parent.id ?? null) : null,
      flows: [...new Set([...elementsIn(element, 'outgoing'), ...(drawn.get(element.id) ?? [])])].flatMap(flowOf),
      attachedTo: idOf(element['attachedToRef']),
      defaultFlow: idOf(element['default']),
      multi: multiOf(element, resolve),
      buttons: buttonsOf(element),
      people: {
        assignee: attributes.get('assignee')?.trim() ?? '',
        candidateUsers: attributes.get('candidateUsers')?.trim() ?? '',
        candidateGroups: attributes.get('candidateGroups')?.trim() ?? '',
      },
    });
  });
  return graph;
}

/** Groups flows by their source node. A drawing need not repeat the flows as children of their nodes. */
function flowsBySource(model: Model): Map<string, ModdleElement[]> {
  const bySource = new Map<string, ModdleElement[]>();
  walk(model.definitions, (element) => {
    const source = element.$instanceOf?.('bpmn:SequenceFlow') ? idOf(element['sourceRef']) : null;
    if (source !== null) bySource.set(source, [...(bySource.get(source) ?? []), element]);
  });
  return bySource;
}

function flowOf(flow: ModdleElement): GraphFlow[] {
  const target = idOf(flow['targetRef']);
  if (target === null || flow.id === undefined) return [];
  const [condition] = elementsIn(flow, 'conditionExpression');
  return [{ id: flow.id, target, condition: condition ? textOf(condition['body']) || null : null }];
}

/** `${users}` and `users` both mean the variable users; any other text is a computed expression. */
const SIMPLE_NAME = /^(?:[$#]\{\s*([A-Za-z_]\w*)\s*\}|([A-Za-z_]\w*))$/;

function multiOf(element: ModdleElement, resolve: Parameters<typeof engineAttributes>[1]): MultiInstance | null {
  const [loop] = elementsIn(element, 'loopCharacteristics');
  if (!loop || loop.$type !== 'bpmn:MultiInstanceLoopCharacteristics') return null;
  const attributes = new Map(engineAttributes(loop, resolve).map(({ local, value }) => [local, String(value)]));
  const simple = SIMPLE_NAME.exec((attributes.get('collection') ?? textOf(loop['loopDataInputRef'])).trim());
  return {
    sequential: loop['isSequential'] === true,
    collection: simple?.[1] ?? simple?.[2] ?? null,
    element: attributes.get('elementVariable')?.trim() || null,
  };
}

/** Returns Flowable's buttons of a task. Hidden buttons are included, so that a page can show that they are hidden. */
function buttonsOf(element: ModdleElement): TaskButton[] {
  return extensionsOf(element)
    .filter((one) => localName(one) === 'button')
    .map((one) => {
      const read = (name: string): string => textOf(one[name] ?? one.$attrs?.[name]);
      return {
        id: read('id') || read('code'),
        name: read('name'),
        code: read('code'),
        hidden: ['true', '1'].includes(read('isHide')),
        next: read('next') || null,
        sort: Number.parseInt(read('sort'), 10) || 0,
      };
    })
    .toSorted((a, b) => a.sort - b.sort);
}

function idOf(reference: unknown): string | null {
  return typeof reference === 'object' && reference !== null && 'id' in reference && typeof reference.id === 'string'
    ? reference.id
    : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
