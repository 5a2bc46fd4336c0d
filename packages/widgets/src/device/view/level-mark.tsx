import { LEVELS } from '@gongdi/domain';
import { LEVEL_SIGNS } from '../../plan/index.ts';
import { levelWord } from '../model/values.ts';
import type { DeviceText } from '../text/index.ts';

/**
 * State of a device. Level and connection are separate: whether a silent device is normal is unknown; its last level is
 * shown beside the offline mark.
 */
export function StateMark({ level, online, text }: { level: 0 | 1 | 2 | 3; online: boolean; text: DeviceText }) {
  if (online) return <LevelMark level={level} text={text} />;
  return (
    <span className="gd-device-state-mark">
      <OfflineMark text={text} />
      {level > 0 && <LevelMark level={level} text={text} />}
    </span>
  );
}

/** @param heard false: the device has never reported, so it is not missing */
export function OfflineMark({ text, heard = true }: { text: DeviceText; heard?: boolean }) {
  return (
    <span className="gd-device-level gd-device-offline">
      <i aria-hidden>○</i>
      {heard ? text.offline : text.neverHeard}
    </span>
  );
}

/** A level as colour, sign and word. */
export function LevelMark({ level, text }: { level: 0 | 1 | 2 | 3; text: DeviceText }) {
  return (
    <span className={`gd-device-level gd-device-${LEVELS[level]}`}>
      <i aria-hidden>{LEVEL_SIGNS[level] || '✓'}</i>
      {levelWord(level, text)}
    </span>
  );
}
