import type { Profile } from '@gongdi/api';
import type { Lang, MenuItem } from '@gongdi/domain';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import type { WidgetContext } from '../../kit/mount.ts';
import { WidgetContextProvider } from '../../kit/shadow/use-widget.ts';
import { render, type Rendered } from '../../kit/testing/render.tsx';
import { ConsoleProvider, type ConsoleServices } from '../ground/context/console-context.tsx';
import { createPreferences } from '../ground/context/preferences.ts';
import { OwnMenu } from '../ground/menus/own-menu.ts';
import { OpenPages } from '../ground/open-pages/open-pages.ts';
import { PageMemory } from '../ground/open-pages/page-memory.ts';
import type { OutboxEntry } from '../ground/outbox/entry.ts';
import { Outbox } from '../ground/outbox/outbox.ts';
import { sendEntry } from '../ground/outbox/send-entry.ts';
import { ConsoleSession } from '../ground/session/session.ts';
import { storage } from '../ground/session/storage.ts';
import { WITHOUT_STYLES } from '../../kit/testing/without-styles.tsx';
import { FakeServer } from './fake-server.ts';
import { Page } from './page.ts';
import { unsavedInput } from '../ground/page/unsaved-input.ts';

export interface ConsoleOptions {
  /** Address of the page. */
  at?: string;
  /** Navigation state of the page. */
  state?: unknown;
  server?: FakeServer;
  /** Permissions of the user, such as `staff|edit`: one menu entry for each menu named. */
  may?: readonly string[];
  /** Menus in place of those made from `may`. */
  menus?: MenuItem[];
  user?: Partial<Profile>;
  /** True if nobody is logged in. */
  loggedOut?: boolean;
  /** False if the console is embedded in a host page. */
  standalone?: boolean;
  lang?: Lang;
  /** Replaces the only route, which shows the node at every address. */
  routes?: (node: ReactNode) => RouteObject[];
  /** Answers the events that the console sends to its host; false cancels. */
  onEvent?: (type: string, detail: unknown) => boolean;
  services?: Partial<ConsoleServices>;
}

/** The id of the user who is logged in. */
export const USER = 'u1';

/** Returns menus with these permissions: `menusWith(['staff|list'])` has one entry, 查看 of it checked. */
export function menusWith(codes: readonly string[]): MenuItem[] {
  const menus = new Map<string, MenuItem>();
  for (const code of codes) {
    const [index, operation_code] = code.split('|') as [string, string];
    const menu = menus.get(index) ?? { index, title: index, icon: null, path: null, children: [], operation_list: [] };
    menus.set(index, menu);
    menu.operation_list.push({ operation_code, title: code, checked: true });
  }
  return [...menus.values()];
}

/** Defines what jsdom lacks of style sheets, which every widget adopts. */
function installSheets(root: ShadowRoot): void {
  root.adoptedStyleSheets ??= [];
  CSSStyleSheet.prototype.replaceSync ??= () => undefined;
}

/** A store of unsent forms that lasts as long as the test. */
function memoryStore() {
  const entries = new Map<string, OutboxEntry>();
  return {
    all: async (owner: string) => [...entries.values()].filter((entry) => entry.owner === owner),
    put: async (entry: OutboxEntry) => void entries.set(entry.key, entry),
    remove: async (key: string) => void entries.delete(key),
  };
}

const THEME = { ...WITHOUT_STYLES, token: { motion: false } };

/**
 * Renders a part of the console as it is in a browser: in the shadow root of its element, at an address, for a user
 * with permissions, over a fake server (`@vitest-environment jsdom`).
 */
export async function renderConsole(node: ReactNode, options: ConsoleOptions = {}): Promise<Page> {
  const { at = '/', state, lang = 'zh', standalone = true, server = new FakeServer(), onEvent } = options;
  sessionStorage.clear();
  localStorage.clear();
  if (!options.loggedOut) {
    storage.set('token', { token: 't', serial: 's' });
    storage.set('user', { user_id: USER, nickname: '陈建国', ent_type: 1000, ...options.user } as Profile);
    storage.set('menus', options.menus ?? menusWith(options.may ?? []));
  }
  const { client } = server;
  const session = new ConsoleSession(false);
  const outbox = new Outbox({ store: memoryStore(), send: (entry, keep) => sendEntry(client, entry, keep) });
  if (!options.loggedOut) await outbox.open(USER);
  const services: ConsoleServices = {
    client,
    session,
    outbox,
    preferences: createPreferences({ lang }),
    pages: new OpenPages({ get: () => null, set: () => {} }),
    ownMenu: new OwnMenu(() => session.snapshot().user?.user_id, { get: () => null, set: () => {} }),
    memory: new PageMemory(),
    unsaved: unsavedInput(),
    typed: undefined as never,
    config: {},
    standalone,
    layoutMode: 'standard',
    logout: async () => {},
    ...options.services,
  };
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  installSheets(root);
  onTestFinished(() => host.remove());
  const events: { type: string; detail: unknown }[] = [];
  const widget: WidgetContext = {
    host,
    root,
    container: host,
    config: services.config,
    emit: (type, detail) => {
      events.push({ type, detail });
      return onEvent?.(type, detail) ?? true;
    },
  };
  const routes = options.routes?.(node) ?? [{ path: '*', element: node }];
  const [pathname = '/', search] = at.split('?');
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname, search: search === undefined ? '' : `?${search}`, state }],
  });
  const rendered: Rendered = await render(
    <WidgetContextProvider value={widget}>
      <ConfigProvider theme={THEME} button={{ autoInsertSpace: false }}>
        <App>
          <ConsoleProvider services={services}>
            <RouterProvider router={router} />
          </ConsoleProvider>
        </App>
      </ConfigProvider>
    </WidgetContextProvider>,
    { client, lang, into: root },
  );
  return new Page(rendered, { host, root, router, services, server, events });
}
