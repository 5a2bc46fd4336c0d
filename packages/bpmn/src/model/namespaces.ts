import type { EngineFlavour } from './types.ts';

/** Namespace addresses, as BPMN 2.0 and the engines' own parsers spell them. */
export const NAMESPACES = {
  bpmn: 'http://www.omg.org/spec/BPMN/20100524/MODEL',
  bpmndi: 'http://www.omg.org/spec/BPMN/20100524/DI',
  dc: 'http://www.omg.org/spec/DD/20100524/DC',
  di: 'http://www.omg.org/spec/DD/20100524/DI',
  bioc: 'http://bpmn.io/schema/bpmn/biocolor/1.0',
  color: 'http://www.omg.org/spec/BPMN/non-normative/color/1.0',
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
  xml: 'http://www.w3.org/XML/1998/namespace',
  camunda: 'http://camunda.org/schema/1.0/bpmn',
  flowable: 'http://flowable.org/bpmn',
  activiti: 'http://activiti.org/bpmn',
  zeebe: 'http://camunda.org/schema/zeebe/1.0',
  operaton: 'http://operaton.org/schema/1.0/bpmn',
  modeler: 'http://camunda.org/schema/modeler/1.0',
  gongdi: 'urn:gongdi:model',
} as const;

/**
 * Attribute of the root element in the namespace `gongdi`: the engine of a converted model that still has content for
 * another engine.
 */
export const ENGINE_MARK = 'engine';

export type KnownPrefix = keyof typeof NAMESPACES;

/** The order decides when two engines are equal; the designer's default comes first. */
export const ENGINE_FLAVOURS: readonly EngineFlavour[] = ['camunda', 'flowable', 'activiti'];

const prefixByUri = new Map<string, KnownPrefix>(
  Object.entries(NAMESPACES).map(([prefix, uri]) => [uri, prefix as KnownPrefix]),
);

/** Returns the prefix that this package uses for a namespace, whatever prefix the source uses. */
export function knownPrefix(uri: string): KnownPrefix | undefined {
  return prefixByUri.get(uri);
}

/** Returns the engine that a namespace belongs to. */
export function engineOf(uri: string): EngineFlavour | undefined {
  return ENGINE_FLAVOURS.find((flavour) => NAMESPACES[flavour] === uri);
}

/**
 * Namespaces whose elements moddle knows by type. Their `xsi:type` is printed again with the prefixes of the output.
 */
export const TYPED_NAMESPACES: ReadonlySet<string> = new Set([
  NAMESPACES.bpmn,
  NAMESPACES.bpmndi,
  NAMESPACES.di,
  NAMESPACES.dc,
]);
