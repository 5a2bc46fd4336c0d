import type { Lang } from '@gongdi/domain';

/** By `--lang`, `GONGDI_LANG`, the locale; English when none of them speaks. */
export function chooseLang(flag: string | undefined, env: Readonly<Record<string, string | undefined>>): Lang {
  const wanted = flag ?? env['GONGDI_LANG'] ?? env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '';
  return /^zh([-_.]|$)/i.test(wanted) ? 'zh' : 'en';
}
