import type { TreeEdit } from '../model/index.ts';
import type { CheckFinding } from './types.ts';

/** Applies one edit to the tree. */
export function applyEdit(edit: TreeEdit): void {
  if (edit.op === 'set') {
    edit.element.set(edit.property, edit.value);
    return;
  }
  const held = edit.parent[edit.property];
  if (Array.isArray(held)) {
    const at = held.indexOf(edit.child);
    if (at >= 0) held.splice(at, 1);
  } else if (held === edit.child) edit.parent.set(edit.property, undefined);
}

/**
 * Applies all fixes of a check. One fix can make another finding obsolete, so check again afterwards.
 *
 * @returns number of fixes applied
 */
export function applyFixes(findings: readonly CheckFinding[]): number {
  let made = 0;
  for (const { fix } of findings) {
    if (!fix) continue;
    fix.edits.forEach(applyEdit);
    made += 1;
  }
  return made;
}
