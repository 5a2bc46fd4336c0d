import { EMPTY, type Lang } from '@gongdi/domain';
import { durationText } from '../../../../../instance-viewer/model/duration.ts';

/** Returns a duration (ms) as text; `--` if it has not ended. */
export function tookText(milliseconds: number | null, lang: Lang): string {
  return milliseconds === null ? EMPTY : durationText(milliseconds, lang === 'en' ? 'en' : 'zh-CN');
}
