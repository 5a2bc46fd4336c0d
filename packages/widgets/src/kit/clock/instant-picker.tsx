import { DatePicker } from 'antd';
import type { ComponentProps, CSSProperties } from 'react';
import type { Dayjs } from 'dayjs';
import { useTimes } from './use-times.ts';
import { agrees, instantOf, wallClock } from './wall-clock.ts';

/**
 * Properties are listed one by one: comparing all properties of antd's picker costs a quarter of the type check of this
 * package.
 */
interface InstantPickerProps extends Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby'> {
  className?: string;
  style?: CSSProperties;
  placeholder?: string;
  disabled?: boolean;
  /** ISO 8601 instant. */
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** Picker for the date and time of an instant, in the time zone of the installation wherever the reader is. */
export function InstantPicker({ value, onChange, ...rest }: InstantPickerProps) {
  const { zone } = useTimes();
  return (
    <DatePicker
      {...rest}
      showTime
      showNow={agrees(zone)}
      value={value ? wallClock(value, zone) : null}
      onChange={(picked: Dayjs | null) => onChange?.(picked ? instantOf(picked, zone) : null)}
    />
  );
}
