import { fill } from '@gongdi/domain';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { addDays, weeksOf, type ShownDay } from './days.ts';
import { useCalendarText, type CalendarText } from './text/index.ts';

/** Number of days that an arrow key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface MonthTableProps {
  year: number;
  month: number;
  shown: (day: string) => ShownDay;
  chosen: ReadonlySet<string>;
  /** The day in the Tab order. */
  current: string;
  today: string;
  onChoose: (day: string, extend: boolean) => void;
}

/** Table of a month. Each day shows by colour, sign and text whether people work. */
export function MonthTable({ year, month, shown, chosen, current, today, onChoose }: MonthTableProps) {
  const text = useCalendarText();
  const lang = useLang();
  const go = (event: KeyboardEvent, day: string) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChoose(addDays(day, step), event.shiftKey);
  };
  return (
    <table className="gd-calendar-month">
      <caption>{fill(text.month, { month })}</caption>
      <thead>
        <tr>
          {text.weekdays.split(',').map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(year, month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => (
              <td key={day ?? column}>
                {day !== null && (
                  <DayButton
                    shown={shown(day)}
                    label={wordsOf(shown(day), text, lang)}
                    pressed={chosen.has(day)}
                    reached={day === current}
                    today={day === today}
                    onClick={(event) => onChoose(day, event.shiftKey)}
                    onKeyDown={(event) => go(event, day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayButtonProps {
  shown: ShownDay;
  label: string;
  pressed: boolean;
  reached: boolean;
  today: boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function DayButton({ shown, label, pressed, reached, today, ...on }: DayButtonProps) {
  const text = useCalendarText();
  const names = ['gd-calendar-day', shown.working ? 'gd-calendar-day-working' : 'gd-calendar-day-off'];
  if (shown.source !== null) names.push('gd-calendar-day-entered');
  if (shown.changed) names.push('gd-calendar-day-changed');
  return (
    <button
      type="button"
      className={names.join(' ')}
      data-day={shown.day}
      aria-pressed={pressed}
      aria-current={today ? 'date' : undefined}
      aria-label={label}
      title={label}
      tabIndex={reached ? 0 : -1}
      {...on}
    >
      {Number(shown.day.slice(8))}
      {shown.source !== null && <small aria-hidden>{shown.working ? text.markWorking : text.markOff}</small>}
    </button>
  );
}

/** Returns the label of a day, such as `2026-10-01 星期四，休息，国庆节，内置节假日`. */
function wordsOf(shown: ShownDay, text: CalendarText, lang: 'zh' | 'en'): string {
  const weekday = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en', { weekday: 'long', timeZone: 'UTC' });
  const parts = [
    `${shown.day} ${weekday.format(new Date(shown.day))}`,
    shown.working ? text.working : text.off,
    shown.name,
    shown.changed ? text.changed : shown.source && text[`source_${shown.source}`],
  ];
  return parts.filter(Boolean).join(lang === 'zh' ? '，' : ', ');
}
