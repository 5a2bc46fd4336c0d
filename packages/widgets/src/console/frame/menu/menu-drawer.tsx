import { Drawer } from 'antd';
import { useState } from 'react';
import { useText } from '../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../ground/page/page-focus.ts';
import { SideMenu } from './side-menu.tsx';

interface MenuDrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
}

/** The menu where there is no room beside the page. */
export function MenuDrawer({ open, title, onClose }: MenuDrawerProps) {
  const text = useText();
  // It was closed by a choice in the menu.
  const [left, setLeft] = useState(false);
  const rescueFocus = useFocusRescue();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      // After a choice the new page has the focus or gets it once loaded. The button gets it back only if nothing was
      // chosen.
      focusable={{ focusTriggerAfterClose: !left }}
      afterOpenChange={(shown) => {
        if (shown) setLeft(false);
        else if (left) rescueFocus();
      }}
      placement="left"
      size={260}
      title={title}
      styles={{ body: { padding: 0 } }}
    >
      <nav aria-label={text.mainMenu}>
        <SideMenu
          onOpen={() => {
            setLeft(true);
            onClose();
          }}
        />
      </nav>
    </Drawer>
  );
}
