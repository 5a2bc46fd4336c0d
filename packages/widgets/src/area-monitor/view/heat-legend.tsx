import { fill } from '@gongdi/domain';
import type { PlanDrawing } from '../../plan/index.ts';
import { rangeOf } from '../heat/field.ts';
import { samplesOf } from '../heat/samples.ts';
import { titleOf, valueText } from '../../device/model/values.ts';
import type { Monitor } from '../session/monitor.ts';
import { useTicks } from '../../device/view/use-session.ts';

/** Legend of the heat map's colours. */
export function HeatLegend({ monitor, drawing }: { monitor: Monitor; drawing: PlanDrawing }) {
  useTicks(monitor, 1000);
  const { lang, text } = monitor;
  const { quantity, samples } = samplesOf(monitor, drawing);
  if (!quantity || samples.length === 0) return <div className="gd-monitor-legend">{text.heatNone}</div>;
  const [low, high] = rangeOf(samples);
  return (
    <div className="gd-monitor-legend">
      <span>{fill(text.heatOf, { name: titleOf(quantity, lang) })}</span>
      <span>{valueText({ ...quantity, unit: '' }, low, lang)}</span>
      <i className="gd-monitor-scale" aria-hidden />
      <span>{valueText({ ...quantity, unit: '' }, high, lang)}</span>
    </div>
  );
}
