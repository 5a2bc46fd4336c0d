import type { Model, ModdleElement } from '../model/types.ts';
import { walk } from '../model/walk.ts';
import { flatten } from './flatten.ts';
import type { Item } from './flatten.ts';
import { NamespaceNames } from './namespace-names.ts';
import type { ChangedElement, ChangeKind, Comparison, DiffElement, FactChange, ModelDiff } from './types.ts';

/**
 * Compares two versions of a model by content: elements by id, with all attributes, extensions and contents. The
 * comparison ignores prefixes, order, comments, ids of parts such as event definitions, and `incoming`/`outgoing`,
 * because the sequence flows hold the same information. Changes of the drawing alone are listed separately.
 */
export function compareModels(before: Model, after: Model): ModelDiff {
  return compareTrees(before, after).diff;
}

/** Compares as {@link compareModels} does and returns the elements as well. */
export function compareTrees(before: Model, after: Model): Comparison {
  const names = new NamespaceNames();
  const [old, now] = [flatten(before, names), flatten(after, names)];
  const kinds = new Map<ModdleElement, ChangeKind>();
  const added: DiffElement[] = [];
  const removed: DiffElement[] = [];
  const changed: ChangedElement[] = [];
  for (const [key, item] of old) {
    if (sameKind(item, now.get(key))) continue;
    removed.push(diffElement(item));
    kinds.set(item.element, 'removed');
  }
  for (const [key, item] of now) {
    const earlier = old.get(key);
    if (!earlier || !sameKind(item, earlier)) {
      added.push(diffElement(item));
      kinds.set(item.element, 'added');
      continue;
    }
    const changes = factChanges(earlier.facts, item.facts);
    if (changes.length === 0) continue;
    changed.push({ ...diffElement(item), changes });
    kinds.set(item.element, 'changed');
  }
  const moved = movedItems(before, after, old, now);
  for (const { element } of moved) if (!kinds.has(element)) kinds.set(element, 'moved');
  const same = added.length + removed.length + changed.length === 0;
  return { diff: { same, added, removed, changed, layoutChanged: moved.map(diffElement) }, kinds };
}

const sameKind = (one: Item, other: Item | undefined) => other !== undefined && one.type === other.type;

function diffElement({ key, type, name }: Item): DiffElement {
  return { id: key, type, ...(name === undefined ? {} : { name }) };
}

type Facts = ReadonlyMap<string, string>;

function factChanges(earlier: Facts, after: Facts): FactChange[] {
  const before = underNewNames(earlier, after);
  const changes: FactChange[] = [];
  for (const [path, value] of before) {
    const now = after.get(path);
    if (now === undefined) changes.push({ path, before: value });
    else if (now !== value) changes.push({ path, before: value, after: now });
  }
  for (const [path, value] of after) if (!before.has(path)) changes.push({ path, after: value });
  return changes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Returns the earlier facts with renamed parts under their new names. So a rename is reported as one change and not as
 * the removal and addition of all facts of the part.
 */
function underNewNames(before: Facts, after: Facts): Facts {
  const renamed = renamedParts(before, after);
  if (renamed.length === 0) return before;
  const moved = [...before].map(([path, value]): [string, string] => {
    const part = renamed.find(({ from }) => isOf(path, from));
    return [part ? `${part.to}${path.slice(part.from.length)}` : path, value];
  });
  return new Map(moved);
}

/** Finds renames: a part is gone, exactly one part of the same kind and place is new, and both share some content. */
function renamedParts(before: Facts, after: Facts): { from: string; to: string }[] {
  const gone = namedParts(before, after);
  if (gone.size === 0) return [];
  const come = namedParts(after, before);
  return [...gone].flatMap(([kind, [from, ...moreGone]]) => {
    const [to, ...moreCome] = come.get(kind) ?? [];
    if (from === undefined || to === undefined || moreGone.length + moreCome.length > 0) return [];
    const contentBefore = contentOf(before, from);
    const contentNow = contentOf(after, to);
    const alike =
      contentBefore.size === contentNow.size &&
      [...contentBefore].some(([path, value]) => contentNow.get(path) === value);
    return alike ? [{ from, to }] : [];
  });
}

/** Returns the paths of named parts that the other version lacks, grouped by the path without the name. */
function namedParts(facts: Facts, other: Facts): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const path of facts.keys()) {
    if (other.has(path) || !path.endsWith(']')) continue;
    const mark = `[${facts.get(`${path}/@name`) ?? ''}]`;
    if (!path.endsWith(mark)) continue;
    const kind = path.slice(0, -mark.length);
    parts.set(kind, [...(parts.get(kind) ?? []), path]);
  }
  return parts;
}

const isOf = (path: string, part: string): boolean => path === part || path.startsWith(`${part}/`);

/** Returns the facts of a part except its name, by path within the part. */
function contentOf(facts: Facts, part: string): Map<string, string> {
  const inside = [...facts].filter(([path, value]) => isOf(path, part) && value !== '' && path !== `${part}/@name`);
  return new Map(inside.map(([path, value]) => [path.slice(part.length), value]));
}

/** Returns a text for the drawing of each element; the text differs exactly when the drawing differs. */
function drawings(model: Model): Map<string, string> {
  const drawn = new Map<string, string>();
  walk(model.definitions, (element) => {
    if (element.$type !== 'bpmndi:BPMNShape' && element.$type !== 'bpmndi:BPMNEdge') return;
    const id = (element['bpmnElement'] as ModdleElement | undefined)?.id;
    if (id === undefined) return;
    const parts: unknown[] = [];
    for (const key of Object.keys(element).toSorted()) {
      if (key === 'id' || key.startsWith('$')) continue;
      parts.push(key, plain(element[key]));
    }
    const others = Object.entries(element.$attrs ?? {}).filter(([key]) => !key.startsWith('xmlns'));
    parts.push(others.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    drawn.set(id, `${drawn.get(id) ?? ''}${JSON.stringify(parts)}`);
  });
  return drawn;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'id' && !key.startsWith('$'));
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, plain(inner)]);
}

function movedItems(
  before: Model,
  after: Model,
  old: ReadonlyMap<string, Item>,
  now: ReadonlyMap<string, Item>,
): Item[] {
  const [then, today] = [drawings(before), drawings(after)];
  const ids = new Set([...then.keys(), ...today.keys()]);
  const moved: Item[] = [];
  for (const id of ids) {
    const [earlier, item] = [old.get(id), now.get(id)];
    // Added and removed elements are reported as such, not as moved.
    if (!earlier || !item || then.get(id) === today.get(id)) continue;
    moved.push(item);
  }
  return moved;
}
