import type { MenuItem } from '@gongdi/domain';
import { createContext, memo, use, type ReactNode } from 'react';
import { MenuIcon } from '../../ground/menus/menu-icon.tsx';
import { STARRED } from '../../ground/menus/own-menu.ts';
import { MenuEntry } from './menu-entry.tsx';
import { MenuGroup } from './menu-group.tsx';
import { OwnIcon } from './own-icon.tsx';
import type { OpenEntry } from './use-open-entry.ts';

/** What all branches of one menu share. */
export interface MenuBranches {
  /** Indexes of the favourites. */
  starred: readonly string[];
  isOpen: (group: string) => boolean;
  fold: (group: string, open: boolean) => void;
  hrefOf: (item: MenuItem) => string;
  /** Must be the same at every rendering. */
  onOpen: OpenEntry;
}

export const BranchesContext = createContext<MenuBranches | null>(null);

const ELSEWHERE: readonly MenuItem[] = [];

/** Returns the trail as a branch needs it: those without the page on view are given the same for every page. */
export const trailIn = (trail: readonly MenuItem[], depth: number, item: MenuItem): readonly MenuItem[] =>
  trail[depth]?.index === item.index ? trail : ELSEWHERE;

interface MenuBranchProps {
  item: MenuItem;
  depth: number;
  /** Entries from the top to the one of the page on view, if that is in this branch. */
  trail: readonly MenuItem[];
}

/**
 * A group with what is below it, or an entry. Another page draws only the branches anew that have it or had the one
 * before.
 */
export const MenuBranch = memo(function MenuBranch({ item, depth, trail }: MenuBranchProps): ReactNode {
  const { starred, isOpen, fold, hrefOf, onOpen } = use(BranchesContext)!;
  if (item.children.length === 0)
    return (
      <MenuEntry
        item={item}
        depth={depth}
        pictured={depth === 0}
        current={item.index === trail.at(-1)?.index}
        starred={starred.includes(item.index)}
        href={hrefOf(item)}
        onOpen={onOpen}
      />
    );
  return (
    <MenuGroup
      depth={depth}
      icon={depth === 0 && <MenuIcon name={item.icon} />}
      index={item.index}
      title={item.title}
      open={isOpen(item.index)}
      within={trail.some(({ index }) => index === item.index)}
      onFold={(open) => fold(item.index, open)}
    >
      {item.children.map((child) => (
        <MenuBranch key={child.index} item={child} depth={depth + 1} trail={trailIn(trail, depth + 1, child)} />
      ))}
    </MenuGroup>
  );
});

interface OwnGroupProps {
  index: string;
  title: string;
  items: readonly MenuItem[];
  /** Beside the title. */
  end?: ReactNode;
}

/** Favourites, or entries used last. The entry of the page on view is marked in its place, not once more here. */
export function OwnGroup({ index, title, items, end }: OwnGroupProps) {
  const { starred, isOpen, fold, hrefOf, onOpen } = use(BranchesContext)!;
  if (items.length === 0) return null;
  return (
    <MenuGroup
      index={index}
      title={title}
      depth={0}
      icon={<OwnIcon name={index === STARRED ? 'star' : 'clock'} />}
      open={isOpen(index)}
      within={false}
      end={end}
      onFold={(open) => fold(index, open)}
    >
      {items.map((item) => (
        <MenuEntry
          key={item.index}
          item={item}
          depth={1}
          current={false}
          starred={starred.includes(item.index)}
          href={hrefOf(item)}
          onOpen={onOpen}
        />
      ))}
    </MenuGroup>
  );
}
