import type { Lang } from '../../kit/theme/tokens.ts';
import { stateLabel, STATES } from '../states.ts';
import { textsOf } from '../text/index.ts';
import type { ViewerState } from '../session.ts';
import { Glyph } from './glyph.tsx';

/** What colours and marks mean. */
export function Legend({ lang, marks }: { lang: Lang; marks: ViewerState['marks'] }) {
  const texts = textsOf(lang);
  const inferred = [...(marks?.flows.values() ?? [])].some((flow) => flow.taken && flow.certainty === 'inferred');
  return (
    <ul className="gd-viewer-legend" aria-label={texts.legend} part="legend">
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
  );
}
