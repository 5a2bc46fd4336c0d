import { fill } from '@gongdi/domain';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import type { DayChange, ShownDay } from './days.ts';
import { useCalendarText } from './text/index.ts';

interface DayPanelProps {
  /** The chosen days, in order. */
  days: readonly ShownDay[];
  /** The next chosen day ends a range, as it does with the Shift key. */
  ranging: boolean;
  onRanging: (on: boolean) => void;
  onChange: (change: DayChange) => void;
}

/** Panel to change the chosen days. */
export function DayPanel({ days, ranging, onRanging, onChange }: DayPanelProps) {
  const text = useCalendarText();
  const [first] = days;
  const [name, setName] = useState(first?.name ?? '');
  if (!first) return <p className="gd-console-hint">{text.selectHint}</p>;
  const last = days.at(-1)!;
  const words = days.length === 1 ? text.selected : text.selectedMany;
  const set = (working: boolean) => onChange({ working, name: name.trim() || null });
  const mayReset = days.some((one) => one.source === 'own' || one.changed);
  return (
    <div className="gd-calendar-day-panel">
      <strong role="status">{fill(words, { first: first.day, last: last.day, count: days.length })}</strong>
      <Input
        value={name}
        maxLength={32}
        aria-label={text.name}
        placeholder={text.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Space wrap>
        <Button onClick={() => set(false)}>{text.setOff}</Button>
        <Button onClick={() => set(true)}>{text.setWorking}</Button>
        <Button type={ranging ? 'primary' : 'default'} aria-pressed={ranging} onClick={() => onRanging(!ranging)}>
          {text.range}
        </Button>
        <Button disabled={!mayReset} onClick={() => onChange({ working: null, name: null })}>
          {text.reset}
        </Button>
      </Space>
    </div>
  );
}
