import { type EngineFlavour, readModel, walk, writeModel } from '@gongdi/bpmn';
import BpmnAlignElements from 'bpmn-js/lib/features/align-elements/BpmnAlignElements.js';
import BpmnFactory from 'bpmn-js/lib/features/modeling/BpmnFactory.js';
import UpdateModdlePropertiesHandler from 'bpmn-js/lib/features/modeling/cmd/UpdateModdlePropertiesHandler.js';
import UpdatePropertiesHandler from 'bpmn-js/lib/features/modeling/cmd/UpdatePropertiesHandler.js';
import EngineCommandStack from 'diagram-js/lib/command/CommandStack.js';
import EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import Rules from 'diagram-js/lib/features/rules/Rules.js';
import { Ids } from 'ids';
import type { DiagramElement, ModdleElement } from '../../diagram/model.ts';
import type { CommandStack } from '../../diagram/services.ts';
import { behaviorModule } from '../engine/behavior/index.ts';
import { compoundModule } from '../engine/compound-command.ts';
import { Editor } from '../panel/edit/editor.ts';
import type { Stage } from '../session/stage.ts';

type Constructor = (new (...given: unknown[]) => unknown) & { $inject?: readonly string[] };

/** Behaviours that draw or use the rules of drawing, and therefore need a page. */
const NEEDS_PAGE = new Set(['restoreLabel', 'keepConnections']);

export interface Headless {
  readonly stack: CommandStack;
  /** The model in the form that the panel uses. */
  readonly stage: Stage;
  element(id: string): DiagramElement;
  /** Returns the editor that the panel of an element uses. */
  editor(id: string): Editor;
  xml(): string;
}

/**
 * Opens a model with the real commands, history and behaviours of the designer, but without drawing: for tests without
 * a page.
 * @param flavour engine whose attributes a plain document gets
 */
export async function openHeadless(xml: string, flavour: EngineFlavour = 'camunda'): Promise<Headless> {
  let { model } = await readModel(xml);
  if (model?.flavour === 'plain') ({ model } = await readModel(xml, { flavour }));
  if (!model) throw new Error('the model of the test cannot be read');
  const opened = model;
  const elements = elementsOf(opened.definitions as unknown as ModdleElement);
  const ids = new Ids([32, 36, 1]);
  for (const [id, { businessObject }] of elements) ids.claim(id, businessObject);
  const services: Record<string, unknown> = {
    moddle: Object.assign(Object.create(opened.moddle) as object, { ids }),
    elementRegistry: {
      filter: (test: (element: DiagramElement) => boolean) => [...elements.values()].filter(test),
      get: (id: string) => elements.get(id),
      updateId(element: DiagramElement, id: string) {
        elements.delete(element.id);
        elements.set(id, Object.assign(element, { id }));
      },
    },
    textRenderer: {},
    eventBus: new EngineEventBus(),
  };
  const instantiate = (type: Constructor) => new type(...(type.$inject ?? []).map((name) => services[name]));
  const stack = new EngineCommandStack(
    services['eventBus'] as EngineEventBus,
    { instantiate, get: (name: string) => services[name] } as never,
  ) as unknown as CommandStack;
  services['commandStack'] = stack;
  services['modeling'] = {
    updateProperties: (element: DiagramElement, properties: object) =>
      stack.execute('element.updateProperties', { element, properties }),
    updateModdleProperties: (element: DiagramElement, moddleElement: ModdleElement, properties: object) =>
      stack.execute('element.updateModdleProperties', { element, moddleElement, properties }),
  };
  services['bpmnFactory'] = instantiate(BpmnFactory);
  services['injector'] = { get: (name: string) => services[name] };
  services['rules'] = instantiate(Rules as unknown as Constructor);
  instantiate(BpmnAlignElements as unknown as Constructor);
  stack.registerHandler('element.updateProperties', UpdatePropertiesHandler);
  stack.registerHandler('element.updateModdleProperties', UpdateModdlePropertiesHandler);
  for (const { __init__: names, ...members } of [compoundModule, behaviorModule]) {
    for (const name of (names as string[]).filter((one) => !NEEDS_PAGE.has(one))) {
      instantiate((members[name] as [string, Constructor])[1]);
    }
  }
  const root = [...elements.values()].find(({ type }) => type === 'bpmn:Collaboration') ?? processOfAll(elements);
  services['canvas'] = { getRootElement: () => root };
  const stage = {
    model: opened,
    process: processOfAll(elements)?.businessObject,
    name: processOfAll(elements)?.businessObject.name ?? '',
    modeler: { getDefinitions: () => opened.definitions },
    pending: new Set(),
    service: (name: string) => services[name],
    find: (id: string) => elements.get(id),
  } as unknown as Stage;
  const element = (id: string) => {
    const found = elements.get(id);
    if (!found) throw new Error(`the model of the test has no ${id}`);
    return found;
  };
  return {
    stack,
    stage,
    element,
    editor: (id) => new Editor(stage, element(id), opened.flavour as EngineFlavour),
    xml: () => writeModel(opened, { allowLoss: true }).xml ?? '',
  };
}

const processOfAll = (elements: ReadonlyMap<string, DiagramElement>) =>
  [...elements.values()].find(({ type }) => type === 'bpmn:Process');

/** Returns one canvas element for each model element with an id, with its incoming and outgoing flows. */
function elementsOf(definitions: ModdleElement): Map<string, DiagramElement> {
  const elements = new Map<string, DiagramElement>();
  walk(definitions as never, (tree) => {
    const businessObject = tree as unknown as ModdleElement;
    const { id, $type: type } = businessObject;
    if (id) elements.set(id, { id, type, businessObject, incoming: [], outgoing: [] });
  });
  for (const element of elements.values()) {
    const end = (name: 'sourceRef' | 'targetRef') => {
      const other = element.type === 'bpmn:SequenceFlow' ? element.businessObject.get(name) : undefined;
      return elements.get((other as ModdleElement | undefined)?.id ?? '');
    };
    const [source, target] = [end('sourceRef'), end('targetRef')];
    Object.assign(element, source && target ? { source, target } : {});
    source?.outgoing.push(element);
    target?.incoming.push(element);
  }
  return elements;
}
