import { fill, type MenuItem } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useConsole } from '../../ground/context/console-context.tsx';
import { addressOf } from '../../ground/menus/menus.ts';
import { OwnIcon } from './own-icon.tsx';
import { useMenuText } from './text/index.ts';
import { useOpenEntry } from './use-open-entry.ts';

export interface MenuEntryProps {
  item: MenuItem;
  depth: number;
  /** The page on view is that of the entry, or below it. */
  current: boolean;
  starred: boolean;
  icon?: ReactNode;
  /** Called when the entry has opened its page here. */
  onOpened: (() => void) | undefined;
}

/** A link to the page of a menu entry, with a button that makes it a favourite. */
export function MenuEntry({ item, depth, current, starred, icon, onOpened }: MenuEntryProps) {
  const { ownMenu } = useConsole();
  const text = useMenuText();
  const open = useOpenEntry();
  const label = fill(starred ? text.unstar : text.star, { name: item.title });
  return (
    <li className="gd-side-menu-line" data-depth={depth}>
      <Link
        className="gd-side-menu-row"
        data-row={item.index}
        to={addressOf(item)}
        aria-current={current ? 'page' : undefined}
        title={item.title}
        onClick={(event) => {
          if (open(item, event)) onOpened?.();
        }}
      >
        {icon}
        <span>{item.title}</span>
      </Link>
      <button
        type="button"
        className="gd-side-menu-star"
        aria-pressed={starred}
        aria-label={label}
        title={label}
        onClick={() => ownMenu.star(item.index, !starred)}
      >
        <OwnIcon name="star" />
      </button>
    </li>
  );
}
