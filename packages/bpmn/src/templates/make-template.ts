import { writeDiagram } from '../draw/layout/write-diagram.ts';
import { emptyModel } from '../model/empty.ts';
import type { Flavour, Model, ModdleElement } from '../model/types.ts';
import { writeModel } from '../model/write.ts';
import { placeTemplate } from './place.ts';
import type { ProcessTemplate, TemplateFlow, TemplateNode } from './types.ts';

export interface TemplateOptions {
  readonly flavour: Flavour;
  readonly lang: 'zh' | 'en';
  /** Process id. Default: the id of the template. */
  readonly key?: string;
  /** Name of the process. Default: the name of the template in `lang`. */
  readonly name?: string;
}

/** History time to live. Camunda 7.20 and later refuse processes without it. */
const TIME_TO_LIVE = 'P365D';

const TYPES: Readonly<Record<TemplateNode['kind'], string>> = {
  start: 'bpmn:StartEvent',
  end: 'bpmn:EndEvent',
  task: 'bpmn:UserTask',
  exclusive: 'bpmn:ExclusiveGateway',
  parallel: 'bpmn:ParallelGateway',
  deadline: 'bpmn:BoundaryEvent',
};

/**
 * Returns the XML of a template for an engine, with diagram information. Plain models do not name performers, since
 * BPMN without an engine has no short notation for them.
 *
 * @throws RangeError if the key is not a valid process key
 */
export async function templateXml(template: ProcessTemplate, options: TemplateOptions): Promise<string> {
  const model = await templateModel(template, options);
  const { xml } = writeModel(model);
  if (xml === undefined) throw new Error(`The template ${template.id} cannot be written`);
  return xml;
}

/** Makes a template as a model; see {@link templateXml}. */
export async function templateModel(
  template: ProcessTemplate,
  { flavour, lang, key = template.id, name = template.name[lang] }: TemplateOptions,
): Promise<Model> {
  const model = await emptyModel({ flavour, now: new Date(0), key, name });
  new Builder(model, lang).build(key, template);
  return model;
}

class Builder {
  readonly #model: Model;
  readonly #lang: 'zh' | 'en';
  readonly #nodes = new Map<string, ModdleElement>();

  constructor(model: Model, lang: 'zh' | 'en') {
    this.#model = model;
    this.#lang = lang;
  }

  build(key: string, template: ProcessTemplate): void {
    const { documentation, nodes, flows } = template;
    const process = this.#model.elementById(key);
    if (!process) throw new Error(`No process ${key}`);
    if (this.#model.flavour === 'camunda') process.set('camunda:historyTimeToLive', TIME_TO_LIVE);
    process.set('documentation', [this.#make('bpmn:Documentation', process, { text: documentation[this.#lang] })]);
    const made = nodes.map((node) => this.#node(node, process));
    const lines = flows.map((flow) => this.#flow(flow, process));
    process.set('flowElements', [...made, ...lines]);
    this.#draw(process, template, lines);
  }

  #make(type: string, parent: ModdleElement, attributes: Record<string, unknown>): ModdleElement {
    const element = this.#model.moddle.create(type, attributes);
    element.$parent = parent;
    return element;
  }

  #node(node: TemplateNode, process: ModdleElement): ModdleElement {
    const name = 'name' in node && node.name ? { name: node.name[this.#lang] } : {};
    const element = this.#make(TYPES[node.kind], process, { id: node.id, ...name });
    this.#nodes.set(node.id, element);
    if (node.kind === 'start') this.#engine(element, { initiator: 'initiator' });
    if (node.kind === 'deadline') {
      element.set('attachedToRef', this.#at(node.on));
      element.set('cancelActivity', false);
      const timer = this.#make('bpmn:TimerEventDefinition', element, { id: `${node.id}_timer` });
      timer.set('timeDuration', this.#make('bpmn:FormalExpression', timer, { body: node.after }));
      element.set('eventDefinitions', [timer]);
    }
    if (node.kind === 'task') {
      const { by, due, forEach } = node;
      const who: Record<string, string> = 'groups' in by ? { candidateGroups: by.groups } : { assignee: by.assignee };
      this.#engine(element, { ...who, ...(due === undefined ? {} : { dueDate: due }) });
      if (forEach) {
        const loop = this.#make('bpmn:MultiInstanceLoopCharacteristics', element, {});
        this.#engine(loop, { collection: forEach.collection, elementVariable: forEach.entry });
        element.set('loopCharacteristics', loop);
      }
    }
    return element;
  }

  /** Sets attributes that have the same name in all three engines. */
  #engine(element: ModdleElement, attributes: Readonly<Record<string, string>>): void {
    const { flavour } = this.#model;
    if (flavour === 'plain') return;
    for (const [name, value] of Object.entries(attributes)) element.set(`${flavour}:${name}`, value);
  }

  #flow({ from, to, name, condition }: TemplateFlow, process: ModdleElement): ModdleElement {
    const [source, target] = [this.#at(from), this.#at(to)];
    const flow = this.#make('bpmn:SequenceFlow', process, {
      id: `Flow_${from}_${to}`,
      ...(name ? { name: name[this.#lang] } : {}),
      sourceRef: source,
      targetRef: target,
    });
    if (condition !== undefined)
      flow.set('conditionExpression', this.#make('bpmn:FormalExpression', flow, { body: condition }));
    else if (name && source.$type === 'bpmn:ExclusiveGateway') source.set('default', flow);
    source.set('outgoing', [...((source['outgoing'] as ModdleElement[] | undefined) ?? []), flow]);
    target.set('incoming', [...((target['incoming'] as ModdleElement[] | undefined) ?? []), flow]);
    return flow;
  }

  /** Replaces the drawing of the empty model with that of the template. */
  #draw(process: ModdleElement, template: ProcessTemplate, flows: readonly ModdleElement[]): void {
    const { definitions, moddle } = this.#model;
    const { bounds, nodeLabels, lines } = placeTemplate(template, this.#lang);
    const shapes = [...this.#nodes].flatMap(([id, element]) => {
      const [box, label] = [bounds.get(id), nodeLabels.get(id)];
      return box ? [{ element, bounds: box, ...(label ? { label } : {}) }] : [];
    });
    const edges = flows.flatMap((element, at) => {
      const line = lines[at];
      return line ? [{ element, ...line }] : [];
    });
    definitions.set('diagrams', []);
    writeDiagram(definitions, moddle, process, { shapes, edges });
  }

  #at(id: string): ModdleElement {
    const node = this.#nodes.get(id);
    if (!node) throw new Error(`The template has no node ${id}`);
    return node;
  }
}
