import type { LossItem } from './types.ts';

/**
 * The contents of a document: every element, attribute and text as a multiset. Two documents are compared in two steps.
 * The first step compares counts and a sum of hashes, which needs no memory. Only if these differ, both documents are
 * listed again by name. The counts detect everything that is missing; the hash detects a changed value.
 */
export interface Inventory {
  elements: number;
  attributes: number;
  texts: number;
  hash: number;
  /** Only in a listing: key → entry. */
  readonly entries?: Map<string, InventoryEntry>;
}

export interface InventoryEntry {
  readonly kind: LossItem['kind'];
  readonly name: string;
  readonly value?: string;
  count: number;
  /** Ids of the nearest elements, in document order. */
  readonly owners: (string | undefined)[];
}

export function newInventory(listed: boolean): Inventory {
  const sums = { elements: 0, attributes: 0, texts: 0, hash: 0 };
  return listed ? { ...sums, entries: new Map() } : sums;
}

/** FNV-1a over UTF-16 code units. */
function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** A namespace-expanded name with its hash, computed once for each name of a document. */
export interface Name {
  readonly expanded: string;
  readonly hash: number;
}

const names = new Map<string, Name>();
/** Documents have few different names, but a hostile file may have many. The table is then emptied. */
const MAX_NAMES = 20_000;

export function nameOf(uri: string, local: string): Name {
  const expanded = uri ? `{${uri}}${local}` : local;
  let name = names.get(expanded);
  if (!name) {
    if (names.size >= MAX_NAMES) names.clear();
    name = { expanded, hash: hashText(expanded) };
    names.set(expanded, name);
  }
  return name;
}

function list(
  inventory: Inventory,
  kind: LossItem['kind'],
  name: string,
  value: string | undefined,
  owner: string | undefined,
): void {
  if (!inventory.entries) return;
  const key = value === undefined ? `${kind} ${name}` : `${kind} ${name} ${value}`;
  const entry = inventory.entries.get(key);
  if (entry) {
    entry.count++;
    entry.owners.push(owner);
  } else {
    inventory.entries.set(key, { kind, name, ...(value === undefined ? {} : { value }), count: 1, owners: [owner] });
  }
}

export function countElement(inventory: Inventory, name: Name, owner?: string): void {
  inventory.elements++;
  inventory.hash = (inventory.hash + Math.imul(name.hash, 0x9e3779b1)) | 0;
  if (inventory.entries) list(inventory, 'element', name.expanded, undefined, owner);
}

export function countAttribute(inventory: Inventory, element: Name, name: Name, value: string, owner?: string): void {
  inventory.attributes++;
  inventory.hash = (inventory.hash + hashText(value, element.hash ^ Math.imul(name.hash, 0x85ebca6b))) | 0;
  if (inventory.entries) list(inventory, 'attribute', `${element.expanded}/@${name.expanded}`, value, owner);
}

export function countText(inventory: Inventory, element: Name, text: string, owner?: string): void {
  inventory.texts++;
  inventory.hash = (inventory.hash + hashText(text, element.hash)) | 0;
  if (inventory.entries) list(inventory, 'text', element.expanded, text, owner);
}

export function sameInventory(one: Inventory, other: Inventory): boolean {
  return (
    one.elements === other.elements &&
    one.attributes === other.attributes &&
    one.texts === other.texts &&
    one.hash === other.hash
  );
}

export interface Missing {
  readonly kind: LossItem['kind'];
  readonly name: string;
  readonly value?: string;
  readonly owner?: string;
  readonly count: number;
}

/** Returns the entries that `whole` contains and `part` does not. Both inventories must have been listed by name. */
export function missingFrom(whole: Inventory, part: Inventory): Missing[] {
  const missing: Missing[] = [];
  for (const [key, entry] of whole.entries ?? []) {
    const held = part.entries?.get(key);
    const count = entry.count - (held?.count ?? 0);
    if (count <= 0) continue;
    const { kind, name, value } = entry;
    const owner = entry.owners.find((id) => !held?.owners.includes(id)) ?? entry.owners.at(-1);
    missing.push({
      kind,
      name,
      count,
      ...(value === undefined ? {} : { value }),
      ...(owner === undefined ? {} : { owner }),
    });
  }
  return missing;
}
