import type { Lang } from '../../../kit/theme/tokens.ts';
import type { TemplateText } from '../host-template.ts';
import { en } from './en.ts';
import { zh, type TemplateTexts } from './zh.ts';

export { format } from '../../../diagram/format.ts';
export type { TemplateTexts } from './zh.ts';

export const templateTexts = (lang: Lang): TemplateTexts => (lang === 'en' ? en : zh);

/** A template's word in the language of the interface. */
export function inLang(text: TemplateText | undefined, lang: Lang): string {
  if (text === undefined) return '';
  return typeof text === 'string' ? text : lang === 'en' ? text.en : text.zh;
}
