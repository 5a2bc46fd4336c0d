import { CloseOutlined } from '@ant-design/icons';
import type { KeyboardEvent } from 'react';
import { useText } from '../../ground/context/console-context.tsx';

interface PageTabProps {
  title: string;
  /** Its page is the visible one. */
  chosen: boolean;
  /** The Tab key stops at it. */
  stop: boolean;
  closable: boolean;
  onOpen: () => void;
  onClose: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Tab of one open page; the middle button and the cross close the page. */
export function PageTab({ title, chosen, stop, closable, onOpen, onClose, onKey }: PageTabProps) {
  const text = useText();
  return (
    <span className="gd-tabs-tab" role="presentation">
      <button
        type="button"
        role="tab"
        aria-selected={chosen}
        aria-controls="gd-content"
        aria-keyshortcuts={closable ? 'Delete' : undefined}
        tabIndex={stop ? 0 : -1}
        title={title}
        onClick={onOpen}
        onAuxClick={(event) => event.button === 1 && closable && onClose()}
        onKeyDown={onKey}
      >
        {title}
      </button>
      {closable && (
        // Pointer only: on the keyboard the Delete key closes the tab.
        <span className="gd-tabs-close" aria-hidden title={text.tabClose} onClick={onClose}>
          <CloseOutlined />
        </span>
      )}
    </span>
  );
}
