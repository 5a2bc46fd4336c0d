import { Checkbox, Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { Row } from '../fields/row.tsx';
import { panelTexts } from '../text/index.ts';
import { weekdayName } from './describe-cron.ts';
import { AMOUNTS, MODES, type Plan, type PlanMode, planOf, planText } from './plan.ts';
import { readTimer } from './read-timer.ts';
import type { BuilderProps } from './timer-rows.tsx';
import TimerRuns from './timer-runs.tsx';
import { type TimerTexts, timerTexts } from './text/index.ts';

interface PartProps {
  plan: Plan;
  words: TimerTexts;
  change(part: Partial<Plan>): void;
}

/** Sets a timer with form controls instead of text, and shows its description at once. */
export default function TimerBuilder({ lang, kind, text, onSave, onClose }: BuilderProps) {
  const [plan, setPlan] = useState(() => planOf(kind, text));
  const texts = panelTexts(lang);
  const words = timerTexts(lang);
  const id = useId();
  const built = planText(plan);
  const { problem } = readTimer(kind, built, lang);
  const part = { plan, words, change: (more: Partial<Plan>) => setPlan({ ...plan, ...more }) };
  const { mode } = plan;
  const labels: Record<PlanMode, string> = {
    date: words.date,
    duration: words.duration,
    interval: words.interval,
    minutes: words.minutes,
    hours: words.hoursMode,
    day: words.day,
    week: words.week,
    month: words.month,
  };
  return (
    <Modal
      open
      width={600}
      title={words.builder}
      okText={texts.confirm}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: problem !== undefined }}
      onCancel={onClose}
      onOk={() => onSave(built)}
    >
      {MODES[kind].length > 1 && (
        <Row id={id} label={words.frequency}>
          <Select<PlanMode>
            id={id}
            aria-label={words.frequency}
            className="gd-panel-wide"
            value={mode}
            options={MODES[kind].map((value) => ({ value, label: labels[value] }))}
            onChange={(next) => part.change({ mode: next })}
          />
        </Row>
      )}
      {mode === 'date' && <DatePart {...part} />}
      {(mode === 'duration' || mode === 'interval') && <DurationPart {...part} />}
      {mode === 'interval' && <NumberPart {...part} name="times" label={words.times} hint={words.timesHint} />}
      {mode === 'minutes' && <NumberPart {...part} name="every" label={words.every} max={59} unit={words.minutes_} />}
      {mode === 'hours' && (
        <>
          <NumberPart {...part} name="every" label={words.every} max={23} unit={words.hours_} />
          <NumberPart {...part} name="minute" label={words.minute} min={0} max={59} />
        </>
      )}
      {mode === 'week' && (
        <Row id={`${id}-days`} label={words.weekdays}>
          <Checkbox.Group
            className="gd-panel-checks"
            value={[...plan.weekdays]}
            // weeks start on Monday
            options={[1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: day, label: weekdayName(day, lang) }))}
            onChange={(weekdays) => part.change({ weekdays })}
          />
        </Row>
      )}
      {mode === 'month' && <DayPart {...part} />}
      {(mode === 'day' || mode === 'week' || mode === 'month') && <TimePart {...part} />}
      <Row id={`${id}-result`} label={words.result} error={problem ?? null}>
        <code className="gd-panel-timer-text">{built}</code>
      </Row>
      <TimerRuns kind={kind} text={built} lang={lang} />
    </Modal>
  );
}

function DatePart({ plan, words, change }: PartProps) {
  const id = useId();
  return (
    <Row id={id} label={words.date}>
      <Input
        id={id}
        type="datetime-local"
        step={1}
        value={plan.date}
        onChange={(event) => change({ date: event.target.value })}
      />
      <Checkbox checked={plan.withZone} onChange={(event) => change({ withZone: event.target.checked })}>
        {words.withZone}
      </Checkbox>
    </Row>
  );
}

function DurationPart({ plan, words, change }: PartProps) {
  const id = useId();
  return (
    <Row id={`${id}-years`} label={words.duration}>
      <div className="gd-panel-timer-amounts">
        {AMOUNTS.map((name) => (
          <label key={name} htmlFor={`${id}-${name}`}>
            <Input
              id={`${id}-${name}`}
              type="number"
              min={0}
              value={plan.amounts[name]}
              onChange={(event) => change({ amounts: { ...plan.amounts, [name]: whole(event.target.value, 0) } })}
            />
            {words[`${name}_`]}
          </label>
        ))}
      </div>
    </Row>
  );
}

interface NumberPartProps extends PartProps {
  name: 'times' | 'every' | 'minute';
  label: string;
  min?: number;
  max?: number;
  unit?: string;
  hint?: string;
}

/** A whole number within limits. The number of repetitions of a cycle may be empty. */
function NumberPart({ plan, change, name, label, min = 1, max, unit, hint }: NumberPartProps) {
  const id = useId();
  const read = (text: string) => {
    if (name === 'times') return change({ times: text === '' ? '' : String(whole(text, min)) });
    return change({ [name]: Math.min(whole(text, min), max ?? Infinity) });
  };
  return (
    <Row id={id} label={label} hint={hint}>
      <Input
        id={id}
        type="number"
        min={min}
        max={max}
        suffix={unit}
        value={plan[name]}
        onChange={(event) => read(event.target.value)}
      />
    </Row>
  );
}

function DayPart({ plan, words, change }: PartProps) {
  const id = useId();
  const days = Array.from({ length: 31 }, (_, day) => String(day + 1));
  return (
    <Row id={id} label={words.dayOfMonth}>
      <Select<string>
        id={id}
        aria-label={words.dayOfMonth}
        className="gd-panel-wide"
        value={plan.day}
        options={[{ value: 'L', label: words.last }, ...days.map((day) => ({ value: day, label: day }))]}
        onChange={(day) => change({ day })}
      />
    </Row>
  );
}

function TimePart({ plan, words, change }: PartProps) {
  const id = useId();
  return (
    <Row id={id} label={words.time}>
      <Input
        id={id}
        type="time"
        value={plan.time}
        onChange={(event) => event.target.value && change({ time: event.target.value })}
      />
    </Row>
  );
}

/** Parses a whole number of at least `least`. */
const whole = (text: string, least: number): number => Math.max(least, Math.floor(Number(text)) || 0);
