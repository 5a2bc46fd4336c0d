import { fill, type MenuItem } from '@gongdi/domain';
import { memo } from 'react';
import { useConsole } from '../../ground/context/console-context.tsx';
import { MenuIcon } from '../../ground/menus/menu-icon.tsx';
import { OwnIcon } from './own-icon.tsx';
import { useMenuText } from './text/index.ts';
import type { OpenEntry } from './use-open-entry.ts';

interface MenuEntryProps {
  item: MenuItem;
  depth: number;
  /** Has its icon before the title. */
  pictured?: boolean;
  /** The page on view is that of the entry, or below it. */
  current: boolean;
  starred: boolean;
  /** Address of the link. */
  href: string;
  /** Must be the same at every rendering. */
  onOpen: OpenEntry;
}

/**
 * A link to the page of a menu entry, with a button that makes it a favourite. Of all entries only those that change are
 * drawn anew when another page is opened.
 */
export const MenuEntry = memo(function MenuEntry(props: MenuEntryProps) {
  const { item, depth, pictured = false, current, starred, href, onOpen } = props;
  const { ownMenu } = useConsole();
  const text = useMenuText();
  const label = fill(starred ? text.unstar : text.star, { name: item.title });
  return (
    <li className="gd-side-menu-line" data-depth={depth}>
      <a
        className="gd-side-menu-row"
        data-row={item.index}
        href={href}
        aria-current={current ? 'page' : undefined}
        title={item.title}
        onClick={(event) => void onOpen(item, event)}
      >
        {pictured && <MenuIcon name={item.icon} />}
        <span>{item.title}</span>
      </a>
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
});
