import type { RecordGroup } from '@gongdi/api';
import { fill, type AnyResource } from '@gongdi/domain';
import { useState } from 'react';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useViewText } from '../text/index.ts';
import type { Row } from '../view-props.ts';
import { CalendarDay } from './calendar-day.tsx';
import { longDay, weekdayOf } from './day-words.ts';
import { nextDay, type Day, type Unit } from './ranges.ts';
import type { MoveDay } from './use-move.tsx';

interface CalendarGridProps {
  resource: AnyResource;
  title: string;
  days: readonly Day[];
  /** The day that the page is about. */
  day: Day;
  today: Day;
  unit: Unit;
  groups: readonly RecordGroup[];
  busy: boolean;
  narrow: boolean;
  moving: MoveDay;
  onOpen: (day: Day) => void;
  onFocus: (day: Day) => void;
}

/** The days of a month or a week, with the records that stand on them. */
export function CalendarGrid(props: CalendarGridProps) {
  const { resource, days, day, unit, narrow, moving } = props;
  const lang = useLang();
  const text = useViewText();
  const [dragged, setDragged] = useState<Row>();
  const groups = new Map(props.groups.map((group) => [group.key, group]));
  return (
    <div
      className={`gd-days gd-days-${unit}${narrow ? ' gd-days-narrow' : ''}`}
      role="group"
      aria-label={`${text.calendar} ${props.title}`}
      aria-busy={props.busy}
    >
      {days.slice(0, 7).map((one) => (
        <div key={one} className="gd-days-weekday" aria-hidden>
          {weekdayOf(one, lang)}
        </div>
      ))}
      {days.map((one) => (
        <CalendarDay
          key={one}
          resource={resource}
          day={one}
          label={fill(text.day, { day: longDay(one, lang), count: groups.get(one)?.total ?? 0 })}
          group={groups.get(one)}
          today={one === props.today}
          outside={unit === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
          chosen={one === day}
          narrow={narrow}
          movable={moving.movable}
          taking={dragged !== undefined}
          onDrag={setDragged}
          onDrop={() => {
            if (dragged) moving.move(dragged, one);
            setDragged(undefined);
          }}
          onOpen={() => props.onOpen(one)}
          onKey={(key) => {
            const next = nextDay(one, key);
            if (next) props.onFocus(next);
            return next !== undefined;
          }}
        />
      ))}
    </div>
  );
}
