import { faceOf, fill, viewsOf } from '@gongdi/domain';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useNarrow } from '../../../../../kit/layout/use-narrow.ts';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { SomeRecords } from '../some-records.tsx';
import { useViewText } from '../text/index.ts';
import { useRecordMenu } from '../use-record-menu.ts';
import { useStepsHere } from '../use-steps-here.tsx';
import { orderIn, type ViewProps } from '../view-props.ts';
import { ViewState } from '../view-state.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { longDay, pageTitle } from './day-words.ts';
import { daysShown, isDay, type Day, type Unit } from './ranges.ts';
import { useMoveDay } from './use-move.tsx';
import { useDays, useRange } from './use-month.ts';
import css from './days.css?inline';

/** Records that a day shows: of a month, of a week. */
const SHOWN: Record<Unit, number> = { month: 3, week: 20 };
/** Below this width, px, a day shows its count only, and the records of the chosen day stand below the month. */
const NARROW = 640;

/** The list as a calendar. A record is moved to another day by dragging, or from the menu of its card. */
export default function CalendarView(props: ViewProps) {
  const { resource, view, filters, grid } = props;
  useSheet(css);
  const lang = useLang();
  const text = useViewText();
  const { civilDay } = useTimes();
  const [now] = useState(() => Date.now());
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(box, NARROW);
  const field = viewsOf(resource).calendar!;
  const today = civilDay(now);
  const { view_day, view_unit } = view.settings;
  const day = isDay(view_day) ? view_day : today;
  const unit: Unit = view_unit === 'week' ? 'week' : 'month';
  const days = daysShown(day, unit);
  const title = pageTitle(days, day, unit, lang);
  const found = useDays(props, field, days, SHOWN[unit]);
  const [begin, dialog] = useStepsHere(resource);
  const moving = useMoveDay(resource, field);
  const menuOf = useRecordMenu(resource, begin);
  const [opened, setOpened] = useState<Day>();
  const range = useRange(field, filters);
  const { picture } = faceOf(resource);
  const show = (next: Day) => view.set({ view_day: next === today ? undefined : next });

  const recordsOf = (one: Day) => {
    const own = range([one, one]);
    return (
      <SomeRecords
        key={one}
        resource={resource}
        query={own && { ...filters, ...orderIn(grid), ...own }}
        without={[field.name, ...(picture ? [picture] : [])]}
        menuOf={(row) =>
          menuOf(row, moving.movable(row) ? [{ key: 'move', label: text.move, run: () => moving.choose(row) }] : [])
        }
      />
    );
  };
  const focusDay = (next: Day) => {
    if (!days.includes(next)) show(next);
    // After the page has turned.
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-day="${next}"] button`)?.focus(), 0);
  };
  return (
    <div ref={box}>
      <CalendarBar
        title={title}
        field={field.label[lang]}
        day={day}
        today={today}
        unit={unit}
        onDay={show}
        onUnit={(next) => view.set({ view_unit: next === 'month' ? undefined : next })}
      />
      <ViewState query={found}>
        <CalendarGrid
          resource={resource}
          title={title}
          days={days}
          day={day}
          today={today}
          unit={unit}
          groups={found.data ?? []}
          busy={found.isFetching}
          narrow={narrow}
          moving={moving}
          onOpen={narrow ? show : setOpened}
          onFocus={focusDay}
        />
        {narrow && (
          <section className="gd-days-below" aria-label={fill(text.ofDay, { day: longDay(day, lang) })}>
            <h3 className="gd-days-title">{longDay(day, lang)}</h3>
            {recordsOf(day)}
          </section>
        )}
      </ViewState>
      {opened && (
        <Modal
          open
          width={520}
          title={fill(text.ofDay, { day: longDay(opened, lang) })}
          footer={null}
          onCancel={() => setOpened(undefined)}
        >
          {recordsOf(opened)}
        </Modal>
      )}
      {dialog}
      {moving.dialog}
    </div>
  );
}
