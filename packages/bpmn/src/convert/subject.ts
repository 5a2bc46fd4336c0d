import type { ModdleElement } from '../model/types.ts';

/**
 * An extension element in engine-neutral form. Rules rename and rearrange these; elements of the target engine are
 * created from them at the end of a conversion.
 */
export interface Extension {
  readonly kind: 'extension';
  /** Local name: `taskListener`. */
  name: string;
  attributes: Map<string, string>;
  /** Extension elements of the same engine, and elements of other namespaces, which stay unchanged. */
  children: (Extension | ModdleElement)[];
  body: string;
}

/**
 * One BPMN element with the attributes and elements of an engine's namespace. Rules move entries from `source` to
 * `target`.
 */
export interface Subject {
  readonly element: ModdleElement;
  /** Attributes of the source engine that no rule has converted yet. */
  readonly attributes: Map<string, string>;
  /** Attributes of the target engine. */
  readonly result: Map<string, string>;
  /** Extension elements in document order, together with elements of other namespaces, which stay unchanged. */
  extensions: (Slot | ModdleElement)[];
  /** The type of the BPMN element that replaces `element`; the writer decides which properties are copied. */
  becomes?: string;
  /** Attributes without namespace; a string is set, undefined removes the attribute. */
  plain?: Map<string, string | undefined>;
}

/** An extension element of the source engine; after a rule has converted it, of the target engine. */
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

/** Returns the slots of these names that no rule has converted. */
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

/** Returns whether the element has one of these BPMN types, given without prefix. */
export function isA(subject: Subject, ...types: readonly string[]): boolean {
  return types.some((type) => subject.element.$instanceOf(`bpmn:${type}`));
}

/** Returns a subject for an element without anything of the source engine; content of other namespaces stays. */
export function untouched(element: ModdleElement): Subject {
  const container = element['extensionElements'] as ModdleElement | undefined;
  const values = (container?.['values'] as ModdleElement[] | undefined) ?? [];
  return { element, attributes: new Map(), result: new Map(), extensions: [...values] };
}
