import type { VisibleNode } from './tree.ts';

/** What a key does in the outline: shows an entry or none, opens its details, folds or unfolds it. */
export type OutlineMove = { go: string | undefined } | { open: string } | { fold: string; shut: boolean };

/**
 * Returns what a key does, as in any tree: arrows, Home and End go through the entries, left and right fold and unfold,
 * Enter opens, a letter goes to the next name that begins with it.
 * @param index the current entry
 * @returns null: the key does nothing
 */
export function moveOf(
  key: string,
  entries: readonly VisibleNode[],
  index: number,
  folded: ReadonlySet<string>,
): OutlineMove | null {
  const entry = entries[index];
  if (!entry) return null;
  const { id } = entry.node.element;
  const idAt = (at: number) => entries[at]?.node.element.id;
  const branch = entry.node.children.length > 0;
  switch (key) {
    case 'ArrowDown':
      return { go: idAt(index + 1) };
    case 'ArrowUp':
      return { go: idAt(index - 1) };
    case 'Home':
      return { go: idAt(0) };
    case 'End':
      return { go: idAt(entries.length - 1) };
    case 'Enter':
    case ' ':
      return { open: id };
    case 'ArrowRight':
      if (!branch) return null;
      return folded.has(id) ? { fold: id, shut: false } : { go: idAt(index + 1) };
    case 'ArrowLeft':
      return branch && !folded.has(id) ? { fold: id, shut: true } : { go: entry.parent?.element.id };
    default:
      return key.length === 1 ? { go: nextByLetter(key.toLowerCase(), entries, index) } : null;
  }
}

/** Returns the next entry whose name begins with a letter, after the last one from the first again. */
function nextByLetter(letter: string, entries: readonly VisibleNode[], index: number): string | undefined {
  const rest = [...entries.slice(index + 1), ...entries.slice(0, index + 1)];
  return rest.find(({ node }) => node.element.businessObject.name?.toLowerCase().startsWith(letter))?.node.element.id;
}
