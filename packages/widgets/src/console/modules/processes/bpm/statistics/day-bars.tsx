import { fill } from '@gongdi/domain';
import { useApprovalText } from '../approval/text/index.ts';

interface Day {
  day: string;
  started: number;
  ended: number;
}

const HEIGHT = 96;
const WIDTH = 12;

/** Chart of started and ended instances per day. Each bar has a tooltip; screen readers read a list. */
export function DayBars({ days }: { days: readonly Day[] }) {
  const text = useApprovalText();
  const most = Math.max(1, ...days.map((one) => Math.max(one.started, one.ended)));
  const width = days.length * WIDTH;
  const high = (count: number) => (count / most) * HEIGHT;
  return (
    <figure className="gd-approval-day-bars">
      <figcaption>
        {text.days} <span className="gd-approval-bar-started">■ {text.started}</span>{' '}
        <span className="gd-approval-bar-ended">■ {text.ended}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {days.map((one, at) => (
          <g key={one.day}>
            <title>{fill(text.dayBar, { day: one.day, started: one.started, ended: one.ended })}</title>
            <rect x={at * WIDTH} y={0} width={WIDTH} height={HEIGHT} fill="transparent" />
            <rect
              className="gd-approval-bar-started"
              x={at * WIDTH + 1}
              y={HEIGHT - high(one.started)}
              width={4}
              height={high(one.started)}
            />
            <rect
              className="gd-approval-bar-ended"
              x={at * WIDTH + 6}
              y={HEIGHT - high(one.ended)}
              width={4}
              height={high(one.ended)}
            />
          </g>
        ))}
      </svg>
      <ul className="gd-approval-day-values" aria-label={text.days}>
        {days.map((one) => (
          <li key={one.day}>{fill(text.dayBar, { day: one.day, started: one.started, ended: one.ended })}</li>
        ))}
      </ul>
    </figure>
  );
}
