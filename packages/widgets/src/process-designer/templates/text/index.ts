import type { Lang } from '../../../kit/theme/tokens.ts';
import type { TemplateText } from '../../host/host-template.ts';
import { en } from './en.ts';
import { zh, type TemplateTexts } from './zh.ts';

export { format } from '../../../diagram/format.ts';

export const templateTexts = (lang: Lang): TemplateTexts => (lang === 'en' ? en : zh);

/** Returns a template's text in the language of the interface. */
export function inLang(text: TemplateText | undefined, lang: Lang): string {
  if (text === undefined) return '';
  return typeof text === 'string' ? text : lang === 'en' ? text.en : text.zh;
}
