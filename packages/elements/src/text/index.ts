import { en } from './en.ts';
import { zh } from './zh.ts';

/** Texts of the loader itself. Chinese unless English is asked for. */
export const text = (lang: string | undefined) => (lang?.toLowerCase().startsWith('en') ? en : zh);
