import { useId, useState } from 'react';

interface NumberInputProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number | 'any';
  /** Called only with numbers within the limits. */
  onChange: (value: number) => void;
}

/** Number input: incomplete input stays until the field loses the focus. */
export function NumberInput({ label, value, min, max, step, onChange }: NumberInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const given = Number(draft ?? value);
  const good = draft === null || (draft.trim() !== '' && given >= min && given <= max);
  return (
    <label className="gd-plan-field" htmlFor={id}>
      <span>{label}</span>
      <input
        id={id}
        type="number"
        className="gd-plan-input"
        inputMode="decimal"
        value={draft ?? value}
        min={min}
        max={max}
        step={step}
        aria-invalid={!good}
        onChange={({ target }) => {
          setDraft(target.value);
          const next = Number(target.value);
          if (target.value.trim() !== '' && next >= min && next <= max) onChange(next);
        }}
        onBlur={() => setDraft(null)}
      />
    </label>
  );
}
