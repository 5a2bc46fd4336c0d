import type { Profile } from './calls/user.ts';
import type { Client } from './client/client.ts';

/** A page of the host inside the console: an entry of the menu, and a custom element that is the page. */
export interface HostPage {
  /** Address inside the console, e.g. `/gas`. Its first part may not be one of the console's own. */
  path: string;
  title: string | { zh: string; en: string };
  /** Index of the menu group at whose end the entry stands, e.g. `safety`; absent or unknown: at the end of the menu. */
  group?: string;
  /** Permission `menu|operation` that the user needs, e.g. `patrolsite|list`; absent: every user has the page. */
  permission?: string;
  /** Tag of the custom element. The host's page defines it, or `module` does. */
  element: string;
  /** Address of a module that defines the element; it is imported when the page is opened first. */
  module?: string;
}

/** Properties that the console sets on the element of a host's page, and sets again when they change. */
export interface HostPageProps {
  /** Id of the project in which the console is; null: in none. */
  project: string | null;
  user: Profile;
  /** Calls the server with the session of the console; it renews tokens and ends with the session. */
  client: Client;
  theme: 'light' | 'dark' | 'auto';
  density: 'default' | 'compact';
  lang: 'zh' | 'en';
  /** Opens a page of the console. */
  navigate(path: string): void;
}
