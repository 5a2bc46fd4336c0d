import { moddleFor, NAMESPACES, readModel, writeModel } from '@gongdi/bpmn';
import type { Model } from '@gongdi/bpmn';
import { placeOfChild } from '@gongdi/bpmn/losses';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { attributesOfTypes, childOrder, substitutes, typeExists } from './schema-facts.ts';

test('the order of children that the writer goes by is the one of the schemas', () => {
  const heads = substitutes();
  const inGroup = (head: string): string[] =>
    [...heads].flatMap(([name, of]) => (of === head ? [name, ...inGroup(name)] : []));
  let looked = 0;
  for (const [parent, children] of childOrder()) {
    for (const [at, child] of children.entries()) {
      for (const name of [child, ...inGroup(child)]) {
        // A name may occur in two groups of one element; the nearer one counts.
        if (name !== child && children.includes(name)) continue;
        expect(placeOfChild(parent, name), `${parent}/${name}`).toBe(at);
        looked += 1;
      }
    }
  }
  expect(looked).toBeGreaterThan(1000);
});

interface Property {
  readonly name: string;
  readonly type: string;
  readonly isAttr?: boolean;
  readonly isBody?: boolean;
  readonly isMany?: boolean;
  readonly isReference?: boolean;
  readonly isVirtual?: boolean;
  readonly default?: string | number | boolean;
}

interface Type {
  readonly name: string;
  readonly isAbstract?: boolean;
  readonly properties?: readonly Property[];
}

const moddle = moddleFor('plain');
const local = (name: string) => name.slice(name.indexOf(':') + 1);
const typesOf = (prefix: string) => (moddle.getPackage(prefix) as unknown as { types: readonly Type[] }).types;
const concrete = ['bpmn', 'bpmndi', 'di', 'dc'].flatMap((prefix) =>
  typesOf(prefix)
    .filter(({ isAbstract }) => !isAbstract)
    .map(({ name }) => (name.includes(':') ? name : `${prefix}:${name}`)),
);
const descriptorOf = (type: string) => moddle.getType(type).$descriptor;

/** Returns the concrete types that are allowed where a given type is required. */
const standIns = (wanted: string) =>
  concrete.filter((type) => wanted in (descriptorOf(type).allTypesByName as Record<string, unknown>));

function values(property: Property): unknown[] {
  if (property.isReference) return [moddle.create('bpmn:Task', { id: 'there' })];
  if (['String', 'Boolean', 'Integer', 'Real'].includes(property.type)) return ['1'];
  if (property.type === 'Element') return [];
  const made = standIns(property.type).map((type) => moddle.create(type));
  return property.isMany ? made : made.slice(0, 1);
}

/** Returns the names of an element's children in the order of the writer, for an element with all possible children. */
async function printed(type: string): Promise<{ tag: string; children: string[] }> {
  const element = moddle.create(type);
  for (const property of descriptorOf(type).properties as unknown as Property[]) {
    if (property.isAttr || property.isBody || property.isVirtual) continue;
    const made = values(property);
    if (made.length > 0) element.set(property.name, property.isMany ? made : made[0]);
  }
  const { model } = await readModel(`<definitions xmlns="${NAMESPACES.bpmn}" targetNamespace="t"/>`);
  if (!model) throw new Error('no model');
  model.definitions.set('rootElements', [element]);
  const { xml = '' } = writeModel(model, { allowLoss: true, unchecked: true });
  const [, definitions] = new XMLParser({ preserveOrder: true }).parse(xml) as Record<string, unknown[]>[];
  const root = Object.values(definitions ?? {})[0] as Record<string, Record<string, unknown>[]>[];
  const [tag = '', content = []] = Object.entries(root[0] ?? {})[0] ?? [];
  return { tag: local(tag), children: content.flatMap((child) => Object.keys(child).map(local)) };
}

