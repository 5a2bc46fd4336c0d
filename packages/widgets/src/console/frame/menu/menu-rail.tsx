import { leavesOf, type MenuItem } from '@gongdi/domain';
import { Popover } from 'antd';
import {
  useCallback,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useConsole, useOwnMenu, useSession } from '../../ground/context/console-context.tsx';
import { MenuIcon } from '../../ground/menus/menu-icon.tsx';
import { trailOf } from '../../ground/menus/menus.ts';
import { STARRED, USED } from '../../ground/menus/own-menu.ts';
import { MenuEntry } from './menu-entry.tsx';
import { OwnIcon } from './own-icon.tsx';
import css from './side-menu.css?inline';
import { useMenuText } from './text/index.ts';
import { useEntryAhead } from './use-entry-ahead.ts';
import { useMenuKeys } from './use-menu-keys.ts';
import { useEntryHref, useOpenEntry, type OpenEntry } from './use-open-entry.ts';

const NONE: readonly MenuItem[] = [];
const NO_MOVE = () => false;

/** The menu as a narrow strip of icons. Groups show their entries beside it. */
export function MenuRail() {
  const menus = useSession().menus ?? NONE;
  const own = useOwnMenu();
  const text = useMenuText();
  const open = useOpenEntry();
  const hrefOf = useEntryHref();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useSheet(css);
  const trail = trailOf(menus, pathname);
  const known = new Map(leavesOf(menus).map((item) => [item.index, item]));
  const itemsOf = (indexes: readonly string[]) => indexes.flatMap((index) => known.get(index) ?? []);
  const keys = useMenuKeys(list, (index) => menus.find((item) => item.index === index), NO_MOVE);
  const ahead = useEntryAhead((index) => known.get(index));
  const ownGroup = (index: string, title: string, items: readonly MenuItem[]) =>
    items.length > 0 && (
      <RailGroup index={index} title={title} items={items} within={false} trail={trail}>
        <OwnIcon name={index === STARRED ? 'star' : 'clock'} />
      </RailGroup>
    );
  return (
    <div className="gd-side-menu gd-side-menu-rail">
      <ul ref={list} {...keys} {...ahead}>
        {ownGroup(STARRED, text.starred, itemsOf(own.starred))}
        {ownGroup(USED, text.used, itemsOf(own.used))}
        {menus.map((item) =>
          item.children.length > 0 ? (
            <RailGroup
              key={item.index}
              index={item.index}
              title={item.title}
              items={item.children}
              within={trail.includes(item)}
              trail={trail}
            >
              <MenuIcon name={item.icon} />
            </RailGroup>
          ) : (
            <li key={item.index} className="gd-side-menu-line" data-depth={0}>
              <a
                className="gd-side-menu-row"
                data-row={item.index}
                href={hrefOf(item)}
                aria-current={trail.includes(item) ? 'page' : undefined}
                aria-label={item.title}
                title={item.title}
                onClick={(event) => void open(item, event)}
              >
                <MenuIcon name={item.icon} />
              </a>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

interface RailGroupProps {
  index: string;
  title: string;
  items: readonly MenuItem[];
  within: boolean;
  trail: readonly MenuItem[];
  children: ReactNode;
}

function RailGroup({ index, title, items, within, trail, children }: RailGroupProps) {
  const [open, setOpen] = useState(false);
  // Opened by a key: the first entry gets the focus.
  const [byKey, setByKey] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = (back: boolean) => {
    setOpen(false);
    if (back) button.current?.focus();
  };
  return (
    <li className="gd-side-menu-line" data-depth={0}>
      <Popover
        open={open}
        onOpenChange={(shown) => {
          if (shown) setByKey(false);
          setOpen(shown);
        }}
        // Not before: until then the popup is nowhere, and cannot have the focus.
        afterOpenChange={(shown) => {
          if (shown && byKey) list.current?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
        }}
        trigger="hover"
        placement="rightTop"
        arrow={false}
        destroyOnHidden
        title={title}
        content={<Flyout title={title} items={items} trail={trail} list={list} onClose={close} />}
      >
        <button
          ref={button}
          type="button"
          className={`gd-side-menu-row${within ? ' gd-side-menu-within' : ''}`}
          data-row={index}
          aria-label={title}
          aria-expanded={open}
          onClick={(event) => {
            setByKey(event.detail === 0);
            setOpen(event.detail === 0 || !open);
          }}
        >
          {children}
        </button>
      </Popover>
    </li>
  );
}

interface FlyoutProps extends Pick<RailGroupProps, 'title' | 'items' | 'trail'> {
  list: RefObject<HTMLUListElement | null>;
  /** @param back the button of the group gets the focus */
  onClose: (back: boolean) => void;
}

function Flyout({ title, items, trail, list, onClose }: FlyoutProps) {
  const { ownMenu } = useConsole();
  const { starred } = useOwnMenu();
  const leaves = leavesOf(items);
  const open = useOpenEntry();
  const hrefOf = useEntryHref();
  const onOpen = useCallback<OpenEntry>(
    (item, event) => {
      const opened = open(item, event);
      if (opened) onClose(false);
      return opened;
    },
    [open, onClose],
  );
  const keys = useMenuKeys(
    list,
    (index) => leaves.find((item) => item.index === index),
    (index, by) => {
      const to = starred[starred.indexOf(index) + by];
      if (to && starred.includes(index)) ownMenu.move(index, to);
      return starred.includes(index);
    },
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // Events of a popup bubble to the strip, which is not concerned.
    event.stopPropagation();
    const target = event.target as HTMLElement;
    if (event.key === 'Escape' || (event.key === 'ArrowLeft' && target.matches('[data-row]'))) {
      event.preventDefault();
      onClose(true);
    } else keys.onKeyDown(event);
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onClose(false);
  };
  return (
    <ul
      ref={list}
      className="gd-side-menu gd-side-menu-flyout"
      aria-label={title}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {leaves.map((item) => (
        <MenuEntry
          key={item.index}
          item={item}
          depth={0}
          current={trail.includes(item)}
          starred={starred.includes(item.index)}
          href={hrefOf(item)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
