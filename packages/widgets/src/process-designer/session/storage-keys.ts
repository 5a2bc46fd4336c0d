// Keys under which the designer stores data in local storage; users' browsers contain data under them (tests/golden).

/** Unsaved work on a model. */
export const draftKey = (model: string): string => `gd-designer-draft:${model}`;

/** Last copied elements, for browsers that deny access to the system's clipboard. */
export const CLIPBOARD_KEY = 'gd-designer-clipboard';
