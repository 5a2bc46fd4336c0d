import { fill, type Lang } from '@gongdi/domain';
import { addsTo, chosenAfter } from './point/choose.ts';
import { percent } from './point/labels.ts';
import type { PlanDevice, PlanPoint } from './point/point.ts';
import { planText } from './text/index.ts';

interface PointListProps {
  lang: Lang;
  points: readonly PlanPoint[];
  names: ReadonlyMap<string, string>;
  devices: ReadonlyMap<string, PlanDevice>;
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>, shown: PlanPoint) => void;
  editable: boolean;
  /** Returns the values of a point, shown besides its position. */
  describe?: (point: PlanPoint) => string;
}

/** All points of a drawing as a list: for keyboard and screen readers, and to find a point by name. */
export function PointList({ lang, points, names, devices, selected, onSelect, editable, describe }: PointListProps) {
  const text = planText[lang];
  return (
    <section className="gd-plan-list" aria-label={fill(text.points, { count: points.length })}>
      <h3>{fill(text.points, { count: points.length })}</h3>
      {points.length === 0 && <p className="gd-plan-empty">{editable ? text.noPointsEdit : text.noPoints}</p>}
      <ul>
        {points.map((point) => {
          const device = devices.get(point.device_id);
          const name = names.get(point.key) ?? '';
          const chosen = selected.has(point.key);
          return (
            <li key={point.key}>
              <button
                type="button"
                aria-pressed={chosen}
                data-point={point.key}
                onClick={(event) => onSelect(chosenAfter(selected, point.key, addsTo(event)), point)}
              >
                <span className="gd-plan-name">{name}</span>
                <small>
                  {describe?.(point) ??
                    (device ? device.number : text.waiting) + ` · ${percent(point.x)}%, ${percent(point.y)}%`}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
