import type { Lang } from '@gongdi/domain';

/** Chooses the language from `--lang`, `GONGDI_LANG`, then the locale variables; English if it is not Chinese. */
export function chooseLang(flag: string | undefined, env: Readonly<Record<string, string | undefined>>): Lang {
  const wanted = flag ?? env['GONGDI_LANG'] ?? env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '';
  return /^zh([-_.]|$)/i.test(wanted) ? 'zh' : 'en';
}
