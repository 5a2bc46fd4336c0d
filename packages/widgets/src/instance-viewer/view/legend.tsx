import type { Heat } from '@gongdi/bpmn';
import type { Lang } from '../../kit/theme/tokens.ts';
import { durationText } from '../duration.ts';
import { stateLabel, STATES } from '../states.ts';
import { format, textsOf } from '../text/index.ts';
import type { ViewerState } from '../session.ts';
import { Glyph } from './glyph.tsx';

/** What colours and marks mean. */
export function Legend({ lang, marks, heat }: { lang: Lang; marks: ViewerState['marks']; heat: Heat | null }) {
  const texts = textsOf(lang);
  const inferred = [...(marks?.flows.values() ?? [])].some((flow) => flow.taken && flow.certainty === 'inferred');
  return (
    <div className="gd-viewer-legend" part="legend">
      {heat && <HeatLegend heat={heat} lang={lang} />}
      <ul aria-label={texts.legend}>
        {STATES.map((state) => (
          <li key={state}>
            <Glyph state={state} />
            {stateLabel(state, lang)}
          </li>
        ))}
        <li>
          <span className="gd-legend-flow" aria-hidden="true" />
          {texts.taken}
        </li>
        {inferred && (
          <li>
            <span className="gd-legend-flow" data-inferred="" aria-hidden="true" />
            {texts.inferred}
          </li>
        )}
      </ul>
      {marks && marks.elements.size === 0 && <p role="status">{texts.noHistory}</p>}
    </div>
  );
}

const LEVELS = [0, 1, 2, 3] as const;

/** Classes of time with their bounds; the nodes themselves carry their time in words. */
function HeatLegend({ heat, lang }: { heat: Heat; lang: Lang }) {
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
          <span className="gd-legend-heat" data-gd-heat={level} aria-hidden="true" />
          {classOf(level)}
        </li>
      ))}
    </ul>
  );
}
