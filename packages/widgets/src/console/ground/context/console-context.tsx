import { mayPress, type Lang } from '@gongdi/domain';
import type { Client, HostConfig } from '@gongdi/api';
import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { TypedValues } from '../../../kit/data/index.ts';
import { buttonsOf } from '../../../kit/permission/buttons-of.ts';
import type { ConsoleSession } from '../session/session.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { PageMemory } from '../open-pages/page-memory.ts';
import type { OpenPages } from '../open-pages/open-pages.ts';
import { consoleText, type ConsoleText } from '../text/index.ts';
import type { Preferences, PreferenceStore } from './preferences.ts';

/** What every page of the console can reach. Made once for each mounted console. */
export interface ConsoleServices {
  client: Client;
  session: ConsoleSession;
  preferences: PreferenceStore;
  /** The pages that are open in tabs. */
  pages: OpenPages;
  /** Where kept pages were scrolled to, and what had the focus in them. */
  memory: PageMemory;
  /** What was being filled in when the session ended. */
  typed: TypedValues;
  /** What was filled in and is not on the server yet. */
  outbox: Outbox;
  config: HostConfig;
  /** The console is the whole page, not a part of a host's. */
  standalone: boolean;
  /** `plain`: without header and menus (query parameter `layoutMode`; settled point 8). */
  layoutMode: 'standard' | 'plain';
  /** Ends the session, waits, and leads to the login page. */
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

/** `may('projectmanage|edit')`: whether the user holds the button. Throws on an empty code (section 6). */
export function usePermissions(): (code: string) => boolean {
  const { menus } = useSession();
  const held = useMemo(() => buttonsOf(menus ?? []), [menus]);
  return useCallback((code: string) => mayPress(held, code), [held]);
}

/** Shows its children only to users who hold the permission. */
export function Permitted({ code, children }: { code: string; children: ReactNode }) {
  return usePermissions()(code) ? children : null;
}
