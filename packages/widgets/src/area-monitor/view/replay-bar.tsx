import { fill } from '@gongdi/domain';
import { useState } from 'react';
import type { Monitor } from '../session/monitor.ts';
import type { ReplayState } from '../session/state.ts';
import { RangeSelect } from '../../device/trend/range-select.tsx';
import type { TrendRange } from '../../device/model/ranges.ts';
import { Button } from '../../device/controls/button.tsx';
import { useTimes } from '../../kit/clock/index.ts';

/** Arrow-key steps over the whole slider. */
const STEPS = 240;

/** Controls of a replay: range, slider, play. */
export function ReplayBar({ monitor, replay }: { monitor: Monitor; replay: ReplayState }) {
  const { dateTime } = useTimes();
  const { text } = monitor;
  const [range, setRange] = useState<TrendRange>('hour6');
  const { begin, end, at, playing, done, total, cut, failure } = replay;
  const shown = dateTime(new Date(at).toISOString());
  return (
    <div className="gd-monitor-replay" role="group" aria-label={text.replay} part="replay">
      <RangeSelect
        text={text}
        value={range}
        onChange={(next) => {
          setRange(next);
          void monitor.replay.begin(next);
        }}
      />
      <Button
        label={playing ? text.pause : text.play}
        sign={playing ? '❚❚' : '▶'}
        onClick={() => monitor.replay.play(!playing)}
      />
      <input
        type="range"
        aria-label={text.replayAt}
        aria-valuetext={shown}
        min={begin}
        max={end}
        step={(end - begin) / STEPS}
        value={at}
        onChange={({ target }) => monitor.replay.seek(Number(target.value))}
      />
      <output>{shown}</output>
      <Button label={text.replayEnd} onClick={() => monitor.replay.end()}>
        {text.replayEnd}
      </Button>
      {failure ? (
        <span role="alert">{fill(text.replayFailed, { reason: failure })}</span>
      ) : (
        done < total && <span>{fill(text.replayLoading, { done, total })}</span>
      )}
      {cut && <span className="gd-device-secondary">{fill(text.replayMost, { count: total })}</span>}
    </div>
  );
}
