import type { RecordGroup } from '@gongdi/api';
import { faceOf, fill, storedFieldsOf, type AnyResource } from '@gongdi/domain';
import { useState } from 'react';
import { useNames } from '../../../use-names.ts';
import { useDictionaries } from '../../../../../kit/data/dictionaries.tsx';
import { RecordLink } from '../../card/record-card.tsx';
import { useViewText } from '../text/index.ts';
import type { Row } from '../view-props.ts';
import type { Day } from './ranges.ts';

interface CalendarDayProps {
  resource: AnyResource;
  day: Day;
  label: string;
  group: RecordGroup | undefined;
  today: boolean;
  /** Belongs to the month before or after. */
  outside: boolean;
  chosen: boolean;
  narrow: boolean;
  movable: (row: Row) => boolean;
  /** A record is dragged over the calendar. */
  taking: boolean;
  onDrag: (row: Row | undefined) => void;
  onDrop: () => void;
  /** Shows all records of the day. */
  onOpen: () => void;
  /** @returns whether the key led to another day */
  onKey: (key: string) => boolean;
}

/** A day of the calendar with its first records. The number of the day opens all of them; arrows lead to other days. */
export function CalendarDay(props: CalendarDayProps) {
  const { resource, day, group, narrow, movable, taking, onDrag, onDrop } = props;
  const text = useViewText();
  const tone = useTone(resource);
  const [over, setOver] = useState(false);
  const rows = (group?.list ?? []) as Row[];
  const nameOf = useNames(resource, rows);
  const total = group?.total ?? 0;
  return (
    <section
      className={classOf(props, over && taking)}
      aria-label={props.label}
      data-day={day}
      onDragOver={(event) => {
        if (!taking) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <button
        type="button"
        className="gd-days-number"
        tabIndex={props.chosen ? 0 : -1}
        aria-label={props.label}
        aria-current={props.today ? 'date' : undefined}
        aria-pressed={narrow ? props.chosen : undefined}
        onClick={props.onOpen}
        onKeyDown={(event) => {
          if (!event.altKey && !event.ctrlKey && !event.metaKey && props.onKey(event.key)) event.preventDefault();
        }}
      >
        <span>{Number(day.slice(8))}</span>
        {/* The name has the number; as text beside the day both would read as one number. */}
        {narrow && total > 0 && <b data-count={total} />}
      </button>
      {!narrow && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li
              key={row.id}
              className={`gd-days-record gd-days-tone-${tone(row)}`}
              title={nameOf(row)}
              draggable={movable(row)}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', nameOf(row));
                onDrag(row);
              }}
              onDragEnd={() => onDrag(undefined)}
            >
              <RecordLink resource={resource} row={row} />
            </li>
          ))}
        </ul>
      )}
      {!narrow && total > rows.length && (
        <button type="button" className="gd-days-more" onClick={props.onOpen}>
          {fill(text.more, { count: total - rows.length })}
        </button>
      )}
    </section>
  );
}

function classOf({ today, outside, chosen, narrow }: CalendarDayProps, over: boolean): string {
  const marks = { today, outside, chosen: chosen && narrow, over };
  const names = Object.entries(marks).flatMap(([name, is]) => (is ? `gd-days-${name}` : []));
  return ['gd-days-day', ...names].join(' ');
}

/** Returns a function that gives the colour of a record's state. */
function useTone(resource: AnyResource): (row: Row) => string {
  const { of } = useDictionaries();
  const { state } = faceOf(resource);
  const field = storedFieldsOf(resource).find(({ name }) => name === state);
  if (!field?.dict) return () => 'default';
  const { entries } = of(field.dict);
  return (row) => entries.find(({ value }) => value === row[field.name])?.color_type ?? 'default';
}
