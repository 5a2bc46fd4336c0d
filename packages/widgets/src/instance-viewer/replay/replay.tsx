import { useLayoutEffect, useMemo } from 'react';
import { instantsOf, type Marks } from '@gongdi/bpmn';
import { adoptCss } from '../../kit/shadow/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { ViewerSession } from '../session/session.ts';
import { format, textsOf } from '../text/index.ts';
import { indexOfInstant, SPEEDS, whatHappened } from './steps.ts';
import { replayTexts } from './text.ts';
import { usePlayback } from './use-playback.ts';
import replayCss from './replay.css?inline';
import { useTimes } from '../../kit/clock/index.ts';

interface ReplayProps {
  root: ShadowRoot;
  session: ViewerSession;
  full: Marks | null;
  at: number | null;
  lang: Lang;
  onClose(): void;
}

const ICONS = {
  play: 'M6 4l10 6-10 6z',
  pause: 'M6 4v12M13 4v12',
  back: 'M14 5l-7 5 7 5zM5 5v10',
  next: 'M6 5l7 5-7 5zM15 5v10',
  close: 'M5 5l10 10M15 5L5 15',
} as const;

/** Replays the history instant by instant: play, pause, steps, speed and a slider with arrow keys. */
export default function Replay({ root, session, full, at, lang, onClose }: ReplayProps) {
  const { dateTime } = useTimes();
  const texts = { ...replayTexts(lang), replay: textsOf(lang).replay };
  const instants = useMemo(() => (full ? instantsOf(full) : []), [full]);
  const index = at === null ? 0 : indexOfInstant(instants, at);
  const last = instants.length - 1;
  const { running, speed, setSpeed, go, toggle } = usePlayback(session, instants, at, index);

  useLayoutEffect(() => adoptCss(root, replayCss), [root]);

  if (!full || last < 0) {
    return (
      <div className="gd-replay" role="group" aria-label={texts.replay}>
        <p role="status">{texts.replayNothing}</p>
        <Button icon="close" label={texts.replayClose} onClick={onClose} />
      </div>
    );
  }
  const instant = instants[index] ?? 0;
  const what = whatHappened(full, instant, session, lang);
  const value = format(texts.replayAt, {
    time: dateTime(instant),
    index: index + 1,
    total: instants.length,
    what,
  });
  return (
    <div
      className="gd-replay"
      role="group"
      aria-label={texts.replay}
      part="replay"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === ' ' && event.target instanceof HTMLInputElement) toggle();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className="gd-replay-buttons">
        <Button icon="back" label={texts.replayBack} onClick={() => go(index - 1)} disabled={index === 0} />
        <Button
          icon={running ? 'pause' : 'play'}
          label={running ? texts.replayPause : texts.replayPlay}
          onClick={toggle}
        />
        <Button icon="next" label={texts.replayNext} onClick={() => go(index + 1)} disabled={index >= last} />
        <select
          aria-label={texts.replaySpeed}
          value={speed}
          onChange={(event) => setSpeed(SPEEDS.find((one) => String(one) === event.target.value) ?? 1)}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={index}
        aria-label={texts.replayPosition}
        aria-valuetext={value}
        onChange={(event) => go(Number(event.target.value))}
      />
      <output>
        <time>{dateTime(instant)}</time>
        <span>
          {index + 1}/{instants.length}
        </span>
        <span className="gd-replay-what">{what}</span>
      </output>
      <Button icon="close" label={texts.replayClose} onClick={onClose} />
    </div>
  );
}

interface ButtonProps {
  icon: keyof typeof ICONS;
  label: string;
  disabled?: boolean;
  onClick(): void;
}

function Button({ icon, label, disabled = false, onClick }: ButtonProps) {
  return (
    // The button stays: if it were removed, the focus would be lost.
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}
