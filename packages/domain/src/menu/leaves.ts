/** Entries that open a screen, in the order of the tree. */
export function leavesOf<T extends { readonly children: readonly T[] }>(menus: readonly T[]): T[] {
  return menus.flatMap((item) => (item.children.length > 0 ? leavesOf(item.children) : [item]));
}
