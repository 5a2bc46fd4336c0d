import type { Lang } from '../../kit/theme/tokens.ts';
import { sentence } from '../../diagram/outline/sentence.ts';
import { outlineTexts } from '../../diagram/outline/text.ts';
import type { ViewerSession, ViewerState } from '../session/session.ts';
import { format } from '../text/index.ts';
import { stateOf } from './state-of.ts';

/** Text for screen readers: the element at the keyboard cursor, its state, and its outgoing flows. */
export default function Said({ session, state, lang }: { session: ViewerSession; state: ViewerState; lang: Lang }) {
  const element = session.element(state.cursor ?? state.selected);
  if (!element) return null;
  const { choice } = session;
  const text = sentence(element, lang, stateOf(state, element, lang));
  return choice ? `${text}${lang === 'en' ? '; ' : '；'}${format(outlineTexts(lang).choiceViewer, choice)}` : text;
}
