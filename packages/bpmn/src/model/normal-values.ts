import { scalarText } from './scalar.ts';

/**
 * Spellings that reading normalises without changing what the model says: attributes that repeat a default,
 * `10.0` for `10`, `1` for `true`, and references that carry a prefix (`tns:order` for `order`).
 */
export interface AttributeFacts {
  /** Values that mean the same as leaving the attribute out. */
  readonly defaults: ReadonlySet<string>;
  readonly numeric: boolean;
  readonly reference: boolean;
  /** Of BPMN's own: XML Schema also writes 1 and 0. Engines read their own attributes differently. */
  readonly boolean: boolean;
}

interface PackageLike {
  readonly prefix: string;
  readonly types?: readonly {
    readonly name: string;
    readonly extends?: readonly string[];
    readonly properties?: readonly {
      readonly name: string;
      readonly type: string;
      readonly isAttr?: boolean;
      readonly isReference?: boolean;
      readonly default?: unknown;
    }[];
  }[];
}

const STANDARD = new Set(['bpmn', 'bpmndi']);

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Facts on attributes by the name they have in XML: `x`, `camunda:exclusive`. A name that several types share
 * has the facts of all of them; taking an explicit default for a default loses nothing in any of them.
 */
export function attributeFacts(packages: readonly PackageLike[]): ReadonlyMap<string, AttributeFacts> {
  const facts = new Map<string, { defaults: Set<string>; numeric: boolean; reference: boolean; boolean: boolean }>();
  for (const { prefix, types } of packages) {
    for (const type of types ?? []) {
      for (const property of type.properties ?? []) {
        // References appear as child elements too, and their text is normalised alike.
        if (!property.isAttr && !property.isReference) continue;
        const local = localName(property.name);
        const name = type.extends?.length ? `${prefix}:${local}` : local;
        let fact = facts.get(name);
        if (!fact) facts.set(name, (fact = { defaults: new Set(), numeric: false, reference: false, boolean: false }));
        if (property.default !== undefined) fact.defaults.add(scalarText(property.default));
        if (property.type === 'Real' || property.type === 'Integer') fact.numeric = true;
        if (property.isReference) fact.reference = true;
        if (property.type === 'Boolean' && STANDARD.has(prefix)) fact.boolean = true;
      }
    }
  }
  return new Map(
    [...facts].filter(([, fact]) => fact.numeric || fact.reference || fact.boolean || fact.defaults.size > 0),
  );
}

const NUMBER = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/;
const PREFIXED = /^\s*(?:[\w.-]+:)?([^\s:]+)\s*$/;

/** The value as compared, or undefined when it says no more than its absence. */
export function normalValue(facts: AttributeFacts, value: string): string | undefined {
  if (facts.defaults.has(value)) return undefined;
  if (facts.boolean && (value === '1' || value === '0')) {
    const truth = String(value === '1');
    return facts.defaults.has(truth) ? undefined : truth;
  }
  if (facts.numeric && NUMBER.test(value)) {
    const number = String(Number.parseFloat(value));
    return facts.defaults.has(number) ? undefined : number;
  }
  if (facts.reference) return normalReference(value);
  return value;
}

export function normalReference(value: string): string {
  return PREFIXED.exec(value)?.[1] ?? value.trim().replaceAll(/\s+/g, ' ');
}
