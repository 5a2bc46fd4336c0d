import { langOf, type Lang } from '@gongdi/domain';

/** Returns the language of the first tag of Accept-Language; Chinese when none is named. */
export function languageOf(header: string | undefined): Lang {
  const first = header?.split(',')[0]?.split(';')[0]?.trim();
  return first && first !== '*' ? langOf(first) : 'zh';
}
