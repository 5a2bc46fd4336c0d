import { fill } from '@gongdi/domain';
import { useViewText } from '../text/index.ts';
import type { Bar } from './bars.ts';

interface Part {
  key: string;
  name: string;
  /** Share of the bar, 0 to 1. */
  width: number;
  colour: string;
  onOpen: (() => void) | undefined;
}

interface BarRowProps {
  bar: Bar;
  name: string;
  share: string;
  /** Length relative to the longest bar, 0 to 1. */
  width: number;
  colour: string;
  /** Opens the list with these records; absent: the list has no such filter. */
  onOpen: (() => void) | undefined;
  parts: readonly Part[] | undefined;
}

/** A bar with its value, count and share. A bar that leads to the list is a button. */
export function BarRow({ bar, name, share, width, colour, onOpen, parts }: BarRowProps) {
  const text = useViewText();
  const description = fill(onOpen ? text.barLink : text.bar, { value: name, count: bar.total, share });
  const shown = (
    <>
      <span className="gd-chart-name">{name}</span>
      <span className="gd-chart-track" aria-hidden>
        <span
          className={`gd-chart-bar gd-chart-colour-${parts ? 'none' : colour}`}
          style={{ width: `${width * 100}%` }}
        >
          {parts?.map((part) => (
            <span
              key={part.key}
              className={`gd-chart-part gd-chart-colour-${part.colour}`}
              style={{ width: `${part.width * 100}%` }}
              title={part.name}
              onClick={(event) => {
                if (!part.onOpen) return;
                event.stopPropagation();
                part.onOpen();
              }}
            />
          ))}
        </span>
      </span>
      <span className="gd-chart-count">
        {bar.total} <small>{share}</small>
      </span>
    </>
  );
  const inWords =
    parts && parts.length > 0 ? `${description} (${parts.map((part) => part.name).join(', ')})` : description;
  return (
    <li>
      {onOpen ? (
        <button type="button" className="gd-chart-row" title={inWords} onClick={onOpen}>
          {shown}
        </button>
      ) : (
        <div className="gd-chart-row" title={inWords}>
          {shown}
        </div>
      )}
    </li>
  );
}
