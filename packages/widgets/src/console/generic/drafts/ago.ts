import type { Lang } from '@gongdi/domain';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns how long ago an instant was: 5 分钟前; less than a minute is 刚刚. */
export function ago(at: number, now: number, lang: Lang): string {
  const passed = Math.max(0, now - at);
  const unit = UNITS.find(([, length]) => passed >= length);
  if (!unit) return lang === 'en' ? 'just now' : '刚刚';
  const formatter = new Intl.RelativeTimeFormat(lang === 'en' ? 'en' : 'zh-CN', { numeric: 'always' });
  return formatter.format(-Math.floor(passed / unit[1]), unit[0]);
}