test('everything is written with the names of the schema, in its order', async () => {
  const unknown = new Set<string>();
  const disorder: string[] = [];
  for (const type of concrete) {
    const { tag, children } = await printed(type);
    const places = children
      .filter((child) => child !== '#text')
      .map((child) => [child, placeOfChild(tag, child)] as const);
    for (const [child, place] of places) if (place === undefined) unknown.add(`${tag}/${child}`);
    const known = places.flatMap(([, place]) => (place === undefined ? [] : [place]));
    if (known.some((place, at) => at > 0 && place < (known[at - 1] ?? 0)))
      disorder.push(`${tag}: ${children.join(' ')}`);
  }
  expect(disorder).toEqual([]);
  expect([...unknown].filter((name) => !UNKNOWN_TO_SCHEMA.test(name))).toEqual([]);
});

/**
 * Names that bpmn-moddle's description has and the schema lacks. A source with them violates the schema, and they are
 * kept. Each is the name of a child, or of a type without an element of its own.
 */
const UNKNOWN_TO_SCHEMA =
  /\/(?:extensionDefinitions|boundaryEventRefs|extensionAttributeDefinition|Font)$|^(?:definitions|inputOutputSpecification|itemAwareElement|BPMNPlane)\/|^(?:choreography|subChoreography|globalChoreographyTask)\/laneSet$/;

/** Defaults in the text of BPMN 2.0 that its schema lacks. */
const BY_SPECIFICATION: ReadonlySet<string> = new Set(['CompensateEventDefinition.waitForCompletion']);

test('defaults of the description are those of the schemas', () => {
  const found: string[] = [];
  const ofSchema = attributesOfTypes();
  let looked = 0;
  for (const prefix of ['bpmn', 'bpmndi']) {
    for (const { name, properties = [] } of typesOf(prefix)) {
      const schemaType = [`t${local(name)}`, local(name)].find((candidate) => typeExists(candidate));
      if (schemaType === undefined) continue;
      for (const property of properties.filter(({ isAttr }) => isAttr)) {
        looked += 1;
        const there = ofSchema.get(schemaType)?.get(local(property.name));
        if (property.default === undefined || BY_SPECIFICATION.has(`${local(name)}.${local(property.name)}`)) continue;
        if (String(property.default) !== there?.default)
          found.push(`${local(name)}.${local(property.name)}: ${String(property.default)}, schema ${there?.default}`);
      }
    }
  }
  expect(looked).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('every value of every enumeration is written as it was read', async () => {
  const looked: string[] = [];
  for (const type of concrete.filter((one) => one.startsWith('bpmn'))) {
    const [prefix = '', name = ''] = type.split(':');
    const schemaTypes = [
      name,
      ...(descriptorOf(type) as unknown as { allTypes: readonly Type[] }).allTypes.map((one) => local(one.name)),
    ];
    for (const schemaType of schemaTypes.flatMap((one) => [`t${one}`, one])) {
      for (const [attribute, { type: of, values = [] }] of attributesOfTypes().get(schemaType) ?? []) {
        const all = of === 'boolean' ? ['true', 'false'] : values;
        for (const value of all) {
          const { tag } = await printed(type);
          const namespaces = `xmlns:bpmn="${NAMESPACES.bpmn}" xmlns:bpmndi="${NAMESPACES.bpmndi}"`;
          const within =
            prefix === 'bpmndi'
              ? ['<bpmndi:BPMNDiagram><bpmndi:BPMNPlane>', '</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>']
              : ['', ''];
          const text = `<${prefix}:${tag} ${attribute}="${value}" />`;
          const { model } = await readModel(
            `<bpmn:definitions ${namespaces} targetNamespace="t">${within.join(text)}</bpmn:definitions>`,
          );
          const { xml } = writeModel(model as Model, { format: false });
          // A value that is not allowed there is refused, never changed.
          if (xml !== undefined) expect(xml, text).toContain(text);
          if (xml !== undefined) looked.push(text);
        }
      }
    }
  }
  expect(looked.length).toBeGreaterThan(30);
  expect(looked).toContain('<bpmndi:BPMNEdge messageVisibleKind="initiating" />');
});
