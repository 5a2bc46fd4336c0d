import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Segmented } from '../../../../../kit/radios/index.ts';
import { useViewText } from '../text/index.ts';
import { turned, type Day, type Unit } from './ranges.ts';

interface CalendarBarProps {
  title: string;
  /** Label of the field by which records stand on days. */
  field: string;
  day: Day;
  today: Day;
  unit: Unit;
  onDay: (day: Day) => void;
  onUnit: (unit: Unit) => void;
}

/** Turns the pages of the calendar and chooses between month and week. */
export function CalendarBar({ title, field, day, today, unit, onDay, onUnit }: CalendarBarProps) {
  const text = useViewText();
  return (
    <div className="gd-views-bar">
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label={text.previous}
        title={text.previous}
        onClick={() => onDay(turned(day, unit, -1))}
      />
      <Button onClick={() => onDay(today)}>{text.now}</Button>
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label={text.next}
        title={text.next}
        onClick={() => onDay(turned(day, unit, 1))}
      />
      <h3 className="gd-days-title" aria-live="polite">
        {title}
      </h3>
      <span className="gd-views-hint">{field}</span>
      <Segmented<Unit>
        className="gd-days-unit"
        aria-label={text.unit}
        value={unit}
        onChange={onUnit}
        options={[
          { value: 'month', label: text.month },
          { value: 'week', label: text.week },
        ]}
      />
    </div>
  );
}
