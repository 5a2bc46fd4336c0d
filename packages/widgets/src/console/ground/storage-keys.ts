// Names under which the console stores data in a browser. Users' browsers contain data under these names: if a name
// changes, users lose their drafts, views and unsent forms (tests/golden holds them).

/** Prefix of all our keys in session storage; a host page's own keys are never touched. */
export const SESSION_PREFIX = 'gongdi:';
/** Parts of a session, each stored under the prefix plus this name. */
export const SESSION_PARTS = [
  'user',
  'token',
  'menus',
  'pages',
  'recent',
  'company',
  'organizations',
  'dictionaries',
  'figure',
  'openid',
] as const;

/** Local storage: display preferences. */
export const PREFERENCES_KEY = 'gongdi:preferences';
/** Local storage: a logout that the server does not know of yet. */
export const LOGOUT_PENDING_KEY = 'gongdi:logout-pending';

/** IndexedDB database of forms that were filled in without a network. */
export const OUTBOX = { database: 'gongdi-outbox', version: 1, store: 'entries', key: 'key', index: 'owner' } as const;

/** IndexedDB database of input that was not saved. */
export const DRAFTS = { database: 'gongdi-drafts', version: 1, store: 'drafts', key: 'key', index: 'owner' } as const;

/** IndexedDB database of what the console needs to start without a network: who is logged in, and answers for forms. */
export const DEVICE = { database: 'gongdi-device', version: 1, store: 'kept', key: 'key', index: 'owner' } as const;

/**
 * Names of the cookies of the standalone console (console specification, section 8). Scripts of sibling sites read
 * them. They show that a user is logged in and who it is, and give no access.
 */
export const COOKIES = { token: 'token', serial: 'serial_number', user: 'user' } as const;

/** Key of a user's own menu: unfolded groups, favourites, entries used last. */
export const OWN_MENU = 'menu';

/** Key of the user's way of editing in the list of a resource. The list itself uses the name of the resource as key. */
export const editingOf = (resource: string): string => `${resource}:editing`;

/** Key of the view in which a user looks at the list of a resource. */
export const listViewOf = (resource: string): string => `${resource}:view`;

/** Key of the user's favourite and recent projects. */
export const PROJECT_CHOICES = 'projects';

/**
 * What the `storage-keys.ts` of a module exports: `LISTS` has the keys of its lists that belong to no resource, under
 * which a user's choices for such a list are stored. A function builds a name from its parts.
 */
export type ModuleKeys = Readonly<Record<string, unknown>> & { LISTS?: Readonly<Record<string, string>> };

/** An IndexedDB database with one object store, whose rows are found by key or by owner. */
export interface IndexedPlace {
  database: string;
  version: number;
  store: string;
  key: string;
  index: string;
}
