export type Lang = 'zh-CN' | 'en';

/** Chinese unless English is asked for. */
export function resolveLang(lang: unknown): Lang {
  return typeof lang === 'string' && lang.toLowerCase().startsWith('en') ? 'en' : 'zh-CN';
}
