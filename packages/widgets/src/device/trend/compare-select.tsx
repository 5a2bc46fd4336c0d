import { fill } from '@gongdi/domain';
import type { Device } from '../host/props.ts';
import { MOST_COMPARED, type DeviceSession } from '../session/device-session.ts';
import type { ChartState } from '../session/state.ts';

interface CompareSelectProps {
  session: DeviceSession;
  chart: ChartState;
  /** Devices of the same type. */
  others: readonly Device[];
}

/** Adds a device to a chart; devices that are already in the chart are not offered. */
export function CompareSelect({ session, chart, others }: CompareSelectProps) {
  const { text } = session;
  const shown = new Set(chart.devices);
  const left = others.filter(({ id }) => !shown.has(id));
  if (left.length === 0) return null;
  const full = chart.devices.length >= MOST_COMPARED;
  return (
    <select
      className="gd-device-input"
      aria-label={text.compareWith}
      title={full ? fill(text.compareMost, { count: MOST_COMPARED }) : undefined}
      disabled={full}
      value=""
      onChange={({ target }) => session.chart([target.value], true)}
    >
      <option value="" disabled>
        {full ? fill(text.compareMost, { count: MOST_COMPARED }) : text.compareWith}
      </option>
      {left.map(({ id, name, number }) => (
        <option key={id} value={id}>
          {name} · {number}
        </option>
      ))}
    </select>
  );
}
