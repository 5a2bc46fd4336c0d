import type { Lang } from '../../kit/theme/tokens.ts';
import { sentence } from '../../diagram/outline/sentence.ts';
import { outlineTexts } from '../../diagram/outline/text.ts';
import type { ViewerSession, ViewerState } from '../session.ts';
import { format } from '../text/index.ts';
import { stateOf } from './state-of.ts';

/** What the keyboard is on, in which state it is and where it leads, in words. */
export default function Said({ session, state, lang }: { session: ViewerSession; state: ViewerState; lang: Lang }) {
  const element = session.element(state.cursor ?? state.selected);
  if (!element) return null;
  const { choice } = session;
  const told = sentence(element, lang, stateOf(state, element, lang));
  return choice ? `${told}${lang === 'en' ? '; ' : '；'}${format(outlineTexts(lang).choiceViewer, choice)}` : told;
}
