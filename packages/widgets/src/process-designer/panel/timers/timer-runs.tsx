import { DEFAULT_ZONE, type TimerKind } from '@gongdi/bpmn';
import { useMemo } from 'react';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { format } from '../text/index.ts';
import { readTimer } from './read-timer.ts';
import { timerTexts } from './text/index.ts';

/** A timer in plain words, and its next times. Nothing while it cannot be read. */
export function TimerRuns({ kind, text, lang }: { kind: TimerKind; text: string; lang: Lang }) {
  const { reading, runs } = useMemo(() => readTimer(kind, text, lang), [kind, text, lang]);
  const words = timerTexts(lang);
  if (!reading && !runs) return null;
  return (
    <div className="gd-timer" role="status">
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
