export interface FigureBar {
  key: string;
  label: string;
  /** Its length; the longest bar has the whole width. */
  value: number;
  /** What stands behind the bar. */
  figures: string | number;
  title?: string;
  onOpen: () => void;
}

/** Bars of a figure by group. Each opens the records that it counts. */
export function Bars({ title, bars }: { title: string; bars: readonly FigureBar[] }) {
  const most = Math.max(1e-9, ...bars.map(({ value }) => value));
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="gd-figures-bars">
        {bars.map((bar) => (
          <li key={bar.key}>
            <button type="button" title={bar.title} onClick={bar.onOpen}>
              <span className="gd-figures-name">{bar.label}</span>
              <span className="gd-figures-track" aria-hidden>
                <span style={{ width: `${(bar.value * 100) / most}%` }} />
              </span>
              <span>{bar.figures}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
