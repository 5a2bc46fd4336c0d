import {
  bodyOf,
  elementsIn,
  engineAttributes,
  extensionsOf,
  localName,
  prefixResolver,
  textIn,
  type Model,
  type ModdleElement,
} from '@gongdi/bpmn';
import type { Label } from '@gongdi/domain';
import type { Dialect, Refusal } from '../graph.ts';

/**
 * For each flavour, the order in which attributes of engines are read: first those of the engine that the model was
 * written for, then the fallbacks.
 */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  camunda: ['camunda', 'operaton', 'activiti', 'flowable'],
  flowable: ['flowable', 'activiti', 'camunda', 'operaton'],
  activiti: ['activiti', 'flowable', 'camunda', 'operaton'],
  plain: ['camunda', 'flowable', 'activiti', 'operaton'],
};

/** Reads a model independently of the engine it was drawn for, and collects what cannot run. */
export interface Reading {
  model: Model;
  dialect: Dialect;
  refusals: Refusal[];
  /** Value of an engine's attribute by its local name; undefined when empty. */
  attribute: (element: ModdleElement, name: string) => string | undefined;
  /** Whether an attribute is `true`. Returns `otherwise` if the attribute is absent. */
  flag: (element: ModdleElement, name: string, otherwise?: boolean) => boolean;
  refuse: (element: ModdleElement, code: string, zh: string, en: string) => void;
  warn: (element: ModdleElement, code: string, zh: string, en: string) => void;
}

export function readingOf(model: Model): Reading {
  const resolve = prefixResolver(model);
  const order = ORDER[model.flavour] ?? [];
  const refusals: Refusal[] = [];
  const known = new WeakMap<ModdleElement, Map<string, string>>();
  const attributes = (element: ModdleElement): Map<string, string> => {
    let found = known.get(element);
    if (found) return found;
    const ranked = engineAttributes(element, resolve)
      .filter(({ prefix }) => order.includes(prefix))
      .toSorted((a, b) => order.indexOf(b.prefix) - order.indexOf(a.prefix));
    found = new Map(ranked.map(({ local, value }) => [local, String(value)]));
    known.set(element, found);
    return found;
  };
  const attribute = (element: ModdleElement, name: string): string | undefined => {
    // Extension elements have attributes without a prefix.
    const own = attributes(element).get(name) ?? (isBpmn(element) ? undefined : textIn(element, name));
    return own?.trim() === '' ? undefined : own;
  };
  const reporter =
    (severity: Refusal['severity']) =>
    (element: ModdleElement, code: string, zh: string, en: string): void => {
      const message: Label = { zh, en };
      refusals.push({ severity, code, element: idOf(element), message });
    };
  return {
    model,
    dialect: model.flavour === 'flowable' || model.flavour === 'activiti' ? 'flowable' : 'camunda',
    refusals,
    attribute,
    flag: (element, name, otherwise = false) => {
      const value = attribute(element, name);
      return value === undefined ? otherwise : value.trim().toLowerCase() === 'true';
    },
    refuse: reporter('error'),
    warn: reporter('warning'),
  };
}

const isBpmn = (element: ModdleElement): boolean => element.$type.startsWith('bpmn:');

/** Returns the id of an element, or of its nearest ancestor that has one. */
export function idOf(element: ModdleElement): string {
  for (let at: ModdleElement | undefined = element; at; at = at.$parent) if (typeof at.id === 'string') return at.id;
  return '';
}

/** Returns the name of an element for messages, or its id. */
export function titleOf(element: ModdleElement): string {
  const name = element['name'];
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : idOf(element);
}

/** Returns the first child element of a BPMN property. */
export function one(element: ModdleElement, property: string): ModdleElement | undefined {
  return elementsIn(element, property)[0];
}

/** Returns the value of a BPMN attribute; undefined when blank. */
export function text(element: ModdleElement, property: string): string | undefined {
  const value = element.get(property);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Returns the element that a reference points to; undefined if the reference cannot be resolved. */
export function referred(element: ModdleElement, property: string): ModdleElement | undefined {
  const value = element.get(property);
  return typeof value === 'object' && value !== null && '$type' in value ? (value as ModdleElement) : undefined;
}

/** Returns the text of a child expression element, such as `timeDuration`. */
export function bodyIn(element: ModdleElement, property: string): string | undefined {
  const child = one(element, property);
  return child && bodyOf(child)?.trim();
}

/** Returns the extension elements with a local name, whichever namespace they have. */
export function extensionsNamed(element: ModdleElement, local: string): ModdleElement[] {
  return extensionsOf(element).filter((extension) => localName(extension) === local);
}
