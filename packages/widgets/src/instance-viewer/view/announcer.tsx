import type { Lang } from '../../kit/theme/tokens.ts';
import type { ViewerSession, ViewerState } from '../session.ts';
import { stateLabel } from '../states.ts';
import { format, textsOf } from '../text/index.ts';
import { nameOf } from '../../diagram/describe.ts';

/** Tells screen readers which node the keyboard is on. */
export function Announcer({ session, state, lang }: { session: ViewerSession; state: ViewerState; lang: Lang }) {
  const texts = textsOf(lang);
  const element = session.element(state.cursor ?? state.selected);
  const mark = element && state.marks?.elements.get(element.id);
  const said = element
    ? format(texts.elementState, {
        name: nameOf(element, lang),
        state: mark ? stateLabel(mark.state, lang) : texts.notReached,
      })
    : '';
  return (
    <div className="gd-viewer-said" aria-live="polite">
      {said}
    </div>
  );
}
