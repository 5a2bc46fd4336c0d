import { BpmnModdle } from 'bpmn-moddle';
import { activitiDescriptor } from './descriptors/activiti.ts';
import { repairedBpmn, repairedDiagrams } from './descriptors/bpmn-repairs.ts';
import { camundaDescriptor } from './descriptors/camunda.ts';
import type { DescriptorPackage } from './descriptors/descriptor-package.ts';
import { flowableDescriptor } from './descriptors/flowable.ts';
import { withQuickTypes } from './element-types.ts';
import { attributeFacts } from './normal-values.ts';
import type { AttributeFacts } from './normal-values.ts';
import type { EngineFlavour, Flavour, Moddle } from './types.ts';

/**
 * Descriptions of each engine's extensions. The Camunda one is Camunda's own; those of Flowable and Activiti are ours.
 */
export const DESCRIPTORS: Readonly<Record<EngineFlavour, DescriptorPackage>> = {
  camunda: camundaDescriptor,
  flowable: flowableDescriptor,
  activiti: activitiDescriptor,
};

const shared = new Map<Flavour, Moddle>();

/** Descriptions of the BPMN standard, repaired once and then reused. */
let standard: { readonly bpmn: DescriptorPackage; readonly bpmndi: DescriptorPackage } | undefined;

function build(packages: Record<string, object>, nsMap?: Record<string, string>): Moddle {
  if (!standard) {
    const original = new BpmnModdle() as unknown as Moddle;
    standard = {
      bpmn: repairedBpmn(original.getPackage('bpmn') as DescriptorPackage),
      bpmndi: repairedDiagrams(original.getPackage('bpmndi') as DescriptorPackage),
    };
  }
  // bpmn-moddle has no declarations; `Moddle` names the part of it that this package uses. Registering changes the
  // descriptions, and these are shared, so they are copied first.
  const own = structuredClone({ ...standard, ...packages });
  return withQuickTypes(new BpmnModdle(own, nsMap ? { nsMap } : undefined) as unknown as Moddle);
}

/** Returns the factory of a flavour. One instance serves all models, since it stores no state of a model. */
export function moddleFor(flavour: Flavour): Moddle {
  let moddle = shared.get(flavour);
  if (!moddle) {
    moddle = build(flavour === 'plain' ? {} : { [flavour]: DESCRIPTORS[flavour] });
    shared.set(flavour, moddle);
  }
  return moddle;
}

export interface SpecialModdle {
  readonly flavour: Flavour;
  /** Local names of elements of the engine's namespace that its description does not contain. */
  readonly unknownTypes: readonly string[];
  /** Foreign namespaces by address, each with a prefix that the tree uses for nothing else. */
  readonly aliases: Readonly<Record<string, string>>;
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns a factory for a model that the shared factory would damage. moddle drops two kinds of content: elements that
 * a loaded description does not contain, and attributes of a namespace whose prefix the file binds twice or to another
 * address.
 */
export function specialModdle(wanted: SpecialModdle): Moddle {
  const key = JSON.stringify([wanted.flavour, wanted.unknownTypes, wanted.aliases]);
  let moddle = special.get(key);
  if (!moddle) {
    moddle = buildSpecial(wanted);
    if (special.size >= MOST_SPECIAL) special.clear();
    special.set(key, moddle);
  }
  return moddle;
}

/** Files from one source need the same factory, and making a factory takes longer than reading a small file. */
const special = new Map<string, Moddle>();
const MOST_SPECIAL = 16;

function buildSpecial({ flavour, unknownTypes, aliases }: SpecialModdle): Moddle {
  if (flavour === 'plain') return build({}, { ...aliases });
  const base = DESCRIPTORS[flavour];
  const types = [
    ...base.types,
    ...unknownTypes.map((name) => ({
      name: capitalize(name),
      superClass: ['Element'],
      properties: [
        { name: 'others', type: 'Element', isMany: true },
        { name: 'body', type: 'String', isBody: true },
      ],
    })),
  ];
  return build({ [flavour]: { ...base, types } }, { ...aliases });
}

let knownTypes: Map<EngineFlavour, ReadonlySet<string>> | undefined;

/** Returns whether the engine's description contains an element, or a child element with text, of this local name. */
export function isKnownElement(flavour: EngineFlavour, local: string): boolean {
  knownTypes ??= new Map(
    Object.values(DESCRIPTORS).map((descriptor) => [
      descriptor.prefix as EngineFlavour,
      new Set(
        descriptor.types.flatMap((type) => [
          ...(type.extends?.length ? [] : [type.name]),
          ...(type.properties ?? [])
            .filter((property) => !property.isAttr)
            .map((property) => capitalize(property.name)),
        ]),
      ),
    ]),
  );
  return knownTypes.get(flavour)?.has(capitalize(local)) ?? false;
}

let extensionAttributes: ReadonlyMap<EngineFlavour, ReadonlySet<string>> | undefined;

/** Returns whether the engine's description contains an attribute of this local name on BPMN elements. */
export function isExtensionAttribute(flavour: EngineFlavour, local: string): boolean {
  extensionAttributes ??= new Map(
    Object.values(DESCRIPTORS).map(({ prefix, types }) => [
      prefix as EngineFlavour,
      new Set(
        types
          .filter((type) => type.extends?.length)
          .flatMap(({ properties = [] }) => properties.filter(({ isAttr }) => isAttr).map(({ name }) => name)),
      ),
    ]),
  );
  return extensionAttributes.get(flavour)?.has(local) ?? false;
}

let attributeNames: ReadonlySet<string> | undefined;

/**
 * Returns whether the description of any engine contains an attribute of this local name. If none does, the name may be
 * misspelt.
 */
export function isKnownAttribute(local: string): boolean {
  attributeNames ??= new Set(
    Object.values(DESCRIPTORS).flatMap(({ types }) =>
      types.flatMap(({ properties = [] }) => properties.filter(({ isAttr }) => isAttr).map(({ name }) => name)),
    ),
  );
  return attributeNames.has(local);
}

let facts: ReadonlyMap<string, AttributeFacts> | undefined;

/** Facts on the attributes of BPMN, of its diagrams and of all engines. */
export function knownAttributes(): ReadonlyMap<string, AttributeFacts> {
  facts ??= attributeFacts([...moddleFor('plain').getPackages(), ...Object.values(DESCRIPTORS)]);
  return facts;
}
