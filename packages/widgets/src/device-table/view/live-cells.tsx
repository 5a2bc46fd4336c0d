import { type Quantity } from '@gongdi/domain';
import { useCallback, useSyncExternalStore } from 'react';
import type { Reading } from '../../device/model/readings.ts';
import { mainOf, quantitiesOf, valueText } from '../../device/model/values.ts';
import { LevelMark, StateMark } from '../../device/view/level-mark.tsx';
import type { TableDevice } from '../props.ts';
import type { DeviceSession } from '../../device/session/device-session.ts';
import { useTimes } from '../../kit/clock/index.ts';

/** What live cells need of a session. */
export type LiveRows = Pick<DeviceSession, 'readings' | 'text' | 'lang'>;

interface CellProps {
  session: LiveRows;
  device: Pick<TableDevice, 'id' | 'type'>;
}

/** The last of one device; draws again when that device has told something, and for no other. */
export function useReading(session: LiveRows, id: string): Reading | undefined {
  const subscribe = useCallback(
    (draw: () => void) =>
      session.readings.listen((ids) => {
        if (ids.has(id)) draw();
      }),
    [session, id],
  );
  return useSyncExternalStore(subscribe, () => session.readings.get(id));
}

export function OnlineCell({ session, device }: CellProps) {
  const { text } = session;
  const reading = useReading(session, device.id);
  const online = reading?.online === 1;
  // It has never told anything: nothing is missing yet.
  if (!online && !reading?.at) return <span className="gd-monitor-secondary">{text.neverHeard}</span>;
  return (
    <span className="gd-table-online" data-online={online || undefined}>
      <i aria-hidden>{online ? '●' : '○'}</i>
      {online ? text.online : text.offline}
    </span>
  );
}

export function LevelCell({ session, device }: CellProps) {
  const reading = useReading(session, device.id);
  if (!reading?.at) return '--';
  return <StateMark level={reading.level} online={reading.online !== 0} text={session.text} />;
}

export function TimeCell({ session, device }: CellProps) {
  const { dateTime } = useTimes();
  const reading = useReading(session, device.id);
  if (!reading?.at) return '--';
  return <time dateTime={reading.at}>{dateTime(reading.at)}</time>;
}

/** One value, in the colour of its level; beside the colour the level is said to screen readers. */
export function QuantityCell({ session, device, quantity }: CellProps & { quantity: Quantity }) {
  const reading = useReading(session, device.id);
  const level = reading?.levels[quantity.key] ?? 0;
  return (
    <span className={`gd-table-value gd-table-level${level}`} data-stale={reading?.online === 0 || undefined}>
      {valueText(quantity, reading?.values[quantity.key], session.lang)}
      {level > 0 && <LevelMark level={level} text={session.text} />}
    </span>
  );
}

/** Values that a cell for devices of any type has room for. */
const MOST = 3;

/** What matters of a device of any type: the main value, and what is not normal. */
export function ValuesCell({ session, device }: CellProps) {
  const { lang, text } = session;
  const reading = useReading(session, device.id);
  const main = mainOf(device.type);
  if (!main || !reading?.at) return <span className="gd-monitor-secondary">{text.noValue}</span>;
  const raised = quantitiesOf(device.type).filter(({ key }) => key !== main.key && (reading.levels[key] ?? 0) > 0);
  return (
    <span className="gd-table-values" data-stale={reading.online === 0 || undefined}>
      {[main, ...raised].slice(0, MOST).map((quantity) => (
        <span key={quantity.key} className={`gd-table-level${reading.levels[quantity.key] ?? 0}`}>
          <small>{quantity.label[lang]}</small> {valueText(quantity, reading.values[quantity.key], lang)}
        </span>
      ))}
    </span>
  );
}
