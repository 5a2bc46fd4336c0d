import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { faceOf, fill, viewsOf } from '@gongdi/domain';
import { Button, Modal, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useNarrow } from '../../../../../kit/layout/use-narrow.ts';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { SomeRecords } from '../some-records.tsx';
import { useViewText } from '../text/index.ts';
import { useRecordMenu } from '../use-record-menu.ts';
import { useStepsHere } from '../use-steps-here.tsx';
import { orderIn, type Row, type ViewProps } from '../view-props.ts';
import { ViewState } from '../view-state.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { daysShown, isDay, nextDay, turned, type Day, type Unit } from './ranges.ts';
import { useMoveDay } from './use-move.tsx';
import { useDays, useRange } from './use-month.ts';
import css from './calendar.css?inline';

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
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(box, NARROW);
  const field = viewsOf(resource).calendar!;
  const today = civilDay(Date.now());
  const { view_day, view_unit } = view.settings;
  const day = isDay(view_day) ? view_day : today;
  const unit: Unit = view_unit === 'week' ? 'week' : 'month';
  const days = daysShown(day, unit);
  const found = useDays(props, field, days, SHOWN[unit]);
  const groups = new Map((found.data ?? []).map((group) => [group.key, group]));
  const [begin, dialog] = useStepsHere(resource);
  const moving = useMoveDay(resource, field);
  const menuOf = useRecordMenu(resource, begin);
  const [opened, setOpened] = useState<Day>();
  const [dragged, setDragged] = useState<Row>();
  const range = useRange(field, filters);
  const { picture } = faceOf(resource);
  const show = (next: Day) => view.set({ view_day: next === today ? undefined : next });

  const recordsOf = (one: Day) => (
    <SomeRecords
      key={one}
      resource={resource}
      query={range([one, one]) && { ...filters, ...orderIn(grid), ...range([one, one]) }}
      without={[field.name, ...(picture ? [picture] : [])]}
      menuOf={(row) =>
        menuOf(row, moving.movable(row) ? [{ key: 'move', label: text.move, run: () => moving.choose(row) }] : [])
      }
    />
  );
  const focusDay = (next: Day) => {
    if (!days.includes(next)) show(next);
    // After the page has turned.
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-day="${next}"] button`)?.focus(), 0);
  };
  return (
    <ViewState query={found}>
      <div ref={box}>
        <div className="gd-views-bar">
          <Button
            icon={<LeftOutlined aria-hidden />}
            aria-label={text.previous}
            onClick={() => show(turned(day, unit, -1))}
          />
          <Button onClick={() => show(today)}>{text.now}</Button>
          <Button
            icon={<RightOutlined aria-hidden />}
            aria-label={text.next}
            onClick={() => show(turned(day, unit, 1))}
          />
          <h3 className="gd-calendar-title" aria-live="polite">
            {titleOf(days, day, unit, lang)}
          </h3>
          <span className="gd-views-hint">{field.label[lang]}</span>
          <Segmented<Unit>
            className="gd-calendar-unit"
            aria-label={text.unit}
            value={unit}
            onChange={(next) => view.set({ view_unit: next === 'month' ? undefined : next })}
            options={[
              { value: 'month', label: text.month },
              { value: 'week', label: text.week },
            ]}
          />
        </div>
        <div
          className={`gd-calendar gd-calendar-${unit}${narrow ? ' gd-calendar-narrow' : ''}`}
          role="group"
          aria-label={`${text.calendar} ${titleOf(days, day, unit, lang)}`}
          aria-busy={found.isFetching}
        >
          {days.slice(0, 7).map((one) => (
            <div key={one} className="gd-calendar-weekday" aria-hidden>
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
              today={one === today}
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
              onOpen={() => (narrow ? show(one) : setOpened(one))}
              onKey={(key) => {
                const next = nextDay(one, key);
                if (next) focusDay(next);
                return next !== undefined;
              }}
            />
          ))}
        </div>
        {narrow && (
          <section className="gd-calendar-below" aria-label={fill(text.ofDay, { day: longDay(day, lang) })}>
            <h3 className="gd-calendar-title">{longDay(day, lang)}</h3>
            {recordsOf(day)}
          </section>
        )}
      </div>
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
    </ViewState>
  );
}

const LOCALES = { zh: 'zh-CN', en: 'en-GB' } as const;

/** Days have no zone: they are formatted as midnight in UTC. */
function format(day: Day, lang: 'zh' | 'en', options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

function titleOf(days: readonly Day[], day: Day, unit: Unit, lang: 'zh' | 'en'): string {
  if (unit === 'month') return format(day, lang, { year: 'numeric', month: 'long' });
  return `${format(days[0]!, lang, { year: 'numeric', month: 'short', day: 'numeric' })} – ${format(days.at(-1)!, lang, { month: 'short', day: 'numeric' })}`;
}

function weekdayOf(day: Day, lang: 'zh' | 'en'): string {
  return format(day, lang, { weekday: 'short' });
}

function longDay(day: Day, lang: 'zh' | 'en'): string {
  return format(day, lang, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' });
}
