import type { OrganizationNode } from '@gongdi/api';

/** A visible row of the tree. */
export interface TreeLine {
  node: OrganizationNode;
  /** 1 for a root. */
  depth: number;
  parent?: OrganizationNode;
  /** Its children are shown. */
  open: boolean;
}

/**
 * Returns the rows to show. With a search word: the matches and the organisations above them, all unfolded.
 * @param folded ids whose children are hidden
 */
export function linesOf(
  tree: readonly OrganizationNode[],
  folded: ReadonlySet<string>,
  word: string,
  depth = 1,
  parent?: OrganizationNode,
): TreeLine[] {
  const wanted = word.trim().toLowerCase();
  return tree.flatMap((node) => {
    if (wanted && !holds(node, wanted)) return [];
    const open = wanted ? node.children.some((child) => holds(child, wanted)) : !folded.has(node.org_id);
    return [
      { node, depth, open, ...(parent && { parent }) },
      ...(open ? linesOf(node.children, folded, word, depth + 1, node) : []),
    ];
  });
}

function holds(node: OrganizationNode, wanted: string): boolean {
  return node.name.toLowerCase().includes(wanted) || node.children.some((child) => holds(child, wanted));
}

export function nodeOf(tree: readonly OrganizationNode[], id: string | null): OrganizationNode | undefined {
  for (const node of tree) {
    const found = node.org_id === id ? node : nodeOf(node.children, id);
    if (found) return found;
  }
  return undefined;
}

/** Returns the path from the root to an organisation, which is the last element. */
export function wayTo(tree: readonly OrganizationNode[], id: string): OrganizationNode[] {
  for (const node of tree) {
    if (node.org_id === id) return [node];
    const below = wayTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Returns the number of users in an organisation and all organisations below it. */
export function usersWithin(node: OrganizationNode): number {
  return node.children.reduce((sum, child) => sum + usersWithin(child), node.user_count);
}

/** Returns whether an organisation or one above it is disabled. */
export function isOff(tree: readonly OrganizationNode[], id: string): boolean {
  return wayTo(tree, id).some((one) => one.org_status === 0);
}

/** Place of a drop: before an organisation, inside (below) it, or after it. */
export type DropZone = 'before' | 'inside' | 'after';

/** Parameters of the call that moves an organisation. */
export interface Move {
  org_pid: string;
  after: string | null;
}

/** Returns the children of a parent among which a moved organisation is placed, without that organisation itself. */
export function siblingsFor(tree: readonly OrganizationNode[], id: string, org_pid: string): OrganizationNode[] {
  return (nodeOf(tree, org_pid)?.children ?? []).filter((one) => one.org_id !== id);
}

/**
 * Returns whether an organisation can be moved below another one. The other one has to be editable, and must not be the
 * organisation itself or one below it.
 */
export function mayHang(tree: readonly OrganizationNode[], id: string, org_pid: string): boolean {
  const target = nodeOf(tree, org_pid);
  return target !== undefined && target.editable && !wayTo(tree, org_pid).some((one) => one.org_id === id);
}

/** @returns the move for a drop; undefined if it is not possible or would change nothing */
export function moveFor(
  tree: readonly OrganizationNode[],
  id: string,
  target: string,
  zone: DropZone,
): Move | undefined {
  const parent = zone === 'inside' ? target : wayTo(tree, target).at(-2)?.org_id;
  if (parent === undefined || target === id || !mayHang(tree, id, parent)) return undefined;
  const siblings = siblingsFor(tree, id, parent);
  const at = siblings.findIndex((one) => one.org_id === target);
  const after = zone === 'inside' ? siblings.at(-1)?.org_id : zone === 'after' ? target : siblings[at - 1]?.org_id;
  const move = { org_pid: parent, after: after ?? null };
  return isSamePlace(tree, id, move) ? undefined : move;
}

export function isSamePlace(tree: readonly OrganizationNode[], id: string, { org_pid, after }: Move): boolean {
  const parent = wayTo(tree, id).at(-2);
  if (parent?.org_id !== org_pid) return false;
  const at = parent.children.findIndex((one) => one.org_id === id);
  return (parent.children[at - 1]?.org_id ?? null) === after;
}
