/**
 * State of a definition: new instances can start from an active one, but not from a suspended one (process
 * administration).
 */
export const SUSPENSION = { active: 1, suspended: 2 } as const;
