import { arrowDiagram, dayText, type Arrow, type ArrowTie } from '@gongdi/domain/schedule';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Dated } from '../../../../generic/schedule/dates.ts';
import { leftAt } from './open-at.ts';
import type { Axis } from './scale.ts';
import { floorTo, nextOf, unitText } from './scale.ts';

const LANE = 44;
const TOP = 40;
const RADIUS = 10;

const yOf = (lane: number): number => TOP + lane * LANE + LANE / 2;

interface NetworkViewProps {
  dated: Dated;
  axis: Axis;
  zh: boolean;
  label: string;
  /** A minute: the picture opens there, as the bars do. */
  today: number;
}

/** The plan as a time-scaled network: arrows on lanes, waves for waiting, the critical path in its colour. */
export function NetworkView({ dated, axis, zh, label, today }: NetworkViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { lanes, arrows, events, ties } = useMemo(() => arrowDiagram(dated.schedule), [dated.schedule]);
  const names = new Map(dated.doc.tasks.map(({ id, task_name }) => [id, task_name]));
  const height = TOP + lanes * LANE + 8;
  // Numbers have room from a certain zoom on.
  const isFine = axis.zoom.day >= 16;
  // Another zoom is another axis, and shows the same day.
  useLayoutEffect(() => {
    const { current } = frame;
    if (current) current.scrollLeft = leftAt(dated.schedule, axis, { today, width: current.clientWidth });
  }, [dated.schedule, axis, today]);
  return (
    <div className="gd-gantt-network" ref={frame}>
      <svg width={axis.width} height={height} viewBox={`0 0 ${axis.width} ${height}`} role="img" aria-label={label}>
        <Scale {...{ axis, zh, height }} />
        {ties.map((tie) => (
          <Tie key={`${tie.from.number}-${tie.to.number}`} {...{ tie, axis }} />
        ))}
        {arrows.map((arrow) => (
          <Work key={arrow.id} {...{ arrow, axis }} name={names.get(arrow.id) ?? ''} />
        ))}
        {events.map(({ number, lane, at }) => (
          <g key={number} className="gd-gantt-event">
            <circle cx={axis.xOf(at)} cy={yOf(lane)} r={isFine ? RADIUS : 3} />
            {isFine && (
              <text x={axis.xOf(at)} y={yOf(lane) + 4} textAnchor="middle">
                {number}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

function Scale({ axis, zh, height }: { axis: Axis; zh: boolean; height: number }) {
  const { minor } = axis.zoom;
  const unit = minor === 'hour' ? 'day' : minor;
  const marks: number[] = [];
  for (let at = floorTo(unit, axis.from); at < axis.to; at = nextOf(unit, at)) marks.push(at);
  return (
    <g className="gd-gantt-scale">
      {marks.map((at) => (
        <g key={at}>
          <line x1={axis.xOf(at)} x2={axis.xOf(at)} y1={TOP - 16} y2={height} />
          {axis.xOf(nextOf(unit, at)) - axis.xOf(at) > 18 && (
            <text x={axis.xOf(at) + 3} y={TOP - 4}>
              {unitText(unit, at, zh, true)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

function Work({ arrow, axis, name }: { arrow: Arrow; axis: Axis; name: string }) {
  const [from, to] = [axis.xOf(arrow.start), axis.xOf(arrow.finish)];
  const y = yOf(arrow.lane);
  const room = to - from - 2 * RADIUS;
  // Characters are about as wide as they are high.
  const shown = room > 24 ? name.slice(0, Math.max(2, Math.floor(room / 12))) : '';
  return (
    <g className={arrow.critical ? 'gd-gantt-critical-work' : undefined}>
      <title>{`${name} ${dayText(arrow.start)} – ${dayText(arrow.finish - (arrow.finish > arrow.start ? 1 : 0))}`}</title>
      {to - from > 2 * RADIUS && <path d={`M${from + RADIUS} ${y}H${to - RADIUS}m-5 -3l5 3l-5 3`} />}
      <text x={(from + to) / 2} y={y - 6} textAnchor="middle">
        {shown === name ? name : shown && `${shown.slice(0, -1)}…`}
      </text>
    </g>
  );
}

/** Down at the end of one arrow, then a wave until the other begins. */
function Tie({ tie: { from, to, critical }, axis }: { tie: ArrowTie; axis: Axis }) {
  const [x1, x2] = [axis.xOf(from.at), axis.xOf(to.at)];
  const [y1, y2] = [yOf(from.lane), yOf(to.lane)];
  const waits = x2 - x1 - RADIUS;
  const waves = Math.floor(waits / 8);
  const wave =
    waves > 0 ? Array.from({ length: waves }, (_, at) => `q2 ${at % 2 === 0 ? -4 : 4} 4 0t4 0`).join('') : '';
  return (
    <g className={critical ? 'gd-gantt-critical-work' : undefined}>
      {y1 !== y2 && <path className="gd-gantt-dummy" d={`M${x1} ${y1 + Math.sign(y2 - y1) * RADIUS}V${y2}`} />}
      {wave !== '' && <path d={`M${x1 + (y1 === y2 ? RADIUS : 0)} ${y2}${wave}`} />}
    </g>
  );
}
