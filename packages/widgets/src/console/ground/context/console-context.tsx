import { mayPress, type Lang, type MenuItem } from '@gongdi/domain';
import type { Client, HostConfig } from '@gongdi/api';
import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import type { TypedValues } from '../../../kit/data/index.ts';
import { buttonsOf } from '../../../kit/permission/buttons-of.ts';
import type { OwnMenu, OwnMenuState } from '../menus/own-menu.ts';
import type { ConsoleSession } from '../session/session.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { PageMemory } from '../open-pages/page-memory.ts';
import type { OpenPages } from '../open-pages/open-pages.ts';
import { consoleText, type ConsoleText } from '../text/index.ts';
import type { Preferences, PreferenceStore } from './preferences.ts';

/** The services that every page of the console can use. One object for each mounted console. */
export interface ConsoleServices {
  client: Client;
  session: ConsoleSession;
  preferences: PreferenceStore;
  /** The pages that are open in tabs. */
  pages: OpenPages;
  /** The user's favourites, and what was used last. */
  ownMenu: OwnMenu;
  /** Scroll positions and focused elements of the cached pages. */
  memory: PageMemory;
  /** Whether something is not saved; the guard of the pages answers (`LeaveGuardProvider`). */
  unsaved: { check: () => boolean; watch: (check: () => boolean) => void };
  /** Unsaved form values from the moment when the session ended. */
  typed: TypedValues;
  /** Submitted forms that the server has not received yet. */
  outbox: Outbox;
  config: HostConfig;
  /** True if the console is the whole page, false if it is embedded in a host page. */
  standalone: boolean;
  /** `plain`: without header and menus (query parameter `layoutMode`; settled point 8). */
  layoutMode: 'standard' | 'plain';
  /** Ends the session, waits `LOGOUT_DELAY`, and opens the login page. */
  logout(): Promise<void>;
}

const Services = createContext<ConsoleServices | null>(null);

export function ConsoleProvider({ services, children }: { services: ConsoleServices; children: ReactNode }) {
  return <Services value={services}>{children}</Services>;
}

/** @throws Error outside of the console */
export function useConsole(): ConsoleServices {
  const services = use(Services);
  if (!services) throw new Error('this component belongs inside the console');
  return services;
}

export function usePreferences(): Preferences {
  const { preferences } = useConsole();
  return useSyncExternalStore(preferences.subscribe, preferences.snapshot);
}

/** The user's favourites, unfolded groups and last entries of the menu, and the records shown last. */
export function useOwnMenu(): OwnMenuState {
  const { ownMenu } = useConsole();
  return useSyncExternalStore(ownMenu.subscribe, ownMenu.snapshot);
}

export function useLang(): Lang {
  return usePreferences().lang;
}

export function useText(): ConsoleText {
  return consoleText[useLang()];
}

export function useSession() {
  const { session } = useConsole();
  return useSyncExternalStore(session.subscribe, session.snapshot);
}

const NO_MENUS: readonly MenuItem[] = [];

/**
 * Returns a function `may('projectmanage|edit')`: whether the user has the permission for the button. It throws on an
 * empty code (console specification, section 6).
 */
export function usePermissions(): (code: string) => boolean {
  const { menus } = useSession();
  const held = buttonsOf(menus ?? NO_MENUS);
  return useCallback((code: string) => mayPress(held, code), [held]);
}

/** Renders its children only for users who have the permission. */
export function Permitted({ code, children }: { code: string; children: ReactNode }) {
  return usePermissions()(code) ? children : null;
}
