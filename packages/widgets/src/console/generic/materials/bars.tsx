import type { ReactNode } from 'react';

export interface Bar {
  key: string;
  label: ReactNode;
  value: number;
  /** What stands behind the bar. */
  figures: ReactNode;
  /** A line across the bar: what the value must reach, or must not exceed. */
  limit?: number;
  bad?: boolean;
}

/** Quantities of one thing side by side, on one scale. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1e-9, ...bars.flatMap(({ value, limit = 0 }) => [value, limit])) * 1.04;
  return (
    <ul className="gd-materials-bars">
      {bars.map(({ key, label, value, figures, limit, bad }) => (
        <li key={key}>
          <span>{label}</span>
          <span className="gd-materials-track" aria-hidden>
            <i className={bad ? 'gd-materials-bad' : undefined} style={{ width: `${(value * 100) / most}%` }} />
            {limit !== undefined && <b style={{ insetInlineStart: `${(limit * 100) / most}%` }} />}
          </span>
          <span className="gd-materials-number">{figures}</span>
        </li>
      ))}
    </ul>
  );
}
