import type { Lang } from '../../kit/theme/tokens.ts';
import type { ViewerSession, ViewerState } from '../session.ts';
import { sentence } from '../../diagram/outline/sentence.ts';
import { outlineTexts } from '../../diagram/outline/text.ts';
import { format } from '../text/index.ts';
import { stateOf } from './state-of.ts';

/** Tells screen readers what the keyboard is on, in which state it is and where it leads. */
export function Announcer({ session, state, lang }: { session: ViewerSession; state: ViewerState; lang: Lang }) {
  const element = session.element(state.cursor ?? state.selected);
  const { choice } = session;
  const told = element ? sentence(element, lang, stateOf(state, element, lang)) : '';
  const said =
    choice && element
      ? `${told}${lang === 'en' ? '; ' : '；'}${format(outlineTexts(lang).choiceViewer, choice)}`
      : told;
  return (
    <div className="gd-viewer-said" aria-live="polite">
      {said}
    </div>
  );
}
