import { useRef } from 'react';
import { useWidth } from '../../kit/layout/use-width.ts';
import { joinMarks } from './join-marks.ts';
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

/** Room of a mark, px: the least target of WCAG 2.2 (2.5.8). */
const ROOM = 24;

/** Marks over the slider, each a button that moves to its instant; those that would touch one another are one. */
export function TrackMarks({ player, marks, label, timeOf }: TrackMarksProps) {
  const box = useRef<HTMLUListElement>(null);
  const width = useWidth(box);
  const { begin, end } = player;
  const span = end - begin || 1;
  const inside = marks.filter(({ at }) => at >= begin && at <= end);
  const shown = width > 0 ? joinMarks(inside, (span * ROOM) / width) : [];
  return (
    <ul ref={box} className="gd-track-marks" aria-label={label} hidden={inside.length === 0}>
      {shown.map((group) => {
        const [{ id, at }] = group;
        const said = group.map((one) => `${timeOf(one.at)} ${one.label}`).join('\n');
        return (
          <li key={id} style={{ insetInlineStart: `${((at - begin) * 100) / span}%` }}>
            <button
              type="button"
              data-level={Math.max(...group.map(({ level }) => level))}
              title={said}
              aria-label={said}
              onClick={() => player.seek(at)}
            />
          </li>
        );
      })}
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
