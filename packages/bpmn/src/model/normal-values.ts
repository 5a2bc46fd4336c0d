/**
 * Spellings that reading normalises without a change of meaning: `10.0` for `10`, `1` for `true`, and references with a
 * prefix (`tns:order` for `order`).
 */
export interface AttributeFacts {
  readonly numeric: boolean;
  readonly reference: boolean;
  /** For BPMN's own attributes: XML Schema also allows 1 and 0. Engines read their own attributes differently. */
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
    }[];
  }[];
}

const STANDARD = new Set(['bpmn', 'bpmndi']);

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Facts on attributes by their name in XML, such as `x` or `camunda:exclusive`. A name that several types share has the
 * facts of all of them.
 */
export function attributeFacts(packages: readonly PackageLike[]): ReadonlyMap<string, AttributeFacts> {
  const facts = new Map<string, { numeric: boolean; reference: boolean; boolean: boolean }>();
  for (const { prefix, types } of packages) {
    for (const type of types ?? []) {
      for (const property of type.properties ?? []) {
        // References also occur as child elements, and their text is normalised in the same way.
        if (!property.isAttr && !property.isReference) continue;
        const local = localName(property.name);
        const name = type.extends?.length ? `${prefix}:${local}` : local;
        let fact = facts.get(name);
        if (!fact) facts.set(name, (fact = { numeric: false, reference: false, boolean: false }));
        if (property.type === 'Real' || property.type === 'Integer') fact.numeric = true;
        if (property.isReference) fact.reference = true;
        if (property.type === 'Boolean' && STANDARD.has(prefix)) fact.boolean = true;
      }
    }
  }
  return new Map([...facts].filter(([, fact]) => fact.numeric || fact.reference || fact.boolean));
}

const NUMBER = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/;
const PREFIXED = /^\s*(?:[\w.-]+:)?([^\s:]+)\s*$/;

/** Returns the normal form of a value, for comparison. */
export function normalValue(facts: AttributeFacts, value: string): string {
  if (facts.boolean && (value === '1' || value === '0')) return String(value === '1');
  if (facts.numeric && NUMBER.test(value)) return String(Number.parseFloat(value));
  if (facts.reference) return normalReference(value);
  return value;
}

export function normalReference(value: string): string {
  return PREFIXED.exec(value)?.[1] ?? value.trim().replaceAll(/\s+/g, ' ');
}
