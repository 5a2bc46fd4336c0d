import type { DescriptorPackage, DescriptorProperty, DescriptorType } from './descriptor-package.ts';

interface Serialized extends DescriptorProperty {
  readonly xml?: { readonly serialize?: string };
}

/**
 * moddle writes `<formalExpression>` of these as `<expression xsi:type="tFormalExpression">`. The schema allows both,
 * but engines look for `formalExpression` by name: candidates and starters of a process would be gone.
 */
const WRITTEN_BY_NAME = new Set(['ResourceAssignmentExpression', 'ResourceParameterBinding']);

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function byName(property: Serialized): Serialized {
  if (localName(property.name) !== 'expression') return property;
  const { xml: _, ...rest } = property;
  return rest;
}

/**
 * The BPMN description with two repairs, as a copy: expressions keep their element name, and foreign elements that
 * stand directly in a BPMN element (outside `extensionElements`) are kept instead of dropped.
 */
export function repairedBpmn(original: DescriptorPackage): DescriptorPackage {
  const types = original.types.map((type): DescriptorType => {
    if (WRITTEN_BY_NAME.has(localName(type.name))) {
      return { ...type, properties: (type.properties ?? []).map(byName) };
    }
    if (localName(type.name) === 'BaseElement') {
      return { ...type, properties: [...(type.properties ?? []), { name: 'strays', type: 'Element', isMany: true }] };
    }
    return type;
  });
  return { ...original, types };
}

/**
 * The description of diagrams without the default that the schema does not have: a message flow that says
 * `messageVisibleKind="initiating"` has an envelope, one that says nothing has none.
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
