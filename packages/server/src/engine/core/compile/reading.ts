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

/** Attributes of the engine the model was written for count first, then those that it falls back to. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  camunda: ['camunda', 'operaton', 'activiti', 'flowable'],
  flowable: ['flowable', 'activiti', 'camunda', 'operaton'],
  activiti: ['activiti', 'flowable', 'camunda', 'operaton'],
  plain: ['camunda', 'flowable', 'activiti', 'operaton'],
};

/** Reads a tree without asking which engine it was drawn for, and collects what cannot be run. */
export interface Reading {
  model: Model;
  dialect: Dialect;
  refusals: Refusal[];
  /** An engine's attribute by its local name; undefined when empty. */
  attribute: (element: ModdleElement, name: string) => string | undefined;
  /** Of `true`, absent, or anything else. */
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
    // Extension elements have their attributes without a prefix.
    const own = attributes(element).get(name) ?? (isBpmn(element) ? undefined : textIn(element, name));
    return own?.trim() === '' ? undefined : own;
  };
  const tell =
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
    refuse: tell('error'),
    warn: tell('warning'),
  };
}

const isBpmn = (element: ModdleElement): boolean => element.$type.startsWith('bpmn:');

/** Id of an element, or of the nearest one around it that has one. */
export function idOf(element: ModdleElement): string {
  for (let at: ModdleElement | undefined = element; at; at = at.$parent) if (typeof at.id === 'string') return at.id;
  return '';
}

/** What to call an element in a message. */
export function titleOf(element: ModdleElement): string {
  const name = element['name'];
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : idOf(element);
}

/** A child element of BPMN's own by property. */
export function one(element: ModdleElement, property: string): ModdleElement | undefined {
  return elementsIn(element, property)[0];
}

/** An attribute of BPMN's own. */
export function text(element: ModdleElement, property: string): string | undefined {
  const value = element.get(property);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** What a reference points to, when it points to something. */
export function referred(element: ModdleElement, property: string): ModdleElement | undefined {
  const value = element.get(property);
  return typeof value === 'object' && value !== null && '$type' in value ? (value as ModdleElement) : undefined;
}

/** Text of a child expression element, such as `timeDuration`. */
export function bodyIn(element: ModdleElement, property: string): string | undefined {
  const child = one(element, property);
  return child && bodyOf(child)?.trim();
}

/** Extension elements of a local name, whoever's they are. */
export function extensionsNamed(element: ModdleElement, local: string): ModdleElement[] {
  return extensionsOf(element).filter((extension) => localName(extension) === local);
}
