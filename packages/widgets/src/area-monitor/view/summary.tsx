import { useMemo } from 'react';
import type { PlanDrawing } from '../../plan/index.ts';
import type { Monitor } from '../session/monitor.ts';
import { LevelMark, OfflineMark } from '../../device/view/level-mark.tsx';
import { useTicks } from '../../device/view/use-session.ts';

const LEVELS = [3, 2, 1, 0] as const;

/** Number of points at each level, and number of silent points. */
export function Summary({ monitor, drawings }: { monitor: Monitor; drawings: readonly PlanDrawing[] }) {
  useTicks(monitor, 500);
  const { text } = monitor;
  const devices = useMemo(
    () => new Set(drawings.flatMap(({ points }) => points.map((one) => one.device_id)).filter((id) => id !== '')),
    [drawings],
  );
  const counts = [0, 0, 0, 0];
  let offline = 0;
  for (const id of devices) {
    const reading = monitor.shown(id);
    if (!reading) continue;
    // Whether a silent device is normal is unknown, so it is not counted as normal; its last level above normal still
    // counts.
    if (reading.online === 0) offline += 1;
    if (reading.online !== 0 || reading.level > 0) counts[reading.level]! += 1;
  }
  return (
    <ul className="gd-monitor-summary" aria-label={text.summary}>
      {LEVELS.map((level) => (
        <li key={level}>
          <LevelMark level={level} text={text} /> <b>{counts[level]}</b>
        </li>
      ))}
      <li>
        <OfflineMark text={text} /> <b>{offline}</b>
      </li>
    </ul>
  );
}
