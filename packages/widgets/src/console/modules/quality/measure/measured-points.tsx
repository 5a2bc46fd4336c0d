import { fill, limitsText, type RowOf, type measure } from '@gongdi/domain';
import { Tag } from 'antd';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useMeasureText } from './text/index.ts';

type Measure = RowOf<typeof measure>;

const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The points of a measurement with their deviations, by the limits that it was judged by. */
export default function MeasuredPoints({ row }: ScreenRowProps) {
  const text = useMeasureText();
  const { points, design_value, judged_lower, judged_upper, passed_count, point_count, pass_rate } =
    row as unknown as Measure;
  const limits = {
    lower_limit: judged_lower ?? null,
    upper_limit: judged_upper ?? null,
    pass_share: 0,
    worst_factor: null,
  };
  return (
    <section className="gd-data-panel" aria-label={text.points}>
      <h2 className="gd-data-panel-title">{text.points}</h2>
      <p>
        {fill(text.live, { passed: passed_count ?? 0, count: point_count ?? 0, rate: pass_rate ?? 0 })} ·{' '}
        {limitsText(limits, 'mm')}
      </p>
      <ul className="gd-record-rows">
        {(points as unknown as { reading: number; note?: string | null }[]).map(({ reading, note }, at) => {
          const deviation = exact(reading - (design_value ?? 0));
          const burst = deviation > (judged_upper ?? Infinity) || deviation < (judged_lower ?? -Infinity);
          return (
            <li key={at}>
              {at + 1}. {reading} {design_value != null && `（${text.deviation} ${deviation}）`}{' '}
              <Tag color={burst ? 'error' : 'success'}>{burst ? text.burst : text.fine}</Tag> {note}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
