/** Codes of the reporting to real-name platforms, as code refers to them. */

/** What is reported, in the order in which a platform needs it: a unit before its teams, a team before its people. */
export const REPORT_KIND = {
  project: 1,
  unit: 2,
  team: 3,
  person: 4,
  movement: 5,
  attendance: 6,
  wages: 7,
  training: 8,
} as const;

export type ReportKind = (typeof REPORT_KIND)[keyof typeof REPORT_KIND];

export const REPORT_STATE = {
  /** Waits for its turn, or for the record that it needs first. */
  waiting: 1,
  sending: 2,
  /** The platform has a number for it; the result is asked for later. */
  pending: 3,
  accepted: 4,
  /** The platform, or the check before sending, finds the data wrong. */
  rejected: 5,
  /** Was tried as often as is tried. */
  dead: 6,
  /** A person decided that it is not reported, or its record is gone. */
  skipped: 7,
  retry: 8,
} as const;

export const REPORT_USE = { off: 1, on: 2 } as const;
export const REPORT_SECRET = { none: 1, kept: 2 } as const;
export const REPORT_SIGN = { sha256: 1, md5: 2, sm3: 3, hmac: 4 } as const;
export const REPORT_CIPHER = { none: 1, aes: 2, sm4: 3 } as const;
export const CODE_STATE = { missing: 1, given: 2 } as const;
export const EXCHANGE = { accepted: 1, refused: 2, failed: 3 } as const;
export const DIFFERENCE = { missingThere: 1, unknownHere: 2, differs: 3 } as const;

/**
 * Dictionaries whose values a platform writes as codes of its own. A value without a code holds back what needs it, and
 * nothing is guessed.
 */
export const REPORTED_DICTIONARIES = [
  'unit_kind',
  'trade',
  'education',
  'movement_kind',
  'passage_direction',
  'training_kind',
  'project_phase',
] as const;

export type ReportedDictionary = (typeof REPORTED_DICTIONARIES)[number];
