import { CloseOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import type { KeyboardEvent } from 'react';
import { useText } from '../../ground/context/console-context.tsx';
import type { PageAction } from './use-page-actions.ts';

interface PageTabProps {
  title: string;
  /** Its page is the visible one. */
  chosen: boolean;
  /** The Tab key stops at it. */
  stop: boolean;
  closable: boolean;
  /** Actions of the context menu. */
  items: { key: PageAction; label: string }[];
  onOpen: () => void;
  onAction: (action: PageAction) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Tab of one open page; the context menu, the middle button and the cross act on the page. */
export function PageTab({ title, chosen, stop, closable, items, onOpen, onAction, onKey }: PageTabProps) {
  const text = useText();
  return (
    <Dropdown trigger={['contextMenu']} menu={{ items, onClick: ({ key }) => onAction(key as PageAction) }}>
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
          onAuxClick={(event) => event.button === 1 && closable && onAction('close')}
          onKeyDown={onKey}
        >
          {title}
        </button>
        {closable && (
          // Pointer only: on the keyboard the Delete key closes the tab.
          <span className="gd-tabs-close" aria-hidden title={text.tabClose} onClick={() => onAction('close')}>
            <CloseOutlined />
          </span>
        )}
      </span>
    </Dropdown>
  );
}
