import { fill } from '@gongdi/domain';
import { Button, Input, Space } from 'antd';
import { useCalendarText } from './text/index.ts';
import type { CalendarYear } from './days.ts';

export type Spans = CalendarYear['hours']['spans'];

/** Usual office hours: the initial value of the button "add". */
const OFFICE: Spans = [
  { from: '08:30', to: '12:00' },
  { from: '13:30', to: '17:30' },
];
const MOST = 6;
const CLOCK = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Returns whether the server accepts the spans: valid times, each span after the one before. */
export function goodSpans(spans: Spans): boolean {
  return spans.every(
    ({ from, to }, at) =>
      CLOCK.test(from) && CLOCK.test(to) && from < to && (at === 0 || (spans[at - 1]?.to ?? '') <= from),
  );
}

interface HoursPanelProps {
  hours: CalendarYear['hours'];
  /** Undefined: not changed; null: the own entry is removed. */
  change: Spans | null | undefined;
  mayChange: boolean;
  onChange: (change: Spans | null | undefined) => void;
}

/** Panel with the working hours of a working day. */
export function HoursPanel({ hours, change, mayChange, onChange }: HoursPanelProps) {
  const text = useCalendarText();
  const spans = change ?? (change === null ? [] : hours.spans);
  const set = (at: number, part: Partial<Spans[number]>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...part } : span)));
  const bad = !goodSpans(spans);
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.hours}</h2>
        {change === undefined && hours.source !== 'built-in' && <small>{text[`source_${hours.source}`]}</small>}
      </div>
      <div className="gd-calendar-hours">
        {change === null ? (
          <p>{text.restored}</p>
        ) : spans.length === 0 ? (
          <p>{text.hoursWhole}</p>
        ) : (
          spans.map(({ from, to }, at) => (
            <Space key={at}>
              <Clock
                label={fill(text.hoursFrom, { number: at + 1 })}
                value={from}
                bad={bad}
                disabled={!mayChange}
                onChange={(value) => set(at, { from: value })}
              />
              {text.to}
              <Clock
                label={fill(text.hoursTo, { number: at + 1 })}
                value={to}
                bad={bad}
                disabled={!mayChange}
                onChange={(value) => set(at, { to: value })}
              />
              {mayChange && (
                <Button
                  type="link"
                  danger
                  className="gd-data-row-action"
                  aria-label={fill(text.hoursRemove, { number: at + 1 })}
                  onClick={() => onChange(spans.filter((_, index) => index !== at))}
                >
                  ✕
                </Button>
              )}
            </Space>
          ))
        )}
        {bad && (
          <p role="alert" className="gd-calendar-hours-bad">
            {text.hoursBad}
          </p>
        )}
        {mayChange && (
          <Space wrap>
            <Button
              disabled={spans.length >= MOST}
              onClick={() => onChange(spans.length === 0 ? OFFICE : [...spans, after(spans)])}
            >
              {text.hoursAdd}
            </Button>
            {spans.length > 0 && <Button onClick={() => onChange([])}>{text.hoursClear}</Button>}
            {hours.source === 'own' && change !== null && (
              <Button onClick={() => onChange(null)}>{text.hoursInherit}</Button>
            )}
          </Space>
        )}
      </div>
      <p className="gd-console-hint">{text.hoursHint}</p>
    </section>
  );
}

function after(spans: Spans): Spans[number] {
  return { from: spans.at(-1)?.to ?? '08:30', to: '24:00' };
}

interface ClockProps {
  label: string;
  value: string;
  bad: boolean;
  disabled: boolean;
  onChange: (value: string) => void;
}

function Clock({ label, value, bad, disabled, onChange }: ClockProps) {
  return (
    <Input
      className="gd-calendar-clock"
      aria-label={label}
      value={value}
      disabled={disabled}
      maxLength={5}
      placeholder="08:30"
      status={bad ? 'error' : ''}
      aria-invalid={bad}
      onChange={(event) => onChange(event.target.value.replace('：', ':').trim())}
    />
  );
}
