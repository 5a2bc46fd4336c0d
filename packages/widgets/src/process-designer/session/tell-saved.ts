import type { Texts } from '../text/index.ts';
import type { Notices } from './notices.ts';

/** Tells the person how a save went. @param reason why it failed, in the words of whoever refused it */
export function tellSaved(
  outcome: 'failed' | 'handed' | 'stored',
  { notices, texts, reason }: { notices: Notices; texts: Texts; reason?: string | undefined },
): void {
  if (outcome === 'failed') {
    notices.show('error', texts.saveFailed, reason);
    notices.show('warning', texts.draftKept);
    return;
  }
  notices.withdraw(texts.saveFailed, texts.draftKept, texts.saveUnconfirmed);
  if (outcome === 'handed') notices.show('warning', texts.saveUnconfirmed);
  else notices.show('success', texts.saved);
}
