import { LEVELS } from '@gongdi/domain';
import { LEVEL_SIGNS } from '../../plan/index.ts';
import { levelWord } from '../model/values.ts';
import type { DeviceText } from '../text/index.ts';

/**
 * Where a device stands: what it measures and whether it is there are two things. Of one that is silent nobody knows that
 * all is normal; a level that it had is shown beside.
 */
export function StateMark({ level, online, text }: { level: 0 | 1 | 2 | 3; online: boolean; text: DeviceText }) {
  if (online) return <LevelMark level={level} text={text} />;
  return (
    <span className="gd-monitor-state-mark">
      <OfflineMark text={text} />
      {level > 0 && <LevelMark level={level} text={text} />}
    </span>
  );
}

/** @param heard false: it has never told anything, so nothing is missing yet */
export function OfflineMark({ text, heard = true }: { text: DeviceText; heard?: boolean }) {
  return (
    <span className="gd-monitor-level gd-monitor-offline">
      <i aria-hidden>○</i>
      {heard ? text.offline : text.neverHeard}
    </span>
  );
}

/** A level as colour, sign and word. */
export function LevelMark({ level, text }: { level: 0 | 1 | 2 | 3; text: DeviceText }) {
  return (
    <span className={`gd-monitor-level gd-monitor-${LEVELS[level]}`}>
      <i aria-hidden>{LEVEL_SIGNS[level] || '✓'}</i>
      {levelWord(level, text)}
    </span>
  );
}
