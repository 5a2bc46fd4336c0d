import type { Lang } from '../../../kit/theme/tokens.ts';
import type { RootKind } from '../edit/roots.ts';
import { panelTexts } from '../text/index.ts';
import { rootTexts } from './text/index.ts';

export interface RootWords {
  list: string;
  create: string;
  id: string;
  name: string;
  /** Label of the code; only errors and escalations have one. */
  code?: string;
  codeHint?: string;
  /** Error for an id that another root element of the kind already has. */
  exists: string;
  remove: string;
  /** Label of a field that refers to a root element. */
  reference: string;
}

/** Returns the texts for a kind of root element. */
export function rootWords(kind: RootKind, lang: Lang): RootWords {
  const panel = panelTexts(lang);
  const own = rootTexts(lang);
  const words: Record<RootKind, RootWords> = {
    message: {
      list: panel.messageList,
      create: panel.createMessage,
      id: panel.messageId,
      name: panel.messageName,
      exists: panel.messageExists,
      remove: panel.removeMessage,
      reference: panel.messageRef,
    },
    signal: {
      list: panel.signalList,
      create: panel.createSignal,
      id: panel.signalId,
      name: panel.signalName,
      exists: panel.signalExists,
      remove: panel.removeSignal,
      reference: own.signalRef,
    },
    error: {
      list: own.errorList,
      create: own.createError,
      id: own.errorId,
      name: own.errorName,
      code: own.errorCode,
      codeHint: own.errorCodeHint,
      exists: own.errorExists,
      remove: own.removeError,
      reference: own.errorRef,
    },
    escalation: {
      list: own.escalationList,
      create: own.createEscalation,
      id: own.escalationId,
      name: own.escalationName,
      code: own.escalationCode,
      codeHint: own.escalationCodeHint,
      exists: own.escalationExists,
      remove: own.removeEscalation,
      reference: own.escalationRef,
    },
  };
  return words[kind];
}
