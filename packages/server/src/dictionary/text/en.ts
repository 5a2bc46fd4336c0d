import type { DictionaryMessages } from './zh.ts';

export const en: DictionaryMessages = {
  entryInUse: 'Records have “{labels}”, so it cannot be removed; disable it instead',
};
