import { fill, limitsText, type Judgement } from '@gongdi/domain';
import { Tag } from 'antd';
import { limitsOf, type Point } from './point.ts';
import { useMeasureText } from './text/index.ts';
import type { Standard } from './use-standards.ts';

/** The limits of the chosen item. */
export function ItemLimits({ standard }: { standard: Standard | undefined }) {
  const text = useMeasureText();
  return (
    <p className="gd-enter-state">
      {standard
        ? `${standard.item_name}：${fill(text.limits, { limits: limitsText(limitsOf(standard), standard.unit), share: standard.pass_share })}`
        : text.chooseItem}
    </p>
  );
}

interface PointsSoFarProps {
  points: readonly Point[];
  judged: Judgement | undefined;
  standard: Standard | undefined;
  /** Points that were saved since the page was opened. */
  count: number;
}

/** The points of this place, and whether they pass as they are. */
export function PointsSoFar({ points, judged, standard, count }: PointsSoFarProps) {
  const text = useMeasureText();
  return (
    <>
      <ol className="gd-enter-points" aria-label={text.points}>
        {points.map(({ reading }, at) => (
          <li key={at}>
            <Tag color={judged?.points[at]?.burst ? 'error' : 'success'}>{reading}</Tag>
          </li>
        ))}
      </ol>
      <p className="gd-enter-state" role="status">
        {judged && judged.points.length > 0 && (
          <>
            <Tag color={judged.passes ? 'success' : 'error'}>{judged.passes ? text.passes : text.fails}</Tag>
            {fill(text.live, { passed: judged.passed, count: judged.points.length, rate: judged.rate })}
          </>
        )}
        {standard && points.length === 0 && fill(text.suggested, { count: standard.point_number })}
        {count > 0 && <span>{fill(text.today, { count })}</span>}
      </p>
    </>
  );
}
