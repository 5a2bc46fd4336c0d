import { fill, type Lang } from '@gongdi/domain';
import { useId } from 'react';
import { percent } from '../point/labels.ts';
import { planText } from '../text/index.ts';
import { NumberInput } from './number-input.tsx';
import { MATRIX_LIMIT, type Matrix } from './operations.ts';

export interface MatrixDraft extends Matrix {
  takeDevices: boolean;
}

export const MATRIX_BLANK: MatrixDraft = {
  rows: 2,
  columns: 3,
  from: { x: 0.1, y: 0.1 },
  to: { x: 0.9, y: 0.9 },
  prefix: 'P',
  start: 1,
  takeDevices: true,
};

interface MatrixFormProps {
  lang: Lang;
  draft: MatrixDraft;
  onChange: (draft: MatrixDraft) => void;
  /** Called when the user wants to draw the corners with the pointer. */
  onCorners: () => void;
  onAdd: () => void;
  onCancel: () => void;
}

const LARGEST = 100;

/** Form for rows and columns of points between two corners. */
export function MatrixForm({ lang, draft, onChange, onCorners, onAdd, onCancel }: MatrixFormProps) {
  const text = planText[lang];
  const prefix = useId();
  const count = draft.rows * draft.columns;
  const corner = (which: 'from' | 'to', axis: 'x' | 'y') => (value: number) =>
    onChange({ ...draft, [which]: { ...draft[which], [axis]: value / 100 } });
  const place = { min: 0, max: 100, step: 'any' } as const;
  return (
    <div className="gd-plan-form" role="group" aria-label={text.matrix}>
      <NumberInput
        label={text.rows}
        value={draft.rows}
        min={1}
        max={LARGEST}
        step={1}
        onChange={(rows) => onChange({ ...draft, rows: Math.round(rows) })}
      />
      <NumberInput
        label={text.columns}
        value={draft.columns}
        min={1}
        max={LARGEST}
        step={1}
        onChange={(columns) => onChange({ ...draft, columns: Math.round(columns) })}
      />
      <NumberInput label={text.fromX} value={percent(draft.from.x)} {...place} onChange={corner('from', 'x')} />
      <NumberInput label={text.fromY} value={percent(draft.from.y)} {...place} onChange={corner('from', 'y')} />
      <NumberInput label={text.toX} value={percent(draft.to.x)} {...place} onChange={corner('to', 'x')} />
      <NumberInput label={text.toY} value={percent(draft.to.y)} {...place} onChange={corner('to', 'y')} />
      <label className="gd-plan-field" htmlFor={prefix}>
        <span>{text.prefix}</span>
        <input
          id={prefix}
          className="gd-plan-input"
          value={draft.prefix}
          maxLength={20}
          onChange={({ target }) => onChange({ ...draft, prefix: target.value })}
        />
      </label>
      <NumberInput
        label={text.start}
        value={draft.start}
        min={0}
        max={99_999}
        step={1}
        onChange={(start) => onChange({ ...draft, start: Math.round(start) })}
      />
      <label className="gd-plan-check">
        <input
          type="checkbox"
          checked={draft.takeDevices}
          onChange={({ target }) => onChange({ ...draft, takeDevices: target.checked })}
        />
        {text.takeDevices}
      </label>
      {count > MATRIX_LIMIT && (
        <p role="alert" className="gd-plan-problem">
          {fill(text.matrixTooMany, { max: MATRIX_LIMIT })}
        </p>
      )}
      <div className="gd-plan-buttons">
        <button type="button" className="gd-plan-button" onClick={onCorners}>
          {text.drawCorners}
        </button>
        <button type="button" className="gd-plan-button" onClick={onCancel}>
          {text.cancel}
        </button>
        <button
          type="button"
          className="gd-plan-button gd-plan-primary"
          disabled={count > MATRIX_LIMIT}
          onClick={onAdd}
        >
          {fill(text.matrixAdd, { count })}
        </button>
      </div>
    </div>
  );
}
