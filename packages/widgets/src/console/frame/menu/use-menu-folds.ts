import type { MenuItem } from '@gongdi/domain';
import { useCallback, useState } from 'react';
import { useConsole, useOwnMenu } from '../../ground/context/console-context.tsx';

/** Both functions stay the same until groups are folded or unfolded. */
interface MenuFolds {
  isOpen: (group: string) => boolean;
  fold: (group: string, open: boolean) => void;
}

/**
 * Which groups are unfolded: those that the user has unfolded, and those of the pages that were shown since the menu is
 * on view. The latter are not remembered, or else each page would leave its group open for good.
 * @param trail entries from the top to the one of the page on view
 */
export function useMenuFolds(trail: readonly MenuItem[]): MenuFolds {
  const { ownMenu } = useConsole();
  const { open } = useOwnMenu();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [here, setHere] = useState('');
  const groups = trail.slice(0, -1).map(({ index }) => index);
  if (groups.join() !== here) {
    setHere(groups.join());
    if (groups.some((group) => !shown.has(group))) setShown(new Set([...shown, ...groups]));
  }
  const isOpen = useCallback((group: string) => open.includes(group) || shown.has(group), [open, shown]);
  const fold = useCallback(
    (group: string, wanted: boolean) => {
      setShown((before) => new Set([...before].filter((one) => one !== group)));
      ownMenu.fold(group, wanted);
    },
    [ownMenu],
  );
  return { isOpen, fold };
}
