// Keys under which the kit and the map store data in a browser. They exist in users' browsers, so they must not change
// (tests/golden). Widgets with keys of their own have such a file in their folder.

/** Local storage: a choice of a user. The owner in the key separates the users of one browser. */
export const choiceKey = (owner: string, name: string): string => `gongdi:choice:${owner}:${name}`;

/** Names of the choices that every list has; the list's name is their prefix. */
export const densityOf = (list: string): string => `${list}:density`;
export const layoutOf = (list: string): string => `${list}:layout`;
export const viewsOf = (list: string): string => `${list}:views`;

/** Local storage: the places chosen most recently. */
export const RECENT_PLACES_KEY = 'gongdi:map:recent';

/** Session storage: a user's choices of projects on one server. */
export const projectsKeyOf = (server: string, owner: string): string => `gongdi:projects:${server}:${owner}`;
