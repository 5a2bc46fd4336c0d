import { fill, materialacceptapply, materialUnit, mostOf, roundTo } from '@gongdi/domain';
import { Link } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useLang } from '../../../ground/context/console-context.tsx';
import { Bars } from '../../../generic/materials/bars.tsx';
import css from '../../../generic/materials/materials.css?inline';
import { useMaterialsText } from '../../../generic/materials/text/index.ts';

/** What was ordered, delivered and accepted; a line shows the most that may be accepted. */
export default function OrderMatch({ row }: ScreenRowProps) {
  useSheet(css);
  const lang = useLang();
  const text = useMaterialsText();
  const number = (name: string) => (typeof row[name] === 'number' ? row[name] : 0);
  const unit = materialUnit.entries.find(({ value }) => value === row['unit'])?.label[lang] ?? '';
  const limit = roundTo(mostOf(number('ordered_quantity'), number('tolerance')), 3);
  const figures = (value: number) => `${String(value)} ${unit}`;
  const deliveries = (label: string) => <Link to={`/${materialacceptapply.name}?order_id=${row.id}`}>{label}</Link>;
  const bar = (key: string, label: string, name: string, opens = false) => ({
    key,
    label: opens ? deliveries(label) : label,
    value: number(name),
    figures: figures(number(name)),
  });
  return (
    <section className="gd-data-panel gd-materials-panel" aria-label={text.matchTitle}>
      <h2 className="gd-data-panel-title">
        {text.matchTitle} <small>{text.matchAbout}</small>
      </h2>
      <Bars
        bars={[
          bar('planned', text.planned, 'planned_quantity'),
          bar('ordered', text.ordered, 'ordered_quantity'),
          {
            ...bar('delivered', text.delivered, 'delivered_quantity', true),
            limit,
            bad: number('delivered_quantity') > limit,
          },
          {
            ...bar('accepted', text.accepted, 'accepted_quantity', true),
            limit,
            figures: (
              <>
                {figures(number('accepted_quantity'))}
                <small>{fill(text.limit, { quantity: limit })}</small>
              </>
            ),
          },
          ...(number('returned_quantity') > 0
            ? [{ ...bar('returned', text.returned, 'returned_quantity', true), bad: true }]
            : []),
        ]}
      />
    </section>
  );
}
