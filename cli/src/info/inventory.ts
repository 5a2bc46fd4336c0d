import {
  ENGINE_FLAVOURS,
  familyName,
  hasDiagram,
  NAMESPACES,
  walk,
  type Model,
  type ModdleElement,
} from '@gongdi/bpmn';
import { splitList, taskInfo, type TaskInfo } from './tasks.ts';
import { local, textsOf } from './texts.ts';

/** Content of a model, for people who have not drawn it. */
export interface ModelInfo {
  file: string;
  flavour: string;
  /** Unknown engines whose extensions the model uses: their names, or their namespaces when no name is known. */
  families: string[];
  encoding: string;
  diagram: boolean;
  processes: { id: string | null; name: string | null; executable: boolean }[];
  tasks: TaskInfo[];
  /** Number of elements by BPMN type, without the prefix `bpmn:`; parts of elements and the drawing are not counted. */
  elements: Record<string, number>;
  /** Ids of assignees, candidate users and groups, as written. */
  people: string[];
  forms: string[];
  calls: string[];
  /** Values with an expression of the engine, `${…}` or `#{…}`. */
  expressions: string[];
  /** How often each attribute and element of an engine is used, by name. */
  features: Record<string, number>;
  messages: string[];
  signals: string[];
  errors: string[];
  /** Times of timers: dates, durations, cycles. */
  timers: string[];
}

const PEOPLE = new Set(['assignee', 'candidateUsers', 'candidateGroups', 'owner']);
const FORMS = new Set(['formKey', 'formRef']);
const EXPRESSION = /[$#]\{[^}]*\}/;

/** Parts of elements, whose number is not informative. */
const PARTS = new Set(['Definitions', 'Documentation', 'ExtensionElements', 'Expression', 'FormalExpression']);
const TIMES = ['timeDate', 'timeDuration', 'timeCycle'];

class Gatherer {
  readonly elements = new Map<string, number>();
  readonly features = new Map<string, number>();
  readonly people = new Set<string>();
  readonly forms = new Set<string>();
  readonly calls = new Set<string>();
  readonly expressions = new Set<string>();
  readonly messages = new Set<string>();
  readonly signals = new Set<string>();
  readonly errors = new Set<string>();
  readonly timers = new Set<string>();
  readonly tasks: TaskInfo[] = [];
  readonly #prefixes: ReadonlySet<string>;

  constructor(model: Model) {
    const engines = new Set<string>([
      ...ENGINE_FLAVOURS.map((engine) => NAMESPACES[engine]),
      ...model.foreign.map(({ uri }) => uri),
    ]);
    this.#prefixes = new Set([
      ...ENGINE_FLAVOURS,
      ...model.namespaces.filter(({ uri }) => engines.has(uri)).flatMap(({ prefixes }) => prefixes),
    ]);
  }

  look(element: ModdleElement): void {
    const { $type: type } = element;
    const prefix = type.slice(0, type.indexOf(':'));
    if (prefix === 'bpmn' && !PARTS.has(local(type))) count(this.elements, local(type));
    if (this.#prefixes.has(prefix)) count(this.features, type);
    const task = taskInfo(element);
    if (task) this.tasks.push(task);
    if (type === 'bpmn:CallActivity') add(this.calls, element['calledElement']);
    if (type === 'bpmn:Message') add(this.messages, element['name']);
    if (type === 'bpmn:Signal') add(this.signals, element['name']);
    if (type === 'bpmn:Error') add(this.errors, element['errorCode'] ?? element['name']);
    for (const time of TIMES) add(this.timers, (element[time] as ModdleElement | undefined)?.['body']);
    this.#lookAtTexts(element, prefix === 'bpmn');
  }

  /** Gathers what the attributes and texts of an element name. */
  #lookAtTexts(element: ModdleElement, isBpmn: boolean): void {
    for (const [key, value] of textsOf(element)) {
      const name = local(key);
      if (PEOPLE.has(name)) for (const one of splitList(value)) add(this.people, one);
      if (FORMS.has(name)) add(this.forms, value);
      if (EXPRESSION.test(value)) add(this.expressions, value.trim());
      // Attributes of an engine's own elements are counted with these elements.
      const at = isBpmn ? key.indexOf(':') : -1;
      if (at > 0 && this.#prefixes.has(key.slice(0, at))) count(this.features, key);
    }
  }
}

const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
const add = (set: Set<string>, value: unknown) => {
  if (typeof value === 'string' && value !== '') set.add(value);
};
const sorted = (counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));

export function infoOf(file: string, model: Model): ModelInfo {
  const gathered = new Gatherer(model);
  walk(model.definitions, (element) => gathered.look(element));
  const roots = (model.definitions['rootElements'] ?? []) as ModdleElement[];
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    file,
    flavour: model.flavour,
    families: model.foreign.filter(({ name }) => model.isForeign || name !== undefined).map(familyName),
    encoding: model.encoding,
    diagram: hasDiagram(model.definitions),
    processes: roots
      .filter(({ $type }) => $type === 'bpmn:Process')
      .map((one) => ({ id: text(one.id), name: text(one['name']), executable: one['isExecutable'] === true })),
    tasks: gathered.tasks,
    elements: sorted(gathered.elements),
    people: [...gathered.people],
    forms: [...gathered.forms],
    calls: [...gathered.calls],
    expressions: [...gathered.expressions],
    features: sorted(gathered.features),
    messages: [...gathered.messages],
    signals: [...gathered.signals],
    errors: [...gathered.errors],
    timers: [...gathered.timers],
  };
}
