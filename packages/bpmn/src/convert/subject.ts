import type { ModdleElement } from '../model/types.ts';

/**
 * An extension element without an engine: rules rename and rearrange these, and only the end of a conversion makes
 * elements of the target engine of them.
 */
export interface Extension {
  readonly kind: 'extension';
  /** Local name: `taskListener`. */
  name: string;
  attributes: Map<string, string>;
  /** Extension elements of the same engine, and elements of other namespaces, which stay as they are. */
  children: (Extension | ModdleElement)[];
  body: string;
}

/** One BPMN element and what an engine's namespace adds to it. Rules move entries from `source` to `target`. */
export interface Subject {
  readonly element: ModdleElement;
  /** Attributes of the source engine that no rule has taken yet. */
  readonly attributes: Map<string, string>;
  /** Attributes of the target engine. */
  readonly result: Map<string, string>;
  /** Extension elements in document order. Elements of other namespaces stand among them and stay. */
  extensions: (Slot | ModdleElement)[];
  /** The BPMN element that takes the place of `element`: type and what is copied is up to the writer. */
  becomes?: string;
  /** Attributes without namespace to set, or to remove when undefined. */
  plain?: Map<string, string | undefined>;
}

/** An extension element of the source engine, or, once a rule is done with it, of the target engine. */
export interface Slot {
  readonly kind: 'slot';
  extension: Extension;
  done: boolean;
}

export function isSlot(entry: Slot | ModdleElement): entry is Slot {
  return (entry as Slot).kind === 'slot';
}

export function isExtension(entry: Extension | ModdleElement): entry is Extension {
  return (entry as Extension).kind === 'extension';
}

export function extension(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: (Extension | ModdleElement)[] = [],
  body = '',
): Extension {
  return { kind: 'extension', name, attributes: new Map(Object.entries(attributes)), children, body };
}

/** Slots of a name that no rule is done with. */
export function pending(subject: Subject, ...names: readonly string[]): Slot[] {
  return subject.extensions.filter(
    (entry): entry is Slot => isSlot(entry) && !entry.done && names.includes(entry.extension.name),
  );
}

export function childrenNamed(parent: Extension, name: string): Extension[] {
  return parent.children.filter((child): child is Extension => isExtension(child) && child.name === name);
}

export function remove(subject: Subject, slot: Slot): void {
  subject.extensions = subject.extensions.filter((entry) => entry !== slot);
}

/** Whether the element is of one of these BPMN types, given without prefix. */
export function isA(subject: Subject, ...types: readonly string[]): boolean {
  return types.some((type) => subject.element.$instanceOf(`bpmn:${type}`));
}

/** An element without anything of the source engine; what others put there stays. */
export function untouched(element: ModdleElement): Subject {
  const container = element['extensionElements'] as ModdleElement | undefined;
  const values = (container?.['values'] as ModdleElement[] | undefined) ?? [];
  return { element, attributes: new Map(), result: new Map(), extensions: [...values] };
}
