import type { DictionaryFile } from './define.ts';

/**
 * Replaces `list.ts` in a browser: no dictionary is loaded at the start; each page loads the dictionaries that it
 * names.
 */
export const DICTIONARY_FILES: readonly DictionaryFile[] = [];
