/** Returns whether a press adds to the selection instead of replacing it. */
export const addsTo = ({ shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): boolean =>
  shiftKey || ctrlKey || metaKey;

/**
 * Returns the selection after a press on a point: the point alone, or with `more` the point added to the others or
 * taken from them.
 */
export function chosenAfter(selected: ReadonlySet<string>, key: string, more: boolean): ReadonlySet<string> {
  const next = new Set(more ? selected : []);
  if (more && selected.has(key)) next.delete(key);
  else next.add(key);
  return next;
}
