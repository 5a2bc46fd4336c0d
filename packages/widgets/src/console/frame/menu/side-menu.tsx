import { SearchOutlined } from '@ant-design/icons';
import { fill, filterMenus, findEntries, leavesOf, typedWords, type MenuItem } from '@gongdi/domain';
import { Input } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { inNextFrame } from '../../../kit/layout/in-next-frame.ts';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useConsole, useOwnMenu, useSession } from '../../ground/context/console-context.tsx';
import { trailOf } from '../../ground/menus/menus.ts';
import { STARRED, USED } from '../../ground/menus/own-menu.ts';
import { BranchesContext, MenuBranch, OwnGroup, trailIn, type MenuBranches } from './menu-branches.tsx';
import { OwnIcon } from './own-icon.tsx';
import css from './side-menu.css?inline';
import { useMenuText } from './text/index.ts';
import { useEntryAhead } from './use-entry-ahead.ts';
import { useMenuFolds } from './use-menu-folds.ts';
import { useMenuKeys } from './use-menu-keys.ts';
import { useEntryHref, useOpenEntry, type OpenEntry } from './use-open-entry.ts';

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
  const hrefOf = useEntryHref();
  useSheet(css);

  const trail = trailOf(menus, pathname);
  const { isOpen, fold } = useMenuFolds(trail);
  const words = typedWords(input);
  const filtering = words.length > 0;
  const shown = filtering ? filterMenus(menus, words) : menus;
  const known = useMemo(() => new Map(leavesOf(menus).map((item) => [item.index, item])), [menus]);
  const itemsOf = (indexes: readonly string[]) => indexes.flatMap((index) => known.get(index) ?? []);
  const starred = itemsOf(own.starred);

  const keys = useMenuKeys(
    list,
    (index) => known.get(index) ?? menus.find((item) => item.index === index),
    (index, by) => {
      const to = starred[starred.findIndex((item) => item.index === index) + by];
      if (to && own.starred.includes(index)) ownMenu.move(index, to.index);
      return own.starred.includes(index);
    },
  );
  const ahead = useEntryAhead((index) => known.get(index));
  // The entry of the page is in view when the menu comes, and when a page is opened from elsewhere.
  useEffect(() => {
    return inNextFrame(() => box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }));
  }, [trail]);

  const opened = useRef(onOpen);
  useEffect(() => {
    opened.current = onOpen;
  });
  const open = useCallback<OpenEntry>(
    (item, event) => {
      if (!openEntry(item, event)) return false;
      setInput('');
      opened.current?.();
      return true;
    },
    [openEntry],
  );
  const openBest = () => {
    const best = findEntries(menus, words)[0]?.at(-1);
    if (best) open(best);
  };

  const branches = useBranches({ starred: own.starred, filtering, isOpen, fold, hrefOf, onOpen: open });
  return (
    <div className="gd-side-menu" ref={box}>
      <MenuFilter
        value={input}
        onChange={setInput}
        onDown={() => list.current?.querySelector<HTMLElement>('[data-row]')?.focus()}
        onEnter={openBest}
      />
      <ul ref={list} {...keys} {...ahead}>
        <BranchesContext value={branches}>
          {!filtering && (
            <>
              <OwnGroup
                index={STARRED}
                title={text.starred}
                items={starred}
                end={starred.length > 1 && <OrderButton onClick={() => setOrdering(true)} />}
              />
              <OwnGroup index={USED} title={text.used} items={itemsOf(own.used)} />
            </>
          )}
          {shown.map((item) => (
            <MenuBranch key={item.index} item={item} depth={0} trail={trailIn(trail, 0, item)} />
          ))}
        </BranchesContext>
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

/** What the branches share. It stays the same while none of it changes, so that they are not drawn anew. */
function useBranches(given: MenuBranches & { filtering: boolean }): MenuBranches {
  const { starred, filtering, isOpen, fold, hrefOf, onOpen } = given;
  return useMemo(
    () => ({ starred, isOpen: (group) => filtering || isOpen(group), fold, hrefOf, onOpen }),
    [starred, filtering, isOpen, fold, hrefOf, onOpen],
  );
}

function OrderButton({ onClick }: { onClick: () => void }) {
  const text = useMenuText();
  return (
    <button type="button" className="gd-side-menu-star" aria-label={text.order} title={text.order} onClick={onClick}>
      <OwnIcon name="order" />
    </button>
  );
}

interface MenuFilterProps {
  value: string;
  onChange: (value: string) => void;
  /** The focus goes to the rows. */
  onDown: () => void;
  /** Opens the best entry. */
  onEnter: () => void;
}

function MenuFilter({ value, onChange, onDown, onEnter }: MenuFilterProps) {
  const text = useMenuText();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Enter' && value.trim()) onEnter();
    else if (event.key === 'Escape' && value) onChange('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="gd-side-menu-filter">
      <Input
        allowClear
        value={value}
        maxLength={40}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={text.filterHint}
        aria-label={text.filter}
        type="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
