import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { inNextFrame } from '../../../kit/layout/in-next-frame.ts';
import { useSession, useText } from '../../ground/context/console-context.tsx';
import { pageName } from './page-name.ts';
import type { OpenPage } from '../../ground/open-pages/open-pages.ts';
import { useOpenPages, usePageKey } from '../../ground/page/use-open-pages.ts';
import { PageTab } from './page-tab.tsx';
import { tabStep } from './tab-step.ts';
import { usePageWords } from './use-page-words.ts';
import { usePageActions, type PageAction } from './use-page-actions.ts';

/**
 * The page at whose tab the context menu opens. One menu serves all tabs: each tab with a menu of its own was most of
 * what a change of page drew here.
 */
function usePointed(
  strip: RefObject<HTMLElement | null>,
  pageAt: (place: number) => OpenPage | undefined,
): [OpenPage | undefined, (event: MouseEvent) => void] {
  const [pointed, setPointed] = useState<OpenPage>();
  const point = (event: MouseEvent) => {
    const found = strip.current?.querySelectorAll('[role=tab]') ?? [];
    const tab = event.target instanceof Element ? event.target.closest('[role=presentation]') : null;
    const place = [...found].findIndex((one) => tab?.contains(one));
    if (place < 0) event.stopPropagation();
    else setPointed(pageAt(place));
  };
  return [pointed, point];
}

/**
 * Tabs of the open pages. The strip is one stop of the Tab key; arrows move, Enter opens, Delete closes, the context
 * menu has the other actions. Tabs that do not fit scroll, and the button at the end lists all pages.
 */
export function TabStrip() {
  const { pages } = useOpenPages();
  const { menus } = useSession();
  const text = useText();
  const words = usePageWords();
  const here = usePageKey();
  const strip = useRef<HTMLDivElement>(null);
  const actions = usePageActions();
  const tabs = pages.map((page) => ({
    page,
    title: pageName(menus ?? [], page.key.split('?')[0]!, words, page.record).title,
  }));
  const known = tabs.some(({ page }) => page.key === here);
  const onKey = (event: KeyboardEvent, place: number, page: OpenPage) => {
    const next = tabStep(event.key, place, tabs.length);
    if (next !== null) {
      event.preventDefault();
      strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    } else if (event.key === 'Delete' && tabs.length > 1) {
      event.preventDefault();
      actions.run('close', page);
      // The focused tab is removed: focus the tab of the visible page. If the visible page itself is closed, the page
      // that replaces it takes the focus.
      if (page.key !== here)
        requestAnimationFrame(() => strip.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
    }
  };
  const items = (page: OpenPage | undefined) =>
    page ? actions.of(page).map((action) => ({ key: action, label: text[LABELS[action]] })) : [];
  const [pointed, point] = usePointed(strip, (at) => tabs[at]?.page);
  const current = tabs.find(({ page }) => page.key === here);
  const shown = current?.page;
  const title = current?.title;
  // Scrolls the tab of the visible page into view, with its close button, also when its title arrives later.
  useEffect(() => {
    return inNextFrame(() => {
      const tab = strip.current?.querySelector('[aria-selected=true]');
      tab?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }, [here, title]);
  return (
    <div className="gd-tabs">
      <Dropdown
        trigger={['contextMenu']}
        menu={{ items: items(pointed), onClick: ({ key }) => pointed && actions.run(key as PageAction, pointed) }}
      >
        <div
          className="gd-tabs-strip"
          role="tablist"
          aria-label={text.openPages}
          ref={strip}
          onContextMenuCapture={point}
        >
          {tabs.map(({ page, title }, place) => (
            <PageTab
              key={page.key}
              title={title}
              chosen={page.key === here}
              stop={page.key === here || (!known && place === 0)}
              closable={tabs.length > 1}
              onOpen={() => actions.open(page)}
              onClose={() => actions.run('close', page)}
              onKey={(event) => onKey(event, place, page)}
            />
          ))}
        </div>
      </Dropdown>
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
