// Names under which the designer keeps something in local storage; people have it there (tests/golden).

/** Unsaved work on a model. */
export const draftKey = (model: string): string => `gd-designer-draft:${model}`;

/** What was copied last, where the system's clipboard is not to be had. */
export const CLIPBOARD_KEY = 'gd-designer-clipboard';
