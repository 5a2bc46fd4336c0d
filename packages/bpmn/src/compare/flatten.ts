import { uriResolver } from '../model/make-model.ts';
import { prepareType } from '../model/prepared-type.ts';
import { scalarText } from '../model/scalar.ts';
import type { Model, ModdleElement } from '../model/types.ts';
import { NamespaceNames } from './namespace-names.ts';

/** One thing people name in a model: a task, a flow, a lane, a process, a message. */
export interface Item {
  /** Its id; without one, its kind and what it connects or where it stands. */
  readonly key: string;
  readonly type: string;
  readonly name: string | undefined;
  readonly element: ModdleElement;
  /** All it says, by path: `name`, `camunda:assignee`, `extensionElements/camunda:field[channel]/@stringValue`. */
  readonly facts: Map<string, string>;
}

/** Kinds that are things of their own; whatever else an element contains is said about the element. */
const THINGS = ['FlowElement', 'Participant', 'Lane', 'MessageFlow', 'Artifact', 'RootElement'];
/** Said by the sequence flows already. */
const DERIVED = new Set(['incoming', 'outgoing']);
const DIAGRAMS = new Set(['bpmndi:BPMNDiagram']);

/**
 * All things of a model by key.
 *
 * @param names shared by the models that are compared
 */
export function flatten(model: Model, names = new NamespaceNames()): Map<string, Item> {
  return new Flattener(model, names).run();
}

class Flattener {
  readonly #model: Model;
  readonly #names: NamespaceNames;
  readonly #uriOf: (alias: string) => string | undefined;
  readonly #items = new Map<string, Item>();

  constructor(model: Model, names: NamespaceNames) {
    this.#model = model;
    this.#names = names;
    this.#uriOf = uriResolver(model);
  }

  run(): Map<string, Item> {
    this.#thing(this.#model.definitions, 'definitions');
    return this.#items;
  }

  #thing(element: ModdleElement, parent: string): void {
    const type = prepareType(element);
    const isRoot = element === this.#model.definitions;
    const key = isRoot ? 'definitions' : this.#free(keyOf(element, type.local, parent));
    const { name } = element;
    const facts = new Map<string, string>();
    if (!isRoot) facts.set('parent', parent);
    const item = { key, type: element.$type, name: typeof name === 'string' ? name : undefined, element, facts };
    this.#items.set(key, item);
    this.#say(element, '', facts, key);
  }

  #free(key: string): string {
    let free = key;
    for (let count = 2; this.#items.has(free); count++) free = `${key}#${count}`;
    return free;
  }

  /** Notes what an element says under `path`; things inside become items of their own. */
  #say(element: ModdleElement, path: string, facts: Map<string, string>, owner: string): void {
    if (element.$descriptor.isGeneric) {
      this.#sayGeneric(element, path, facts);
      return;
    }
    const type = prepareType(element);
    const at = (name: string) => (path ? `${path}/@${name}` : name);
    const within = (name: string) => (path ? `${path}/${name}` : name);
    for (const member of Object.getOwnPropertyNames(element)) {
      const entry = type.byMember.get(member);
      const value = element[member];
      if (!entry || value === undefined || value === null || value === entry.property.default) continue;
      // Ids of things are their keys; ids of parts are made up by modelers and say nothing.
      if (DERIVED.has(member) || (member === 'id' && type.isTyped)) continue;
      const values = (entry.property.isMany ? value : [value]) as unknown[];
      if (entry.kind === 'attribute' || entry.kind === 'reference') {
        if (values.length === 0) continue;
        const said = values.map((one) =>
          entry.property.isReference ? String((one as ModdleElement).id) : scalarText(one),
        );
        // Lists of references have no order of their own.
        facts.set(at(entry.key.replace('bpmn:', '')), said.toSorted().join(' '));
      } else if (entry.kind === 'body') facts.set(path ? `${path}/text` : 'text', scalarText(value).trim());
      else if (entry.kind === 'value') facts.set(within(entry.local), values.map(scalarText).join('\n').trim());
      else
        this.#children(
          values as ModdleElement[],
          within,
          facts,
          owner,
          entry.kind === 'element' ? undefined : entry.local,
        );
    }
    for (const [key, value] of Object.entries(element.$attrs ?? {})) {
      if (!key.startsWith('xmlns') && key !== 'xsi:type') facts.set(at(this.#canonical(key)), value);
    }
  }

  #children(
    children: readonly ModdleElement[],
    within: (name: string) => string,
    facts: Map<string, string>,
    owner: string,
    tag?: string,
  ): void {
    const seen = new Map<string, number>();
    for (const child of children) {
      if (DIAGRAMS.has(child.$type)) continue;
      if (
        !child.$descriptor.isGeneric &&
        THINGS.some((thing) => child.$instanceOf(`bpmn:${thing}`)) &&
        !isPart(child)
      ) {
        this.#thing(child, owner);
        continue;
      }
      const label = tag ?? this.#label(child);
      const count = (seen.get(label) ?? 0) + 1;
      seen.set(label, count);
      const path = within(count > 1 ? `${label}#${count}` : label);
      facts.set(path, '');
      this.#say(child, path, facts, owner);
    }
  }

  /** `camunda:field[channel]`: the name of an element and what tells it from its siblings. */
  #label(element: ModdleElement): string {
    const { isGeneric, ns } = element.$descriptor;
    const prefix = isGeneric ? this.#names.nameOf(ns.uri, ns.prefix) : ns.prefix;
    const local = isGeneric ? ns.localName : prepareType(element).local;
    const name = !prefix || prefix === 'bpmn' ? local : `${prefix}:${local}`;
    const read = (key: string) => (isGeneric ? element[key] : Object.hasOwn(element, key) ? element[key] : undefined);
    const mark = [read('name'), prefix === 'bpmn' ? undefined : read('id'), read('event')].find(
      (value) => typeof value === 'string' && value !== '',
    );
    return mark === undefined ? name : `${name}[${scalarText(mark)}]`;
  }

  #sayGeneric(element: ModdleElement, path: string, facts: Map<string, string>): void {
    for (const key of Object.keys(element)) {
      if (key.startsWith('$') || key.startsWith('xmlns')) continue;
      facts.set(`${path}/@${this.#canonical(key)}`, scalarText(element[key]));
    }
    if (element.$body?.trim()) facts.set(`${path}/text`, element.$body.trim());
    this.#children(element.$children ?? [], (name) => `${path}/${name}`, facts, '');
  }

  #canonical(key: string): string {
    const colon = key.indexOf(':');
    if (colon === -1) return key;
    const alias = key.slice(0, colon);
    return `${this.#names.nameOf(this.#uriOf(alias), alias)}:${key.slice(colon + 1)}`;
  }
}

/** Definitions of events are root elements to the schema, but parts of their event to people. */
function isPart(element: ModdleElement): boolean {
  return element.$instanceOf('bpmn:EventDefinition') && !element.$parent?.$instanceOf('bpmn:Definitions');
}

function keyOf(element: ModdleElement, local: string, parent: string): string {
  if (typeof element.id === 'string') return element.id;
  const [from, to] = [element['sourceRef'], element['targetRef']].map((end) => (end as ModdleElement | undefined)?.id);
  return from === undefined || to === undefined ? `${parent}/${local}` : `${local} ${from} → ${to}`;
}
