import { SearchOutlined } from '@ant-design/icons';
import { fill, filterMenus, findEntries, leavesOf, typedWords, type MenuItem } from '@gongdi/domain';
import { Input } from 'antd';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useConsole, useOwnMenu, useSession } from '../../ground/context/console-context.tsx';
import { MenuIcon } from '../../ground/menus/menu-icon.tsx';
import { trailOf } from '../../ground/menus/menus.ts';
import { STARRED, USED } from '../../ground/menus/own-menu.ts';
import { MenuEntry } from './menu-entry.tsx';
import { MenuGroup } from './menu-group.tsx';
import { OwnIcon } from './own-icon.tsx';
import css from './side-menu.css?inline';
import { useMenuText } from './text/index.ts';
import { useMenuFolds } from './use-menu-folds.ts';
import { useMenuKeys } from './use-menu-keys.ts';
import { useOpenEntry } from './use-open-entry.ts';

const FavouritesDialog = lazyDialog(async () => ({
  default: (await import('./favourites-dialog.tsx')).FavouritesDialog,
}));

interface SideMenuProps {
  /** Called when a page was opened here, not in another tab. */
  onOpen?: () => void;
}

const NONE: readonly MenuItem[] = [];

/**
 * The menu of all pages: favourites, entries used last, and the groups. Entries are links. Folded groups are not in the
 * document, so a menu of hundreds of entries costs no more than what it shows.
 */
export function SideMenu({ onOpen }: SideMenuProps) {
  const { ownMenu } = useConsole();
  const menus = useSession().menus ?? NONE;
  const own = useOwnMenu();
  const text = useMenuText();
  const { pathname } = useLocation();
  const [input, setInput] = useState('');
  const [ordering, setOrdering] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const openEntry = useOpenEntry();
  useSheet(css);

  const trail = useMemo(() => trailOf(menus, pathname), [menus, pathname]);
  const here = trail.at(-1)?.index;
  const { isOpen, fold } = useMenuFolds(trail);
  const words = typedWords(input);
  const filtering = words.length > 0;
  const shown = filtering ? filterMenus(menus, words) : menus;
  const known = useMemo(() => new Map(leavesOf(menus).map((item) => [item.index, item])), [menus]);
  const itemsOf = (indexes: readonly string[]) => indexes.flatMap((index) => known.get(index) ?? []);
  const starred = itemsOf(own.starred);
  const used = itemsOf(own.used);

  const keys = useMenuKeys(
    list,
    (index) => known.get(index) ?? menus.find((item) => item.index === index),
    (index, by) => {
      const to = starred[starred.findIndex((item) => item.index === index) + by];
      if (to && own.starred.includes(index)) ownMenu.move(index, to.index);
      return own.starred.includes(index);
    },
  );
  // The entry of the page is in view when the menu comes, and when a page is opened from elsewhere.
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);

  const opened = () => {
    setInput('');
    onOpen?.();
  };
  const onFilterKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const first = filtering ? findEntries(menus, words)[0]?.at(-1) : undefined;
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[data-row]')?.focus();
    else if (event.key === 'Enter' && first) {
      openEntry(first);
      opened();
    } else if (event.key === 'Escape' && input) setInput('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const entry = (item: MenuItem, depth: number, current: boolean) => (
    <MenuEntry
      key={item.index}
      item={item}
      depth={depth}
      icon={depth === 0 && <MenuIcon name={item.icon} />}
      current={current}
      starred={own.starred.includes(item.index)}
      onOpened={opened}
    />
  );
  const branch = (item: MenuItem, depth: number) =>
    item.children.length === 0 ? (
      entry(item, depth, item.index === here)
    ) : (
      <MenuGroup
        key={item.index}
        index={item.index}
        title={item.title}
        depth={depth}
        icon={depth === 0 && <MenuIcon name={item.icon} />}
        open={filtering || isOpen(item.index)}
        within={trail.includes(item)}
        onFold={(open) => fold(item.index, open)}
      >
        {item.children.map((child) => branch(child, depth + 1))}
      </MenuGroup>
    );
  // The entry of the page on view is marked in its place, not once more in the user's own groups.
  const ownGroup = (index: string, title: string, items: readonly MenuItem[], end?: ReactNode) =>
    items.length > 0 &&
    !filtering && (
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
        {items.map((item) => entry(item, 1, false))}
      </MenuGroup>
    );
  return (
    <div className="gd-side-menu" ref={box}>
      <div className="gd-side-menu-filter">
        <Input
          allowClear
          value={input}
          maxLength={40}
          prefix={<SearchOutlined aria-hidden />}
          placeholder={text.filter}
          aria-label={text.filter}
          type="search"
          onChange={(event) => setInput(event.target.value)}
          onKeyDown={onFilterKey}
        />
      </div>
      <ul ref={list} {...keys}>
        {ownGroup(
          STARRED,
          text.starred,
          starred,
          starred.length > 1 && (
            <button
              type="button"
              className="gd-side-menu-star"
              aria-label={text.order}
              title={text.order}
              onClick={() => setOrdering(true)}
            >
              <OwnIcon name="order" />
            </button>
          ),
        )}
        {ownGroup(USED, text.used, used)}
        {shown.map((item) => branch(item, 0))}
      </ul>
      <p className="gd-side-menu-said" role="status">
        {filtering &&
          (shown.length > 0
            ? fill(text.filtered, { count: leavesOf(shown).length })
            : fill(text.filterNothing, { input: input.trim() }))}
      </p>
      {ordering && <FavouritesDialog items={starred} onClose={() => setOrdering(false)} />}
    </div>
  );
}
