import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { Heat } from '@gongdi/bpmn';
import type { Lang } from '../../kit/theme/tokens.ts';
import { stateLabel, STATES } from '../model/states.ts';
import { textsOf } from '../text/index.ts';
import type { ViewerState } from '../session/session.ts';
import { Glyph } from './glyph.tsx';

const HeatLegend = lazyPart(() => import('./heat-legend.tsx'));

/** Legend of colours and marks. */
export function Legend({ lang, marks, heat }: { lang: Lang; marks: ViewerState['marks']; heat: Heat | null }) {
  const texts = textsOf(lang);
  const inferred = [...(marks?.flows.values() ?? [])].some((flow) => flow.taken && flow.certainty === 'inferred');
  return (
    <div className="gd-viewer-legend" part="legend">
      {heat && (
        <Suspense fallback={null}>
          <HeatLegend heat={heat} lang={lang} />
        </Suspense>
      )}
      <ul aria-label={texts.legend}>
        {STATES.map((state) => (
          <li key={state}>
            <Glyph state={state} />
            {stateLabel(state, lang)}
          </li>
        ))}
        <li>
          <span className="gd-viewer-legend-flow" aria-hidden="true" />
          {texts.taken}
        </li>
        {inferred && (
          <li>
            <span className="gd-viewer-legend-flow" data-inferred="" aria-hidden="true" />
            {texts.inferred}
          </li>
        )}
      </ul>
      {marks && marks.elements.size === 0 && <p role="status">{texts.noHistory}</p>}
    </div>
  );
}
