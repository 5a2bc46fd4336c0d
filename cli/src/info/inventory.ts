import { ENGINE_FLAVOURS, hasDiagram, NAMESPACES, walk, type Model, type ModdleElement } from '@gongdi/bpmn';

/** What a model holds, for people who have not drawn it. */
export interface ModelInfo {
  file: string;
  flavour: string;
  encoding: string;
  diagram: boolean;
  processes: { id: string | null; name: string | null; executable: boolean }[];
  /** Elements by BPMN type, without `bpmn:`, drawing apart. */
  elements: Record<string, number>;
  /** Ids of assignees, candidate users and groups, as written. */
  people: string[];
  forms: string[];
  calls: string[];
  /** Values with an expression of the engine, `${…}` or `#{…}`. */
  expressions: string[];
  /** Attributes and elements of engines, by name, as often as they are used. */
  features: Record<string, number>;
  messages: string[];
  signals: string[];
}

const PEOPLE = new Set(['assignee', 'candidateUsers', 'candidateGroups', 'owner']);
const FORMS = new Set(['formKey', 'formRef']);
const EXPRESSION = /[$#]\{[^}]*\}/;

/** Local name of a name with a prefix. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

class Gatherer {
  readonly elements = new Map<string, number>();
  readonly features = new Map<string, number>();
  readonly people = new Set<string>();
  readonly forms = new Set<string>();
  readonly calls = new Set<string>();
  readonly expressions = new Set<string>();
  readonly messages = new Set<string>();
  readonly signals = new Set<string>();
  readonly #prefixes: ReadonlySet<string>;

  constructor(model: Model) {
    const engines = new Set<string>([...ENGINE_FLAVOURS.map((engine) => NAMESPACES[engine]), NAMESPACES.zeebe]);
    this.#prefixes = new Set([
      ...ENGINE_FLAVOURS,
      ...model.namespaces.filter(({ uri }) => engines.has(uri)).flatMap(({ prefixes }) => prefixes),
    ]);
  }

  look(element: ModdleElement): void {
    const { $type: type } = element;
    const prefix = type.slice(0, type.indexOf(':'));
    if (prefix === 'bpmn') count(this.elements, local(type));
    else if (this.#prefixes.has(prefix)) count(this.features, type);
    if (type === 'bpmn:CallActivity') add(this.calls, element['calledElement']);
    if (type === 'bpmn:Message') add(this.messages, element['name']);
    if (type === 'bpmn:Signal') add(this.signals, element['name']);
    for (const [key, value] of this.#texts(element)) {
      const name = local(key);
      if (PEOPLE.has(name)) for (const one of value.split(',')) add(this.people, one.trim());
      if (FORMS.has(name)) add(this.forms, value);
      if (EXPRESSION.test(value)) add(this.expressions, value.trim());
      const at = key.indexOf(':');
      if (at > 0 && this.#prefixes.has(key.slice(0, at))) count(this.features, key);
    }
  }

  /** Attributes and text of an element, with prefix where they have one. */
  #texts(element: ModdleElement): [string, string][] {
    // Elements of a foreign namespace have no described properties.
    const names = element.$descriptor.isGeneric ? {} : element.$descriptor.propertiesByName;
    const own = Object.entries(element)
      .filter(([key, value]) => !key.startsWith('$') && typeof value === 'string')
      .map(([key, value]): [string, string] => [names[key]?.ns.name ?? key, value as string]);
    return [...own, ...Object.entries(element.$attrs ?? {})].filter(([key]) => !key.startsWith('xmlns'));
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
    encoding: model.encoding,
    diagram: hasDiagram(model.definitions),
    processes: roots
      .filter(({ $type }) => $type === 'bpmn:Process')
      .map((one) => ({ id: text(one.id), name: text(one['name']), executable: one['isExecutable'] === true })),
    elements: sorted(gathered.elements),
    people: [...gathered.people],
    forms: [...gathered.forms],
    calls: [...gathered.calls],
    expressions: [...gathered.expressions],
    features: sorted(gathered.features),
    messages: [...gathered.messages],
    signals: [...gathered.signals],
  };
}
