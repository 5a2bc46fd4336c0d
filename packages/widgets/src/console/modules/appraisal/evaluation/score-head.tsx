import type { calls } from '@gongdi/api';
import { fill, ITEM_KIND } from '@gongdi/domain';
import { Button, Progress } from 'antd';
import { useAppraisalText } from './text/index.ts';
import { isDone, type ScoreSheet } from './use-score-sheet.ts';

interface ScoreHeadProps {
  target: string;
  basis: calls.appraise.Basis;
  form: ScoreSheet;
  onBack: () => void;
  onNext: () => void;
  onSave: () => void;
  onHandIn: () => void;
}

/** Who is scored, the score so far, how much is done, and what can be done; it stays while the items scroll. */
export function ScoreHead({ target, basis, form, onBack, onNext, onSave, onHandIn }: ScoreHeadProps) {
  const text = useAppraisalText();
  const counted = form.lines.filter(({ item_kind }) => item_kind !== ITEM_KIND.veto);
  const done = counted.filter(isDone).length;
  const open = done < counted.length;
  return (
    <header className="gd-data-panel gd-score-head">
      <div className="gd-score-target">
        <h2>{target}</h2>
        <p>
          {basis.plan_name} · {fill(text.period, { from: basis.begin_date, to: basis.end_date })}
        </p>
      </div>
      <div className="gd-score-now" aria-live="polite">
        <small>{text.now}</small>
        <strong>{done === 0 ? '--' : (form.scored.score ?? '--')}</strong>
      </div>
      <div className="gd-score-progress">
        <Progress percent={Math.round((done / Math.max(1, counted.length)) * 100)} showInfo={false} size="small" />
        <small>{fill(text.done, { done, all: counted.length })}</small>
      </div>
      <div className="gd-score-buttons">
        <Button onClick={onBack}>{text.back}</Button>
        {open && <Button onClick={onNext}>{text.next}</Button>}
        {open && <Button onClick={form.fullForRest}>{text.rest}</Button>}
        <Button loading={form.busy} disabled={!form.changed} onClick={onSave}>
          {text.save}
        </Button>
        <Button type="primary" loading={form.busy} onClick={onHandIn}>
          {text.hand}
        </Button>
      </div>
    </header>
  );
}
