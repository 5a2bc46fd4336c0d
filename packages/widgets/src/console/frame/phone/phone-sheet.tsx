import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFocusRescue } from '../../ground/page/page-focus.ts';

interface PhoneSheetProps {
  title: string;
  /** Called when the sheet has gone. */
  onClose: () => void;
  /** `leave` closes the sheet and does something else, which takes the focus. */
  children: (leave: (go: () => void) => void) => ReactNode;
}

/** A sheet that comes from the bottom of a phone, as high as what is in it. */
export function PhoneSheet({ title, onClose, children }: PhoneSheetProps) {
  const [open, setOpen] = useState(true);
  const [left, setLeft] = useState(false);
  const rescueFocus = useFocusRescue();
  return (
    <Drawer
      open={open}
      placement="bottom"
      title={title}
      rootClassName="gd-phone-sheet"
      onClose={() => setOpen(false)}
      focusable={{ focusTriggerAfterClose: !left }}
      afterOpenChange={(shown) => {
        if (shown) return;
        if (left) rescueFocus();
        onClose();
      }}
    >
      {children((go) => {
        setLeft(true);
        setOpen(false);
        go();
      })}
    </Drawer>
  );
}
