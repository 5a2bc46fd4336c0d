import { useState } from 'react';
import { COORDINATE_DIGITS } from '../text/amounts.ts';

interface NumberCellProps {
  label: string;
  value: number;
  /** Maximum; without a minimum, also the limit of negative numbers. */
  limit: number;
  least?: number;
  /** Increments of an arrow key: plain, with Shift, with Alt. Absent: degrees. */
  steps?: typeof STEP;
  problem: string;
  onChange(value: number): void;
  onFocus?(): void;
}

/** Increments of an arrow key in degrees: a decimetre; with Shift a metre, with Alt a centimetre. */
const STEP = { plain: 1e-6, shift: 1e-5, alt: 1e-7 };

/** Input of a coordinate; applied on Enter or when the focus leaves, and changed at once by the arrow keys. */
export function NumberCell(props: NumberCellProps) {
  const { label, value, limit, least = -limit, steps = STEP, problem, onChange, onFocus } = props;
  /** Typed text; null: nothing is being typed. */
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? String(value);
  const typed = Number(text.trim());
  const bad = text.trim() === '' || !Number.isFinite(typed) || typed > limit || typed < least;
  const take = () => {
    setDraft(null);
    if (!bad && typed !== value) onChange(typed);
  };
  const key = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') {
      take();
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape') {
      if (draft !== null) event.preventDefault();
      setDraft(null);
      return;
    }
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || bad) return;
    const step = event.shiftKey ? steps.shift : event.altKey ? steps.alt : steps.plain;
    const next = typed + (event.key === 'ArrowUp' ? step : -step);
    event.preventDefault();
    setDraft(null);
    if (next <= limit && next >= least) onChange(Number(next.toFixed(COORDINATE_DIGITS)));
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={bad || undefined}
      title={bad ? problem : undefined}
      value={text}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={take}
      onFocus={onFocus}
      onKeyDown={key}
    />
  );
}
