import type { TrackPlayer } from './player.ts';

/** Something that happened at an instant, such as an alarm. */
export interface TrackMark {
  id: string;
  /** Epoch ms. */
  at: number;
  label: string;
  /** 1 to 3, as of alarms. */
  level: number;
}

interface TrackMarksProps {
  player: TrackPlayer;
  marks: readonly TrackMark[];
  label: string;
  timeOf: (at: number) => string;
}

/** Marks over the slider, each a button that moves to its instant. */
export function TrackMarks({ player, marks, label, timeOf }: TrackMarksProps) {
  const { begin, end } = player;
  const inside = marks.filter(({ at }) => at >= begin && at <= end);
  if (inside.length === 0) return null;
  return (
    <ul className="gd-track-marks" aria-label={label}>
      {inside.map(({ id, at, label: said, level }) => (
        <li key={id} style={{ insetInlineStart: `${((at - begin) * 100) / (end - begin || 1)}%` }}>
          <button
            type="button"
            data-level={level}
            title={`${timeOf(at)} ${said}`}
            aria-label={`${timeOf(at)} ${said}`}
            onClick={() => player.seek(at)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Moves to the next mark, if there is one. */
export function toNextMark(player: TrackPlayer, marks: readonly TrackMark[]): void {
  const mark = markAfter(marks, player.state.get().at);
  if (mark) player.seek(mark.at);
}

/** Returns the first mark after an instant; after the last one, the first of all. */
function markAfter(marks: readonly TrackMark[], at: number): TrackMark | undefined {
  const sorted = marks.toSorted((a, b) => a.at - b.at);
  return sorted.find((mark) => mark.at > at) ?? sorted[0];
}
