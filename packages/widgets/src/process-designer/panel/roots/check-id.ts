import type { ModdleElement } from '../../../diagram/model.ts';
import type { Lang } from '../../../kit/theme/tokens.ts';
import type { Editor } from '../edit/editor.ts';
import { idTaken, type RootKind, roots } from '../edit/roots.ts';
import { panelTexts } from '../text/index.ts';
import { rootWords } from './root-words.ts';

/** XML ids: no colon, no dollar (unlike process keys). */
const ID = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;

/**
 * Returns the problem of the id of a message, signal, error or escalation. The message for an id that is taken is that
 * of the designer specification, section 8.
 * @param own the edited element, which may keep its id
 */
export function rootIdProblem(
  editor: Editor,
  kind: RootKind,
  id: string,
  lang: Lang,
  own?: ModdleElement,
): string | undefined {
  if (!id || id === own?.id) return undefined;
  if (roots(editor, kind).some((other) => other.id === id)) return rootWords(kind, lang).exists;
  if (!ID.test(id)) return panelTexts(lang).idPattern;
  return idTaken(editor, id) ? panelTexts(lang).idTaken : undefined;
}
