import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { XMLParser } from 'fast-xml-parser';

/** What the schemas of BPMN define for one attribute of a type. */
export interface SchemaAttribute {
  readonly type: string;
  readonly default?: string;
  /** The values of an enumeration. */
  readonly values?: readonly string[];
}

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

const ATTRIBUTES = ':@';
const require = createRequire(import.meta.url);
const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' });

type Parsed = Record<string, unknown>;

function nodesOf(parsed: readonly Parsed[]): Node[] {
  return parsed.flatMap((entry) => {
    const name = Object.keys(entry).find((key) => key !== ATTRIBUTES) ?? '';
    if (name.startsWith('?') || name === '#text') return [];
    const attributes = (entry[ATTRIBUTES] ?? {}) as Record<string, string>;
    return [{ name: local(name), attributes, children: nodesOf(entry[name] as Parsed[]) }];
  });
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** The schemas of BPMN 2.0, as bpmn-moddle ships them. */
const top = ['Semantic.xsd', 'BPMNDI.xsd', 'DI.xsd', 'DC.xsd', 'BPMN20.xsd'].flatMap((file) => {
  const text = readFileSync(require.resolve(`bpmn-moddle/resources/bpmn/xsd/${file}`), 'utf8');
  return nodesOf(parser.parse(text.replace('\uFEFF', '')) as Parsed[]).flatMap(({ children }) => children);
});

const types = new Map(
  top.filter(({ name }) => name === 'complexType').map((node) => [node.attributes['name'] ?? '', node]),
);
const elements = new Map(
  top.filter(({ name }) => name === 'element').map((node) => [node.attributes['name'] ?? '', node]),
);
const enumerations = new Map(
  top
    .filter(({ name }) => name === 'simpleType')
    .map((node) => [
      node.attributes['name'] ?? '',
      deep(node, 'enumeration').map((one) => one.attributes['value'] ?? ''),
    ]),
);

function deep(node: Node, name: string): Node[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : deep(child, name)));
}

const baseOf = (type: Node): string | undefined => {
  const base = deep(type, 'extension')[0]?.attributes['base'];
  return base === undefined ? undefined : local(base);
};

/** Returns the own sequence of a type: for an extension, the part behind the sequence of the base type. */
function particles(node: Node): string[] {
  return node.children.flatMap((child): string[] => {
    switch (child.name) {
      case 'element':
        return [local(child.attributes['ref'] ?? child.attributes['name'] ?? '')];
      case 'choice':
        // A repeated choice would allow any order, which the table cannot express.
        if (child.attributes['maxOccurs'] === 'unbounded') throw new Error('a choice that repeats');
        return particles(child);
      case 'sequence':
      case 'complexContent':
      case 'extension':
        return particles(child);
      default:
        return [];
    }
  });
}

function sequenceOf(typeName: string): string[] {
  const type = types.get(typeName);
  if (!type) return [];
  const base = baseOf(type);
  return [...(base === undefined ? [] : sequenceOf(base)), ...particles(type)];
}

/**
 * Name of an element → the names of its allowed children in their order; the head of a substitution group stands for
 * all its members.
 */
export function childOrder(): Map<string, string[]> {
  const order = new Map<string, string[]>();
  const add = (name: string, typeName: string) => {
    const sequence = sequenceOf(typeName);
    if (sequence.length < 2) return;
    const known = order.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(sequence)) {
      // Two elements with one name: the longer sequence must begin with the shorter one.
      const [short, long] = known.length < sequence.length ? [known, sequence] : [sequence, known];
      if (JSON.stringify(long.slice(0, short.length)) !== JSON.stringify(short)) throw new Error(`two orders: ${name}`);
      order.set(name, long);
    } else order.set(name, sequence);
  };
  for (const [name, { attributes }] of elements) add(name, local(attributes['type'] ?? ''));
  for (const type of types.values()) {
    for (const { attributes } of deep(type, 'element')) {
      if (attributes['name'] && attributes['type']) add(attributes['name'], local(attributes['type']));
    }
  }
  return order;
}

/** Name of an element → the head of its substitution group. */
export function substitutes(): Map<string, string> {
  return new Map(
    [...elements].flatMap(([name, { attributes }]) => {
      const head = attributes['substitutionGroup'];
      return head === undefined ? [] : [[name, local(head)] as const];
    }),
  );
}

/** Name of a type → the attributes that it defines itself. */
export function attributesOfTypes(): Map<string, Map<string, SchemaAttribute>> {
  return new Map(
    [...types].map(([name, type]) => [
      name,
      new Map(
        deep(type, 'attribute').map(({ attributes }) => {
          const of = local(attributes['type'] ?? '');
          const values = enumerations.get(of);
          return [
            attributes['name'] ?? '',
            {
              type: of,
              ...(attributes['default'] === undefined ? {} : { default: attributes['default'] }),
              ...(values?.length ? { values } : {}),
            },
          ] as const;
        }),
      ),
    ]),
  );
}

export const typeExists = (name: string): boolean => types.has(name);
