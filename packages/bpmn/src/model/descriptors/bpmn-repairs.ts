import type { DescriptorPackage, DescriptorProperty, DescriptorType } from './descriptor-package.ts';

interface Serialized extends DescriptorProperty {
  readonly xml?: { readonly serialize?: string };
}

/**
 * moddle writes `<formalExpression>` of these types as `<expression xsi:type="tFormalExpression">`. The schema allows
 * both, but engines look for `formalExpression` by name: candidates and starters of a process would be lost.
 */
const WRITTEN_BY_NAME = new Set(['ResourceAssignmentExpression', 'ResourceParameterBinding']);

/** The member that stores foreign elements outside of `extensionElements`. */
export const STRAYS = 'strays';

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function byName(property: Serialized): Serialized {
  if (localName(property.name) !== 'expression') return property;
  const { xml: _, ...rest } = property;
  return rest;
}

/** Type and property → how the schema names the element: by the property, not by its type. */
const NAMED_BY_PROPERTY: Readonly<Record<string, string>> = {
  'ComplexBehaviorDefinition.condition': 'property',
  'ComplexBehaviorDefinition.event': 'property',
  'CorrelationPropertyBinding.dataPath': 'property',
  'CorrelationPropertyRetrievalExpression.messagePath': 'property',
  'Lane.partitionElement': 'xsi:type',
};

/** Type and property → the element name in the schema. */
const NAMED_BY_SCHEMA: Readonly<Record<string, string>> = {
  'ConversationNode.messageFlowRefs': 'messageFlowRef',
  'Participant.endPointRefs': 'endPointRef',
};

function named(type: string, property: Serialized): Serialized {
  const key = `${localName(type)}.${localName(property.name)}`;
  const serialize = NAMED_BY_PROPERTY[key];
  if (serialize !== undefined) return { ...property, xml: { serialize } };
  const name = NAMED_BY_SCHEMA[key];
  return name === undefined ? property : { ...property, name: property.name.replace(localName(property.name), name) };
}

/**
 * Returns a copy of the BPMN descriptor with three repairs: expressions keep their element name, children have the
 * names of the schema, and foreign elements that are direct children of a BPMN element (outside of `extensionElements`)
 * are stored instead of dropped.
 */
export function repairedBpmn(original: DescriptorPackage): DescriptorPackage {
  const types = original.types.map((type): DescriptorType => {
    if (WRITTEN_BY_NAME.has(localName(type.name))) {
      return { ...type, properties: (type.properties ?? []).map(byName) };
    }
    if (localName(type.name) === 'BaseElement') {
      return { ...type, properties: [...(type.properties ?? []), { name: STRAYS, type: 'Element', isMany: true }] };
    }
    return { ...type, properties: (type.properties ?? []).map((property) => named(type.name, property)) };
  });
  return { ...original, types };
}

/**
 * Returns the descriptor of diagrams without a default that the schema does not have: a message flow with
 * `messageVisibleKind="initiating"` has an envelope, one without the attribute has none.
 */
export function repairedDiagrams(original: DescriptorPackage): DescriptorPackage {
  const types = original.types.map((type): DescriptorType => {
    if (localName(type.name) !== 'BPMNEdge') return type;
    return {
      ...type,
      properties: (type.properties ?? []).map((property) => {
        if (localName(property.name) !== 'messageVisibleKind') return property;
        const { default: _, ...rest } = property;
        return rest;
      }),
    };
  });
  return { ...original, types };
}
