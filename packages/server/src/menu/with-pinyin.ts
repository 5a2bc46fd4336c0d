import type { MenuItem } from '@gongdi/domain';
import { readingOf } from '../text/reading.ts';

/** Adds the pinyin of each entry, so that clients can search menus by it without a dictionary of their own. */
export function withPinyin(menus: readonly MenuItem[]): MenuItem[] {
  return menus.map((item) => {
    const readings = [item.title, item.record ?? ''].flatMap((name) => readingOf(name) ?? []);
    const children = withPinyin(item.children);
    return readings.length === 0 ? { ...item, children } : { ...item, pinyin: readings.join(', '), children };
  });
}
