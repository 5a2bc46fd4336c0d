import { spellReference } from '../spellings.ts';
import type { ModdleElement } from '../types.ts';

/**
 * A reference to a target that the document does not contain. It is stored outside the tree and written again
 * unchanged.
 */
export interface Dangling {
  readonly element: ModdleElement;
  readonly property: string;
  readonly id: string;
  /** Its index among all names of a list. */
  readonly at: number;
}

/** The name of another element. It holds the place in a list of child elements until the element is found. */
export interface Placeholder {
  id: string | undefined;
}

/** A reference that is resolved after the document has been read. */
export interface Reference {
  readonly element: ModdleElement;
  readonly property: string;
  /**
   * `one`: a single target; `more`: a target of a list that is written as an attribute; `list`: a list of child
   * elements that holds placeholders.
   */
  readonly kind: 'one' | 'more' | 'list';
  readonly name: Placeholder;
  /** Its index in a list that is written as an attribute. */
  readonly at: number;
}

const PREFIX = /^[\p{L}_][\p{L}\p{N}\p{M}_.·-]*:/u;

/**
 * Resolves all references. A target is found by its id, also behind a namespace prefix or between blanks.
 * @returns the references without a target
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

/** Puts references without a target back into the tree while `work` runs, so that `work` reads and prints them. */
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

/**
 * Returns the targets with the names of the missing ones at their original index. If there are fewer targets now, the
 * missing names follow at the end.
 */
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
