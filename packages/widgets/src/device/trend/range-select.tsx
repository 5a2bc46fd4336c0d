import type { DeviceText } from '../text/index.ts';
import { RANGE_NAMES, type TrendRange } from '../model/ranges.ts';

interface RangeSelectProps {
  text: Pick<DeviceText, 'range' | TrendRange>;
  value: TrendRange;
  onChange(range: TrendRange): void;
}

/** Selects the time range of a chart, a table or a replay. */
export function RangeSelect({ text, value, onChange }: RangeSelectProps) {
  return (
    <select
      className="gd-device-input"
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
