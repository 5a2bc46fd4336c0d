import { DatePicker, type DatePickerProps } from 'antd';
import { useTimes } from './use-times.ts';
import { agrees, instantOf, wallClock } from './wall-clock.ts';

type InstantPickerProps = Omit<DatePickerProps, 'value' | 'onChange' | 'showTime'> & {
  /** ISO 8601 instant. */
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/** Day and time of an instant, by the clocks of the installation wherever the reader is. */
export function InstantPicker({ value, onChange, ...rest }: InstantPickerProps) {
  const { zone } = useTimes();
  return (
    <DatePicker
      {...rest}
      showTime
      showNow={agrees(zone)}
      value={value ? wallClock(value, zone) : null}
      onChange={(picked) => onChange?.(picked && !Array.isArray(picked) ? instantOf(picked, zone) : null)}
    />
  );
}
