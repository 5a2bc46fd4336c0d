import { DEFAULT_ZONE, type TimerKind } from '@gongdi/bpmn';
import { useMemo } from 'react';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { format } from '../text/index.ts';
import { readTimer } from './read-timer.ts';
import { timerTexts } from './text/index.ts';

export interface TimerRunsProps {
  kind: TimerKind;
  text: string;
  lang: Lang;
  /** Also shows why a text cannot be read; absent if the field shows the reason itself. */
  withProblem?: boolean;
}

/** The description of a timer, and its next times. */
export default function TimerRuns({ kind, text, lang, withProblem }: TimerRunsProps) {
  const { reading, runs, problem } = useMemo(() => readTimer(kind, text, lang), [kind, text, lang]);
  const words = timerTexts(lang);
  if (problem && withProblem && text) return <p className="gd-panel-row-error">{problem}</p>;
  if (!reading && !runs) return null;
  return (
    <div className="gd-panel-timer" role="status">
      {reading && <strong>{reading}</strong>}
      {runs && runs.length > 0 && (
        <>
          <p>{format(words.nextRuns, { zone: DEFAULT_ZONE })}</p>
          <ol>
            {runs.map((run) => (
              <li key={run}>{run}</li>
            ))}
          </ol>
        </>
      )}
      {runs?.length === 0 && <p>{words.noRuns}</p>}
    </div>
  );
}
