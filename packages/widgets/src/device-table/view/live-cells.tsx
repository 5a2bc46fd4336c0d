import { type Quantity } from '@gongdi/domain';
import { useCallback, useSyncExternalStore } from 'react';
import type { Reading } from '../../device/model/readings.ts';
import { mainOf, quantitiesOf, valueText } from '../../device/model/values.ts';
import { LevelMark, StateMark } from '../../device/view/level-mark.tsx';
import type { TableDevice } from '../host/props.ts';
import type { DeviceSession } from '../../device/session/device-session.ts';
import { useTimes } from '../../kit/clock/index.ts';

/** The parts of a session that live cells need. */
export type LiveRows = Pick<DeviceSession, 'readings' | 'text' | 'lang'>;

interface CellProps {
  session: LiveRows;
  device: Pick<TableDevice, 'id' | 'type'>;
}

/** Returns the latest reading of one device; renders again only when this device has a new reading. */
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
  // The device has never reported, so it is not shown as missing.
  if (!online && !reading?.at) return <span className="gd-device-secondary">{text.neverHeard}</span>;
  return (
    <span className="gd-live-online" data-online={online || undefined}>
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

/** One value in the colour of its level; screen readers also get the level as text. */
export function QuantityCell({ session, device, quantity }: CellProps & { quantity: Quantity }) {
  const reading = useReading(session, device.id);
  const level = reading?.levels[quantity.key] ?? 0;
  return (
    <span className={`gd-live-value gd-live-level${level}`} data-stale={reading?.online === 0 || undefined}>
      {valueText(quantity, reading?.values[quantity.key], session.lang)}
      {level > 0 && <LevelMark level={level} text={session.text} />}
    </span>
  );
}

/** Number of values that fit into a cell for devices of any type. */
const MOST = 3;

/** Main value of a device of any type, and its values that are not normal. */
export function ValuesCell({ session, device }: CellProps) {
  const { lang, text } = session;
  const reading = useReading(session, device.id);
  const main = mainOf(device.type);
  if (!main || !reading?.at) return <span className="gd-device-secondary">{text.noValue}</span>;
  const raised = quantitiesOf(device.type).filter(({ key }) => key !== main.key && (reading.levels[key] ?? 0) > 0);
  return (
    <span className="gd-live-values" data-stale={reading.online === 0 || undefined}>
      {[main, ...raised].slice(0, MOST).map((quantity) => (
        <span key={quantity.key} className={`gd-live-level${reading.levels[quantity.key] ?? 0}`}>
          <small>{quantity.label[lang]}</small> {valueText(quantity, reading.values[quantity.key], lang)}
        </span>
      ))}
    </span>
  );
}
