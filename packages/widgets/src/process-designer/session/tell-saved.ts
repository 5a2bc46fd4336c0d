import { log } from '../../kit/log.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { Texts } from '../text/index.ts';
import type { Notices } from './notices.ts';
import type { Stage } from './stage.ts';

interface Told {
  notices: Notices;
  texts: Texts;
  /** Reason for the failure, in the words of the host or server that refused it. */
  reason?: string;
  stage: Stage;
  lang: Lang;
}

/** Reports the result of a save to the user, with the parts of the model that are lost or were left empty. */
export function tellSaved(
  outcome: 'failed' | 'handed' | 'stored',
  { notices, texts, reason, stage, lang }: Told,
): void {
  if (outcome === 'failed') {
    notices.show('error', texts.saveFailed, reason);
    notices.show('warning', texts.draftKept);
    return;
  }
  notices.withdraw(texts.saveFailed, texts.draftKept, texts.saveUnconfirmed);
  if (outcome === 'handed') notices.show('warning', texts.saveUnconfirmed);
  else notices.show('success', texts.saved);
  // shown until it is closed: otherwise the user finds losses too late
  if (stage.lost) notices.show('error', texts.saveLost, stage.lost);
  import('./gaps.ts').then(
    ({ gapsOf }) => {
      const gaps = gapsOf(stage, lang);
      if (gaps) notices.show('warning', gaps.text, gaps.detail);
    },
    (error: unknown) => log('process-designer save', error),
  );
}
