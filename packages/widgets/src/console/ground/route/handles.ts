/**
 * Handle of a route whose page stays mounted behind others (console specification, section 2.1: list routes cache their
 * page).
 */
export const KEPT = { kept: true } as const;
