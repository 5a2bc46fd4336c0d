import { fill, permission } from '@gongdi/domain';
import { Alert, Button, Space } from 'antd';
import { useRef, useState } from 'react';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { usePermissions } from '../../../../ground/context/console-context.tsx';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import css from './calendar.css?inline';
import { DayPanel } from './day-panel.tsx';
import { daysBetween, type CalendarYear } from './days.ts';
import { DeadlinePreview } from './deadline-preview.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { MonthTable } from './month-table.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { useCalendarText } from './text/index.ts';
import { useCalendarEdit, type CalendarEdit } from './use-calendar-edit.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const YEARS = { first: 2000, last: 2100 } as const;

/** Page of the working calendar: holidays, extra working days and working hours, by which deadlines are computed. */
export function CalendarPage() {
  useSheet(css);
  const may = usePermissions()(permission('bpm-calendar', 'update'));
  const [now] = useState(() => Date.now());
  const { civilDay, zone } = useTimes();
  const today = civilDay(now);
  const [chosenYear, setYear] = useState<number>();
  const year = chosenYear ?? Number(today.slice(0, 4));
  const [range, setRange] = useState<{ from: string; to: string }>();
  const [ranging, setRanging] = useState(false);
  const [pasting, setPasting] = useState(false);
  const months = useRef<HTMLDivElement>(null);
  const edit = useCalendarEdit(year);
  if (edit.error && !edit.year) return <FailurePanel error={edit.error} retry={edit.reload} />;
  const chosen = range ? daysBetween(range.from, range.to) : [];
  const go = (to: number) => {
    setYear(to);
    setRange(undefined);
  };
  const choose = (day: string, extend: boolean) => {
    if (!day.startsWith(`${year}-`)) return;
    setRange({ from: (extend || ranging) && range ? range.from : day, to: day });
    setRanging(false);
    months.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <CalendarBar year={year} edit={edit} mayChange={may} onYear={go} onPaste={() => setPasting(true)} />
        {edit.year ? (
          <>
            <YearNotes year={year} stored={edit.year} />
            {may && (
              <DayPanel
                key={`${range?.from}-${range?.to}`}
                days={chosen.map((day) => edit.shown(day))}
                ranging={ranging}
                onRanging={setRanging}
                onChange={(change) => edit.set(chosen.map((day) => [day, change]))}
              />
            )}
            <div className="gd-calendar-months" ref={months}>
              {MONTHS.map((month) => (
                <MonthTable
                  key={month}
                  year={year}
                  month={month}
                  shown={edit.shown}
                  chosen={new Set(chosen)}
                  current={range?.to ?? (today.startsWith(`${year}-`) ? today : `${year}-01-01`)}
                  today={today}
                  onChoose={choose}
                />
              ))}
            </div>
          </>
        ) : (
          <PageLoading />
        )}
      </section>
      <div className="gd-calendar-below">
        {edit.year && (
          <HoursPanel
            key="hours"
            hours={edit.year.hours}
            change={edit.hours}
            mayChange={may}
            onChange={edit.setHours}
          />
        )}
        <DeadlinePreview key="deadline" zone={zone} unsaved={edit.unsaved > 0} />
      </div>
      {pasting && (
        <PasteDialog
          year={year}
          onDays={(days) => edit.set(days.map(({ day, ...change }) => [day, change]))}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  );
}

interface CalendarBarProps {
  year: number;
  edit: CalendarEdit;
  mayChange: boolean;
  onYear: (year: number) => void;
  onPaste: () => void;
}

/** Title of the page with the year and the buttons to save and discard. */
function CalendarBar({ year, edit, mayChange, onYear, onPaste }: CalendarBarProps) {
  const text = useCalendarText();
  return (
    <div className="gd-data-panel-title">
      <h2>{text.title}</h2>
      <Space>
        <Button disabled={year <= YEARS.first} aria-label={text.previous} onClick={() => onYear(year - 1)}>
          ‹
        </Button>
        <strong aria-live="polite">{fill(text.year, { year })}</strong>
        <Button disabled={year >= YEARS.last} aria-label={text.next} onClick={() => onYear(year + 1)}>
          ›
        </Button>
      </Space>
      {mayChange && (
        <Space className="gd-data-end" wrap>
          {edit.unsaved > 0 && <span role="status">{fill(text.unsaved, { count: edit.unsaved })}</span>}
          {edit.unsaved > 0 && <Button onClick={edit.discard}>{text.discard}</Button>}
          <Button onClick={onPaste}>{text.paste}</Button>
          <Button type="primary" disabled={!edit.maySave} loading={edit.busy && BUSY} onClick={() => void edit.save()}>
            {text.save}
          </Button>
        </Space>
      )}
    </div>
  );
}

/** Where the year's holidays come from, or that they are not known yet. */
function YearNotes({ year, stored: { zone, known, sources } }: { year: number; stored: CalendarYear }) {
  const text = useCalendarText();
  return (
    <>
      <p className="gd-console-hint">
        {fill(text.lead, { zone })}
        {known && ` ${fill(text.sources, { sources: sources.join('；') })}`}
      </p>
      {!known && <Alert type="info" showIcon title={fill(text.unknown, { year })} />}
    </>
  );
}
