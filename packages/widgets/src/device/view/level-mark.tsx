import { LEVELS } from '@gongdi/domain';
import { LEVEL_SIGNS } from '../../plan/index.ts';
import { levelWord } from '../model/values.ts';
import type { DeviceText } from '../text/index.ts';

/** A level as colour, sign and word. */
export function LevelMark({ level, text }: { level: 0 | 1 | 2 | 3; text: DeviceText }) {
  return (
    <span className={`gd-monitor-level gd-monitor-${LEVELS[level]}`}>
      <i aria-hidden>{LEVEL_SIGNS[level] || '✓'}</i>
      {levelWord(level, text)}
    </span>
  );
}
