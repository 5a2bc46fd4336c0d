import { useState } from 'react';
import { COORDINATE_DIGITS } from '../text/amounts.ts';

interface NumberCellProps {
  label: string;
  value: number;
  /** Greatest number either way. */
  limit: number;
  problem: string;
  onChange(value: number): void;
  onFocus(): void;
}

/** Degrees that an arrow key adds: a decimetre; with Shift a metre, with Alt a centimetre. */
const STEP = { plain: 1e-6, shift: 1e-5, alt: 1e-7 };

/** A coordinate to be typed; taken on Enter or when the focus leaves, changed at once by the arrow keys. */
export function NumberCell({ label, value, limit, problem, onChange, onFocus }: NumberCellProps) {
  /** Null: nothing is being typed. */
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? String(value);
  const typed = Number(text.trim());
  const bad = text.trim() === '' || !Number.isFinite(typed) || Math.abs(typed) > limit;
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
      setDraft(null);
      return;
    }
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || bad) return;
    const step = event.shiftKey ? STEP.shift : event.altKey ? STEP.alt : STEP.plain;
    const next = typed + (event.key === 'ArrowUp' ? step : -step);
    event.preventDefault();
    setDraft(null);
    if (Math.abs(next) <= limit) onChange(Number(next.toFixed(COORDINATE_DIGITS)));
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
