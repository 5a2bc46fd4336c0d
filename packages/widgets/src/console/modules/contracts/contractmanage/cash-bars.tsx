import type { calls as Calls } from '@gongdi/api';
import { fenOf } from '@gongdi/domain';

type Month = Calls.contracts.CashFlowMonth;
const [WIDTH, HEIGHT] = [1000, 240];
const GAP = 0.16;

/** Money in above the line and out below it, by month: filled what was paid, dashed what was planned. */
export function CashBars({ months }: { months: readonly Month[] }) {
  const bars = months.map((one) => ({
    month: one.month,
    planned_in: fenOf(one.planned_in),
    planned_out: fenOf(one.planned_out),
    paid_in: Math.max(0, fenOf(one.paid_in)),
    // A month in which more came back than was paid has no bar.
    paid_out: Math.max(0, fenOf(one.paid_out) + fenOf(one.funds_out)),
  }));
  const most = (names: readonly ('planned_in' | 'paid_in' | 'planned_out' | 'paid_out')[]) =>
    Math.max(0, ...bars.flatMap((bar) => names.map((name) => bar[name])));
  const [above, below] = [most(['planned_in', 'paid_in']), most(['planned_out', 'paid_out'])];
  const scale = (HEIGHT - 24) / Math.max(1, above + below);
  const zero = above * scale + 4;
  const step = WIDTH / months.length;
  const bar = (at: number, fen: number, out: boolean, name: string) => {
    const height = fen * scale;
    return (
      <rect
        key={`${name}${String(at)}`}
        className={`gd-contracts-bar-${name}`}
        x={at * step + step * GAP}
        width={step * (1 - 2 * GAP)}
        y={out ? zero : zero - height}
        height={height}
      />
    );
  };
  return (
    <figure className="gd-contracts-bars" aria-hidden>
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} preserveAspectRatio="none">
        {bars.map((one, at) => [
          bar(at, one.paid_in, false, 'in'),
          bar(at, one.paid_out, true, 'out'),
          bar(at, one.planned_in, false, 'planned'),
          bar(at, one.planned_out, true, 'planned'),
        ])}
        <line className="gd-contracts-zero" x1={0} x2={WIDTH} y1={zero} y2={zero} />
      </svg>
      <figcaption>
        {bars.map(({ month }) => (
          <span key={month}>{month.slice(2)}</span>
        ))}
      </figcaption>
    </figure>
  );
}
