import type { Heat } from '@gongdi/bpmn';
import type { Lang } from '../../kit/theme/tokens.ts';
import { durationText } from '../model/duration.ts';
import { format, textsOf } from '../text/index.ts';

const LEVELS = [0, 1, 2, 3] as const;

/** Classes of time with their limits; the nodes themselves show their time as text. */
export default function HeatLegend({ heat, lang }: { heat: Heat; lang: Lang }) {
  const texts = textsOf(lang);
  if (heat.elements.size === 0) return <p role="status">{texts.noHeat}</p>;
  const bounds = heat.bounds.map((bound) => durationText(bound, lang));
  const classOf = (level: number): string => {
    const [from, to] = [bounds[level - 1], bounds[level]];
    if (from === undefined) return format(texts.below, { to: to ?? durationText(1000, lang) });
    return to === undefined ? format(texts.above, { from }) : format(texts.between, { from, to });
  };
  return (
    <ul aria-label={texts.heatLegend}>
      <li>{texts.heatLegend}</li>
      {LEVELS.slice(0, bounds.length + 1).map((level) => (
        <li key={level}>
          <span className="gd-viewer-legend-heat" data-gd-heat={level} aria-hidden="true" />
          {classOf(level)}
        </li>
      ))}
    </ul>
  );
}
