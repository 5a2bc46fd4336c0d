// Names under which the console keeps something in a browser. People have it there: a name that changes loses their
// drafts, views and unsent forms (tests/golden holds them).

/** Session storage: all keys of ours begin so; a host page's own keys are never touched. */
export const SESSION_PREFIX = 'gongdi:';
/** Parts of a session, below the prefix. */
export const SESSION_PARTS = ['user', 'token', 'menus', 'pages'] as const;

/** Local storage: how a person likes the console. */
export const PREFERENCES_KEY = 'gongdi:preferences';
/** Local storage: a logout that the server has not heard of. */
export const LOGOUT_PENDING_KEY = 'gongdi:logout-pending';
/** Local storage: what somebody without an account has typed on a site. */
export const applicantDraftKey = (site: string, what: string): string => `gongdi:draft:${site}:${what}`;

/** The browser's database of what was filled in without a network. */
export const OUTBOX = { database: 'gongdi-outbox', version: 1, store: 'entries', key: 'key', index: 'owner' } as const;

/**
 * Names of the cookies that the standalone console keeps (console specification, section 8). Scripts of sibling sites read
 * them, so they say that somebody is logged in and who, and let nobody in.
 */
export const COOKIES = { token: 'token', serial: 'serial_number', user: 'user' } as const;

/** How a user edits in the list of a resource; lists of resources go by the name of the resource. */
export const editingOf = (resource: string): string => `${resource}:editing`;

/** Lists that are no resource's: what a user chose for one is kept below its name. */
export const LISTS = {
  copies: 'bpm-copies',
  definitions: 'bpm-definition',
  forms: 'bpm-form',
  groups: 'bpm-user-group',
  managed: 'bpm-process-manager',
  mine: 'bpm-process-instance',
  models: 'bpm-model',
  organizationUsers: 'organization-users',
  tasksDone: 'bpm-task-done',
  tasksTodo: 'bpm-task-todo',
  workPoints: 'work-points',
} as const;
/** Lists of a type of monitored area. */
export const areaList = (area: string): string => `area-${area}`;
export const areaDevicesList = (area: string): string => `devicemanage-${area}`;
export const areaDataList = (area: string): string => `rundata-${area}`;
