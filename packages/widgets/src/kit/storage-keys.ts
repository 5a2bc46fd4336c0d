// Names under which the kit and the map keep something in a browser. People have it there, so a name stays as it is
// (tests/golden). Widgets that keep something of their own have such a file beside them.

/** Local storage: a choice of a user. Choices of different users in one browser stay apart. */
export const choiceKey = (owner: string, name: string): string => `gongdi:choice:${owner}:${name}`;

/** Names of the choices that every list has, below its own. */
export const densityOf = (list: string): string => `${list}:density`;
export const layoutOf = (list: string): string => `${list}:layout`;
export const viewsOf = (list: string): string => `${list}:views`;

/** Local storage: places that were chosen last. */
export const RECENT_PLACES_KEY = 'gongdi:map:recent';

/** Session storage: the choices of projects of one server that a user has. */
export const projectsKeyOf = (server: string, owner: string): string => `gongdi:projects:${server}:${owner}`;
