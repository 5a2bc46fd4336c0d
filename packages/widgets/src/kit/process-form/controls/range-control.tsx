import { fill, type FormFieldOf } from '@gongdi/domain';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useTimes } from '../../clock/index.ts';
import { agrees, instantOf, wallClock } from '../../clock/wall-clock.ts';
import { useKitText } from '../../data/data-context.tsx';
import { useFormText } from '../../form-controls/text/index.ts';
import type { ControlProps } from '../../form-controls/control-props.ts';

interface Range {
  begin?: string | null;
  end?: string | null;
}

/** A range between two dates or times. */
export function RangeControl({ field, id, value, onChange, ...aria }: ControlProps & { field: FormFieldOf<'range'> }) {
  const text = useFormText();
  const kit = useKitText();
  const { begin, end } = (value ?? {}) as Range;
  const { zone } = useTimes();
  const shown = (one: string | null | undefined) => (!one ? null : field.with_time ? wallClock(one, zone) : dayjs(one));
  const wire = (day: dayjs.Dayjs | null | undefined) =>
    day ? (field.with_time ? instantOf(day, zone) : day.format('YYYY-MM-DD')) : null;
  return (
    <DatePicker.RangePicker
      {...aria}
      id={{ start: id, end: `${id}-end` }}
      style={{ width: '100%' }}
      showTime={field.with_time ?? false}
      showNow={agrees(zone)}
      allowEmpty
      placeholder={[kit.begin, kit.end]}
      value={[shown(begin), shown(end)]}
      onChange={(days) => {
        const [from, to] = [wire(days?.[0]), wire(days?.[1])];
        onChange(from === null && to === null ? null : { begin: from, end: to });
      }}
      components={{}}
      aria-label={fill(text.from, { label: field.label })}
    />
  );
}
