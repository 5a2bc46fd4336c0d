import { fill } from '@gongdi/domain';
import { donePercent, finishDay, plannedPercent } from '@gongdi/domain/schedule';
import { Button } from 'antd';
import { baselineOf, type Content, type Dated } from '../../../../generic/schedule/dates.ts';
import { useScheduleText } from '../text/index.ts';
import { daysBehind } from './rows.ts';
import type { Editing } from './use-gantt.ts';

interface PlanStateProps {
  content: Content;
  dated: Dated;
  state: Editing['state'];
  mode: 'plan' | 'progress';
  reload: () => void;
}

/** How far the plan is, by how much it is late, and whether changes are stored. */
export function PlanState({ content, dated, state, mode, reload }: PlanStateProps) {
  const text = useScheduleText();
  const { schedule, doc } = dated;
  if (doc.tasks.length === 0) return null;
  const round = (value: number): number => Math.round(value * 10) / 10;
  const planned = plannedPercent(schedule, content.data_date ?? content.start, baselineOf(doc));
  const lastOne = doc.tasks.reduce((best, _, i) => (schedule.finish[i]! > schedule.finish[best]! ? i : best), 0);
  const behind = daysBehind(dated, lastOne);
  const words = fill(text.summary, {
    done: round(donePercent(schedule)),
    planned: round(planned),
    finish: finishDay(schedule.projectFinish),
  });
  return (
    <span className="gd-gantt-state" role="status">
      {words}
      {behind !== undefined && (
        <strong className={behind > 0 ? 'gd-gantt-late' : undefined}>
          {behind > 0
            ? fill(text.summaryLate, { days: behind })
            : behind < 0
              ? fill(text.summaryEarly, { days: -behind })
              : text.summaryOn}
        </strong>
      )}
      {mode === 'plan' && content.may_change && state !== 'refused' && (
        <em>{state === 'saving' ? text.saving : text.saved}</em>
      )}
      {state === 'refused' && (
        <Button size="small" onClick={reload}>
          {text.reload}
        </Button>
      )}
    </span>
  );
}
