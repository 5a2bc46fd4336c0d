import { Reader } from 'moddle-xml';
import type { Moddle, ModdleElement } from './types.ts';

/** A reference whose target the document does not hold. It is kept aside and written again as it was. */
export interface Dangling {
  readonly element: ModdleElement;
  readonly property: string;
  readonly id: string;
}

export interface Tree {
  readonly definitions: ModdleElement;
  readonly byId: ReadonlyMap<string, ModdleElement>;
  readonly dangling: readonly Dangling[];
  readonly duplicates: readonly { readonly id: string; readonly element: ModdleElement }[];
  readonly illegalIds: readonly string[];
  readonly warnings: readonly string[];
}

interface Reference {
  readonly element: ModdleElement;
  readonly property: string;
  readonly id: string;
}

interface Context {
  references: Reference[];
  addElement: (element: ModdleElement) => void;
}

interface RootHandler {
  context: Context;
  handleEnd(): void;
}

/** An XML name without colon. Chinese letters are letters to XML, though not to moddle. */
const NCNAME = /^[\p{L}_][\p{L}\p{N}\p{M}_.·-]*$/u;
const PREFIX = /^[\w.-]+:/;

/**
 * Builds the moddle tree. Unlike plain moddle it keeps elements whose id is repeated or not a Latin name, finds
 * targets of references that carry a namespace prefix or line breaks, keeps the rest aside,
 * and resolves long lists of references in linear time.
 *
 * @throws Error when the text cannot be parsed at all
 */
export async function readTree(xml: string, moddle: Moddle): Promise<Tree> {
  const byId = new Map<string, ModdleElement>();
  const duplicates: { id: string; element: ModdleElement }[] = [];
  const illegalIds: string[] = [];
  let dangling: Dangling[] = [];

  const reader = new Reader({ model: moddle, lax: true });
  const handler = reader.handler('bpmn:Definitions') as RootHandler;
  let context: Context | undefined;
  Object.defineProperty(handler, 'context', {
    get: () => context,
    set: (given: Context) => {
      context = given;
      given.addElement = (element) => {
        const property = element.$descriptor.idProperty;
        const id = property && element.get(property.name);
        if (typeof id !== 'string' || id === '') return;
        if (!NCNAME.test(id)) illegalIds.push(id);
        if (byId.has(id)) duplicates.push({ id, element });
        else byId.set(id, element);
      };
    },
  });
  const handleEnd = handler.handleEnd.bind(handler);
  handler.handleEnd = () => {
    handleEnd();
    if (!context) return;
    dangling = resolve(context.references, byId);
    // Nothing is left for moddle's own resolution, which is quadratic in long lists.
    context.references = [];
  };
  const { rootElement, warnings } = await reader.fromXML(xml, handler);
  return {
    definitions: rootElement as ModdleElement,
    byId,
    dangling,
    duplicates,
    illegalIds,
    warnings: warnings.map((warning) => warning.message),
  };
}

function resolve(references: readonly Reference[], byId: ReadonlyMap<string, ModdleElement>): Dangling[] {
  const dangling: Dangling[] = [];
  const lists = new Map<ModdleElement, Set<string>>();
  for (const reference of references) {
    const { element, id } = reference;
    const property = element.$descriptor.propertiesByName[reference.property];
    if (!property) continue;
    if (!property.isMany) {
      const target = find(byId, id);
      if (target) element.set(property.name, target);
      else {
        element.set(property.name, undefined);
        if (typeof id === 'string' && id.trim()) dangling.push({ element, property: property.name, id });
      }
      continue;
    }
    const list = element.get(property.name) as unknown[];
    if (property.isAttr) {
      const target = find(byId, id);
      if (target) list.push(target);
      else if (id.trim()) dangling.push({ element, property: property.name, id });
      continue;
    }
    const seen = lists.get(element);
    if (seen?.has(property.name)) continue;
    if (seen) seen.add(property.name);
    else lists.set(element, new Set([property.name]));
    // Placeholders of child elements stand in the list already, at the place of their targets.
    const targets: ModdleElement[] = [];
    for (const entry of list as (Reference | ModdleElement)[]) {
      if ('$type' in entry) {
        targets.push(entry);
        continue;
      }
      const target = find(byId, entry.id);
      if (target) targets.push(target);
      else if (typeof entry.id === 'string' && entry.id.trim()) {
        dangling.push({ element, property: property.name, id: entry.id });
      }
    }
    list.splice(0, list.length, ...targets);
  }
  return dangling;
}

function find(byId: ReadonlyMap<string, ModdleElement>, id: string | undefined): ModdleElement | undefined {
  if (typeof id !== 'string') return undefined;
  const exact = byId.get(id);
  if (exact) return exact;
  const trimmed = id.trim();
  return byId.get(trimmed) ?? (PREFIX.test(trimmed) ? byId.get(trimmed.replace(PREFIX, '')) : undefined);
}

/** Puts references without target back into the tree for the time of `work`, so that it sees and prints them. */
export function withDangling<T>(dangling: readonly Dangling[], work: () => T): T {
  const undo: (() => void)[] = [];
  for (const { element, property, id } of dangling) {
    const placeholder = { id: id.trim() };
    const current = element.get(property);
    if (Array.isArray(current)) {
      current.push(placeholder);
      undo.push(() => {
        const at = current.lastIndexOf(placeholder);
        if (at !== -1) current.splice(at, 1);
      });
    } else if (current === undefined) {
      element.set(property, placeholder);
      undo.push(() => element.set(property, undefined));
    }
  }
  try {
    return work();
  } finally {
    // Backwards, so that each list shrinks from its end.
    for (const revert of undo.reverse()) revert();
  }
}
