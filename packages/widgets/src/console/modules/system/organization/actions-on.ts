import type { OrganizationNode } from '@gongdi/api';

const ACTIONS = ['add', 'edit', 'move', 'activate', 'delete'] as const;
type Action = (typeof ACTIONS)[number];

/** Users may edit their own organisation and add others below it, but not move, disable or delete it. */
const OWN: ReadonlySet<Action> = new Set(['add', 'edit']);

interface Standing {
  /** It is the user's own organisation. */
  own: boolean;
  /** There is no organisation above it. */
  root: boolean;
  may: (operation: string) => boolean;
}

/** Returns what the user may do with an organisation. */
export function actionsOn(
  { editable }: Pick<OrganizationNode, 'editable'>,
  { own, root, may }: Standing,
): ReadonlySet<Action> {
  if (!editable) return new Set();
  return new Set(
    ACTIONS.filter(
      // A move is an edit of the parent, so it has no permission of its own.
      (action) =>
        may(action === 'move' ? 'edit' : action) && !(own && !OWN.has(action)) && !(root && action === 'move'),
    ),
  );
}
