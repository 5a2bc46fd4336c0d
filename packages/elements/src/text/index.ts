import { en } from './en.ts';
import { zh } from './zh.ts';

/** Texts of the loader itself: English when `lang` begins with `en`, otherwise Chinese. */
export const text = (lang: string | undefined) => (/^en/i.test(lang ?? '') ? en : zh);
