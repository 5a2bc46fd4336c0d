import type { Texts } from '../text/index.ts';
import type { Notices } from './notices.ts';

/**
 * Tells the person how a save went.
 * @param reason why it failed, in the words of whoever refused it
 * @param lost what of the model is not in the text that was handed over
 */
export function tellSaved(
  outcome: 'failed' | 'handed' | 'stored',
  { notices, texts, reason, lost }: { notices: Notices; texts: Texts; reason?: string | undefined; lost?: string },
): void {
  if (outcome === 'failed') {
    notices.show('error', texts.saveFailed, reason);
    notices.show('warning', texts.draftKept);
    return;
  }
  notices.withdraw(texts.saveFailed, texts.draftKept, texts.saveUnconfirmed);
  if (outcome === 'handed') notices.show('warning', texts.saveUnconfirmed);
  else notices.show('success', texts.saved);
  // told until it is closed: what is lost in a save is found out too late otherwise
  if (lost) notices.show('error', texts.saveLost, lost);
}
