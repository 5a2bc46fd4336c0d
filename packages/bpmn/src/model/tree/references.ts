import { spellReference } from '../spellings.ts';
import type { ModdleElement } from '../types.ts';

/** A reference whose target the document does not hold. It is kept aside and written again as it was. */
export interface Dangling {
  readonly element: ModdleElement;
  readonly property: string;
  readonly id: string;
  /** Its place among all names of a list. */
  readonly at: number;
}

/** The name of another element, where it stands in a list of child elements until it is found. */
export interface Placeholder {
  id: string | undefined;
}

/** A reference to be followed when the document is read. */
export interface Reference {
  readonly element: ModdleElement;
  readonly property: string;
  /** `one` target; `more` of a list written as attribute; a `list` of child elements that holds placeholders. */
  readonly kind: 'one' | 'more' | 'list';
  readonly name: Placeholder;
  /** Its place in a list written as attribute. */
  readonly at: number;
}

const PREFIX = /^[\p{L}_][\p{L}\p{N}\p{M}_.·-]*:/u;

/**
 * Follows all references. Targets are found by their id, also behind a namespace prefix or between blanks.
 * @returns those without target
 */
export function resolveReferences(
  references: readonly Reference[],
  byId: (id: string) => ModdleElement | undefined,
): Dangling[] {
  const dangling: Dangling[] = [];
  const find = (id: string): ModdleElement | undefined => {
    const exact = byId(id);
    if (exact) return exact;
    const trimmed = id.trim();
    return byId(trimmed) ?? (PREFIX.test(trimmed) ? byId(trimmed.replace(PREFIX, '')) : undefined);
  };
  const spell = (element: ModdleElement, property: string, target: ModdleElement, text: string) => {
    if (text !== target.id && text.trim() !== target.id)
      spellReference(element, property, target.id ?? '', text.trim());
  };
  for (const { element, property, kind, name, at } of references) {
    if (kind === 'list') {
      const list = element.get(property) as (Placeholder | ModdleElement)[];
      let kept = 0;
      for (let place = 0; place < list.length; place++) {
        const entry = list[place] as Placeholder;
        const target = entry.id === undefined ? undefined : find(entry.id);
        if (target) {
          spell(element, property, target, entry.id ?? '');
          list[kept++] = target;
        } else if (entry.id?.trim()) dangling.push({ element, property, id: entry.id, at: place });
      }
      list.length = kept;
      continue;
    }
    const id = name.id ?? '';
    const target = find(id);
    if (target) spell(element, property, target, id);
    if (kind === 'more') {
      if (target) (element.get(property) as unknown[]).push(target);
    } else element.set(property, target);
    if (!target && id.trim()) dangling.push({ element, property, id, at });
  }
  return dangling;
}

/** Puts references without target back into the tree for the time of `work`, so that it sees and prints them. */
export function withDangling<T>(dangling: readonly Dangling[], work: () => T): T {
  const undo: (() => void)[] = [];
  const lists = new Map<unknown[], Dangling[]>();
  for (const entry of dangling) {
    const { element, property, id } = entry;
    const current = element.get(property);
    if (Array.isArray(current)) {
      const own = lists.get(current);
      if (own) own.push(entry);
      else lists.set(current, [entry]);
    } else if (current === undefined) {
      element.set(property, { id: id.trim() });
      undo.push(() => element.set(property, undefined));
    }
  }
  for (const [list, missing] of lists) {
    const before = [...list];
    replace(list, merged(before, missing));
    undo.push(() => replace(list, before));
  }
  try {
    return work();
  } finally {
    for (const revert of undo) revert();
  }
}

/** The targets with the names of the missing ones where they stood; behind the others when these became fewer. */
function merged(targets: readonly unknown[], missing: readonly Dangling[]): unknown[] {
  const all: unknown[] = [];
  let next = 0;
  for (const { id, at } of missing) {
    while (all.length < at && next < targets.length) all.push(targets[next++]);
    all.push({ id: id.trim() });
  }
  while (next < targets.length) all.push(targets[next++]);
  return all;
}

function replace(list: unknown[], contents: readonly unknown[]): void {
  list.length = 0;
  for (const one of contents) list.push(one);
}
