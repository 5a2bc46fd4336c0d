import type { DeviceText } from '../text/index.ts';
import { RANGE_NAMES, type TrendRange } from './ranges.ts';

interface RangeSelectProps {
  text: Pick<DeviceText, 'range' | TrendRange>;
  value: TrendRange;
  onChange(range: TrendRange): void;
}

/** The stretch of time that a chart, a table or a replay is about. */
export function RangeSelect({ text, value, onChange }: RangeSelectProps) {
  return (
    <select
      className="gd-monitor-input"
      aria-label={text.range}
      value={value}
      onChange={({ target }) => onChange(target.value as TrendRange)}
    >
      {RANGE_NAMES.map((one) => (
        <option key={one} value={one}>
          {text[one]}
        </option>
      ))}
    </select>
  );
}
