import { fill } from '@gongdi/domain';
import { useSheet } from '../../../../kit/shadow/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { Bars } from '../../../generic/materials/bars.tsx';
import css from '../../../generic/materials/materials.css?inline';
import { useMaterialsText } from '../../../generic/materials/text/index.ts';

/** Why a lot passed or failed: mean and least value with what they had to reach. */
export default function LotVerdict({ row }: ScreenRowProps) {
  useSheet(css);
  const text = useMaterialsText();
  const number = (name: string) => (typeof row[name] === 'number' ? row[name] : undefined);
  const bar = (key: 'mean' | 'least', value: number | undefined, limit: number | undefined) =>
    value === undefined || limit === undefined
      ? []
      : [
          {
            key,
            label: text[key],
            value,
            limit,
            bad: value < limit,
            figures: (
              <>
                {value} MPa<small>{fill(text.atLeast, { value: limit })}</small>
              </>
            ),
          },
        ];
  const bars = [
    ...bar('mean', number('mean_strength'), number('required_mean')),
    ...bar('least', number('least_strength'), number('required_least')),
  ];
  const deviation = number('deviation');
  return (
    <section className="gd-data-panel gd-materials-panel" aria-label={text.lotTitle}>
      <h2 className="gd-data-panel-title">
        {text.lotTitle} <small>{text.lotAbout}</small>
      </h2>
      <p>
        {fill(text.groups, {
          taken: number('taken_groups') ?? 0,
          planned: number('planned_groups') ?? 0,
          witnessed: number('witnessed_groups') ?? 0,
        })}
        {deviation !== undefined && ` · ${fill(text.deviation, { value: deviation })}`}
      </p>
      {bars.length > 0 && <Bars bars={bars} />}
    </section>
  );
}
