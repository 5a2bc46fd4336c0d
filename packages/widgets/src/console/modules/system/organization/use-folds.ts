import type { OrganizationNode } from '@gongdi/api';
import { useState } from 'react';
import { wayTo } from './tree-model.ts';

interface Folds {
  /** Ids whose children are hidden. */
  folded: ReadonlySet<string>;
  fold: (id: string, shut: boolean) => void;
  foldAll: () => void;
  unfoldAll: () => void;
}

/**
 * Folded organisations of the tree. An organisation that is chosen, added or moved becomes visible: everything above it
 * is unfolded, once; it may be folded again later.
 * @param chosen id of the organisation whose details are shown
 */
export function useFolds(tree: readonly OrganizationNode[], chosen: string | undefined): Folds {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState('');
  const way = chosen === undefined ? [] : wayTo(tree, chosen).map((one) => one.org_id);
  if (way.join() !== shown) {
    setShown(way.join());
    const above = new Set(way.slice(0, -1));
    if ([...folded].some((id) => above.has(id))) setFolded(new Set([...folded].filter((id) => !above.has(id))));
  }
  return {
    folded,
    fold: (id, shut) =>
      setFolded((now) => {
        const next = new Set(now);
        if (shut) next.add(id);
        else next.delete(id);
        return next;
      }),
    foldAll: () => setFolded(idsOf(tree)),
    unfoldAll: () => setFolded(new Set()),
  };
}

function idsOf(tree: readonly OrganizationNode[]): Set<string> {
  return new Set(tree.flatMap((node) => [node.org_id, ...idsOf(node.children)]));
}
