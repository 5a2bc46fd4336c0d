import { levelWord } from '../../device/model/values.ts';
import { LevelMark } from '../../device/view/level-mark.tsx';
import { useTicks } from '../../device/view/use-session.ts';
import { countsOf } from '../model/filters.ts';
import type { TableDevice } from '../host/props.ts';
import type { TableSession } from '../session/table-session.ts';

const LEVELS_TOLD = [1, 2, 3] as const;

/** Number of devices: all, online, offline, and by level. */
export function CountsLine({ session, devices }: { session: TableSession; devices: ReadonlyMap<string, TableDevice> }) {
  useTicks(session, 1000);
  const { text } = session;
  const { online, offline, levels } = countsOf(devices.values(), (id) => session.shown(id));
  return (
    <ul className="gd-table-counts" aria-label={text.counts}>
      <li>
        {text.online} <b>{online}</b>
      </li>
      <li>
        {text.offline} <b>{offline}</b>
      </li>
      {LEVELS_TOLD.map((level) => (
        <li key={level} title={levelWord(level, text)}>
          <LevelMark level={level} text={text} /> <b>{levels[level]}</b>
        </li>
      ))}
    </ul>
  );
}
