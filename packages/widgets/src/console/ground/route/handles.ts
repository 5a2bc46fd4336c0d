import type { Label } from '@gongdi/domain';

/**
 * Handle of a route whose page stays mounted behind others (console specification, section 2.1: list routes cache their
 * page).
 */
export const KEPT = { kept: true } as const;

/** Part of a handle: the name of a page below a list. */
export interface Named {
  named: Label;
}

/** Returns the handle of a page below a list, with its name on the tab, in the breadcrumbs and in the title. */
export const named = (zh: string, en: string): Named => ({ named: { zh, en } });
