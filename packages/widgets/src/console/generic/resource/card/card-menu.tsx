import { EllipsisOutlined } from '@ant-design/icons';
import { fill, titleOf, type AnyResource } from '@gongdi/domain';
import { Dropdown, type MenuProps } from 'antd';
import { useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { SmallButton } from '../../../../kit/layout/small-button.tsx';
import { useText } from '../../../ground/context/console-context.tsx';
import type { ScreenRow } from '../screen/screen.ts';

interface CardMenuProps {
  resource: AnyResource;
  row: ScreenRow;
  menu: MenuProps;
}

/**
 * What may be done with the record of a card; nothing when nothing may. The menu is made when it is first opened: a
 * board has many cards, and few menus are opened.
 */
export function CardMenu({ resource, row, menu }: CardMenuProps) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if ((menu.items?.length ?? 0) === 0) return null;
  const more = (
    <SmallButton
      ref={button}
      className="gd-card-more"
      aria-label={fill(text.moreOf, { name: titleOf(resource, row) })}
      aria-haspopup="menu"
      onClick={opened ? undefined : () => setOpened(true)}
    >
      <EllipsisOutlined aria-hidden />
    </SmallButton>
  );
  return opened ? (
    <Opened menu={menu} button={button}>
      {more}
    </Opened>
  ) : (
    more
  );
}

interface OpenedProps {
  menu: MenuProps;
  button: RefObject<HTMLElement | null>;
  children: ReactElement;
}

/** The menu, open at first. */
function Opened({ menu, button, children }: OpenedProps) {
  const [open, setOpen] = useState(true);
  // The button that opened the menu was drawn anew with it, which took the focus from it.
  useLayoutEffect(() => button.current?.focus(), [button]);
  return (
    <Dropdown open={open} onOpenChange={setOpen} trigger={['click']} menu={menu} placement="bottomRight">
      {children}
    </Dropdown>
  );
}
