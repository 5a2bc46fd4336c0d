import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useSession, useText } from '../../ground/context/console-context.tsx';
import { pageName } from './page-name.ts';
import type { OpenPage } from '../../ground/open-pages/open-pages.ts';
import { useOpenPages, usePageKey } from '../../ground/page/use-open-pages.ts';
import { usePageActions, type PageAction } from './use-page-actions.ts';

/** Position of the next tab for a key of the keyboard; `null` for keys that do not move. */
function moved(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * The open pages. One stop of the Tab key; arrows move, Enter opens, Delete closes, the context menu has the rest. What
 * does not fit scrolls, and the button at the end lists all pages.
 */
export function TabStrip() {
  const { pages } = useOpenPages();
  const { menus } = useSession();
  const text = useText();
  const here = usePageKey();
  const strip = useRef<HTMLDivElement>(null);
  const actions = usePageActions();
  const tabs = pages.map((page) => ({
    page,
    title: pageName(menus ?? [], page.key.split('?')[0]!, text, page.record).title,
  }));
  const known = tabs.some(({ page }) => page.key === here);
  const onKey = (event: KeyboardEvent, place: number, page: OpenPage) => {
    const next = moved(event.key, place, tabs.length);
    if (next !== null) {
      event.preventDefault();
      strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    } else if (event.key === 'Delete' && tabs.length > 1) {
      event.preventDefault();
      actions.run('close', page);
      // The tab that takes its place; of the page on view the page takes the focus.
      if (page.key !== here)
        requestAnimationFrame(() => strip.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
    }
  };
  const items = (page: OpenPage | undefined) =>
    page ? actions.of(page).map((action) => ({ key: action, label: text[LABELS[action]] })) : [];
  const current = tabs.find(({ page }) => page.key === here);
  const shown = current?.page;
  const title = current?.title;
  // The tab of the page on view is on view itself, with the cross that closes it, also when its name comes later.
  useEffect(() => {
    const tab = strip.current?.querySelector('[aria-selected=true]');
    tab?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [here, title]);
  return (
    <div className="gd-tabs">
      <div className="gd-tab-strip" role="tablist" aria-label={text.openPages} ref={strip}>
        {tabs.map(({ page, title }, place) => (
          <Dropdown
            key={page.key}
            trigger={['contextMenu']}
            menu={{ items: items(page), onClick: ({ key }) => actions.run(key as PageAction, page) }}
          >
            <span className="gd-tab" role="presentation">
              <button
                type="button"
                role="tab"
                aria-selected={page.key === here}
                aria-controls="gd-content"
                aria-keyshortcuts={tabs.length > 1 ? 'Delete' : undefined}
                tabIndex={page.key === here || (!known && place === 0) ? 0 : -1}
                title={title}
                onClick={() => actions.open(page)}
                onAuxClick={(event) => event.button === 1 && tabs.length > 1 && actions.run('close', page)}
                onKeyDown={(event) => onKey(event, place, page)}
              >
                {title}
              </button>
              {tabs.length > 1 && (
                // Not for the keyboard: there the Delete key closes.
                <span
                  className="gd-tab-close"
                  aria-hidden
                  title={text.tabClose}
                  onClick={() => actions.run('close', page)}
                >
                  <CloseOutlined />
                </span>
              )}
            </span>
          </Dropdown>
        ))}
      </div>
      <Dropdown
        trigger={['click']}
        menu={{
          selectedKeys: [`at ${here}`],
          items: [
            ...items(shown),
            ...(shown ? [{ type: 'divider' as const }] : []),
            ...tabs.map(({ page, title }) => ({ key: `at ${page.key}`, label: title })),
          ],
          onClick: ({ key }) => {
            const page = tabs.find((tab) => key === `at ${tab.page.key}`)?.page;
            if (page) actions.open(page);
            else if (shown) actions.run(key as PageAction, shown);
          },
        }}
      >
        <Button
          type="text"
          size="small"
          icon={<DownOutlined aria-hidden />}
          aria-label={`${text.tabActions} (${tabs.length})`}
          title={text.tabActions}
        />
      </Dropdown>
    </div>
  );
}

const LABELS = { refresh: 'tabRefresh', close: 'tabClose', others: 'tabCloseOthers', all: 'tabCloseAll' } as const;
