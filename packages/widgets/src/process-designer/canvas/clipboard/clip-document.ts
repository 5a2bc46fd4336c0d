import { type Model, type ModdleElement, walk, writeModel } from '@gongdi/bpmn';
import type { CopyTree } from '../../../diagram/services.ts';
import { type DiagramElement, isType } from '../../../diagram/model.ts';
import type { Stage } from '../../session/stage.ts';

/** Id of the process that contains the copied elements on the clipboard. */
const CLIP_PROCESS = 'gongdi_clip';
/**
 * Id of the process for boundary events that were copied alone. It also contains their activities, which only hold the
 * events and are not pasted.
 */
export const CLIP_EVENTS = 'gongdi_clip_events';

const bo = (element: DiagramElement) => element.businessObject as unknown as ModdleElement;
const is = (element: ModdleElement, type: string) => element.$instanceOf(type);

/**
 * Types of root elements that contain drawn elements. All other root elements are copied if a copied element refers to
 * them.
 */
const PLACES = new Set(['bpmn:Process', 'bpmn:Collaboration']);

function topOf(element: ModdleElement): ModdleElement | undefined {
  for (let at: ModdleElement | undefined = element; at; at = at.$parent) {
    if (at.$parent?.$type === 'bpmn:Definitions') return at;
  }
  return undefined;
}

/** Returns all root elements of the document that the elements refer to, directly or through other root elements. */
function referredRoots(elements: readonly ModdleElement[]): ModdleElement[] {
  const roots = new Set<ModdleElement>();
  const visit = (element: ModdleElement): void =>
    walk(element, (holder) => {
      if (holder.$descriptor.isGeneric) return false;
      for (const { name, isReference } of holder.$descriptor.properties) {
        if (!isReference || !Object.hasOwn(holder, name)) continue;
        for (const target of [holder[name]].flat() as ModdleElement[]) {
          const root = target && typeof target === 'object' ? topOf(target) : undefined;
          if (!root || roots.has(root) || PLACES.has(root.$type)) continue;
          roots.add(root);
          visit(root);
        }
      }
      return undefined;
    });
  for (const element of elements) visit(element);
  return [...roots];
}

/**
 * Writes copied elements as a small BPMN document, with their diagram and with the messages, signals and errors that
 * they refer to. Other designers and other tools can open it.
 * @param tree the elements that the engine copied
 * @returns undefined if none of the copied elements can be written alone
 */
export function clipDocument(stage: Stage, tree: CopyTree): string | undefined {
  const registry = stage.service('elementRegistry');
  const ids = Object.values(tree).flatMap((branch) => branch.map(({ id }) => id));
  const known = new Set(ids);
  const { moddle } = stage.model;
  const copied = ids.flatMap((id) => registry.get(id) ?? []).filter((element) => !element.labelTarget);
  if (copied.length === 0) return undefined;
  // a boundary event is invalid without the activity that it is attached to
  const hosts = [...new Set(copied.flatMap(({ host }) => (host && !known.has(host.id) ? [host] : [])))];
  const objects = new Set(copied.map(bo));
  const isInside = (object: ModdleElement): boolean => {
    for (let at = object.$parent; at; at = at.$parent) if (objects.has(at)) return true;
    return false;
  };
  const tops = [...objects].filter((object) => !isInside(object));
  const pools = tops.filter((object) => is(object, 'bpmn:Participant'));
  const inPools = new Set(pools.flatMap((pool) => (pool['processRef'] as ModdleElement | undefined) ?? []));
  const free = tops.filter((object) => !inPools.has(topOf(object) as ModdleElement));
  const flowElements = free.filter((object) => is(object, 'bpmn:FlowElement'));
  for (const object of flowElements) {
    const data = object['dataObjectRef'] as ModdleElement | undefined;
    if (data && !flowElements.includes(data)) flowElements.push(data);
  }
  for (const { $type, id, name } of hosts.map(bo)) {
    // only type, id and name of the activity, without its content
    flowElements.push(moddle.create($type, { id, ...(name ? { name } : {}) }));
  }
  const process = moddle.create('bpmn:Process', {
    id: hosts.length > 0 ? CLIP_EVENTS : CLIP_PROCESS,
    isExecutable: false,
    flowElements,
    artifacts: pools.length > 0 ? [] : free.filter((object) => is(object, 'bpmn:Artifact')),
  });
  const collaboration = moddle.create('bpmn:Collaboration', {
    id: `${CLIP_PROCESS}_pools`,
    participants: pools,
    messageFlows: free.filter((object) => is(object, 'bpmn:MessageFlow')),
    artifacts: free.filter((object) => is(object, 'bpmn:Artifact')),
  });
  const places = pools.length > 0 ? [collaboration, ...inPools] : [process];
  const definitions = moddle.create('bpmn:Definitions', {
    id: `${CLIP_PROCESS}_definitions`,
    targetNamespace: 'http://bpmn.io/schema/bpmn',
    rootElements: [...referredRoots([...objects]), ...places],
    diagrams: diagramsOf(stage, [...hosts, ...copied], places[0] as ModdleElement),
  });
  for (const [name, value] of Object.entries(stage.model.definitions.$attrs ?? {})) {
    if (name.startsWith('xmlns') && definitions.$attrs) definitions.$attrs[name] = value;
  }
  const clip: Model = { ...stage.model, definitions, losses: [] };
  return writeModel(clip, { allowLoss: true }).xml;
}

/** Returns one diagram for each plane: the plane of `place`, and one for each collapsed sub-process that was copied. */
function diagramsOf(stage: Stage, copied: readonly DiagramElement[], place: ModdleElement): ModdleElement[] {
  const { moddle } = stage.model;
  const planes = new Map<ModdleElement, ModdleElement[]>([[place, []]]);
  const objects = new Set(copied.map(bo));
  for (const element of copied) {
    let root = element;
    while (root.parent) root = root.parent;
    const inside = isType(root, 'bpmn:SubProcess') && objects.has(bo(root)) ? bo(root) : place;
    const list = planes.get(inside) ?? [];
    planes.set(inside, list);
    if (element.di) list.push(element.di as unknown as ModdleElement);
  }
  return [...planes].map(([bpmnElement, planeElement], at) =>
    moddle.create('bpmndi:BPMNDiagram', {
      id: `${CLIP_PROCESS}_diagram_${at}`,
      plane: moddle.create('bpmndi:BPMNPlane', { id: `${CLIP_PROCESS}_plane_${at}`, bpmnElement, planeElement }),
    }),
  );
}
