// Codes of the chain of acceptance (GB 50300-2013); their dictionaries are in `modules/quality`.

/** Levels of the division of works, the highest first (4.0.1); a node lies below one of a smaller value. */
export const LEVEL = { unit: 1, subUnit: 2, part: 3, subPart: 4, item: 5 } as const;

/** States of a node of the division. `refused`: it must not be accepted (5.0.8). */
export const ASSESS = { open: 1, submitted: 2, accepted: 3, refused: 4 } as const;

/** States of an inspection lot, in the order of the work; `handling`: after a failure, by one of the ways of 5.0.6. */
export const LOT = {
  planned: 1,
  selfChecked: 2,
  mutual: 3,
  handed: 4,
  submitted: 5,
  accepted: 6,
  failed: 7,
  handling: 8,
  refused: 9,
} as const;

/** Posts of the people who check and accept. */
export const POST = {
  foreman: 1,
  officer: 2,
  technicalHead: 3,
  projectLeader: 4,
  supervisor: 5,
  chief: 6,
  owner: 7,
  survey: 8,
  design: 9,
  attendant: 10,
} as const;

/** Ways of a failed lot (5.0.6). */
export const WAY = { rework: 1, tested: 2, confirmed: 3, reinforced: 4 } as const;

/** Schemes of results: GB 50300, JTG F80/1, SL 176. */
export const SCHEME = { building: 1, road: 2, water: 3 } as const;

export const GRADE = { passed: 1, good: 2 } as const;

/** Kinds of items of a lot: all main items pass; general ones may miss a share (5.0.1). */
export const CHECK_KIND = { main: 1, general: 2 } as const;

/** Impression of a part or a unit work; a poor one is mended before acceptance. */
export const LOOK = { good: 1, fair: 2, poor: 3 } as const;

/** States of a check sheet of a site or of a unit work. */
export const CHECK_SHEET = { draft: 1, presented: 2, concluded: 3 } as const;

/** Values of `unit_check_form`: forms H.0.1-2 and H.0.1-3. */
export const UNIT_FORM = { records: 1, functions: 2 } as const;

/** Values of `sheet_result`; `none`: the building has no such thing. */
export const CHECK_RESULT = { fits: 1, fails: 2, none: 3 } as const;

/** Values of `spot_result`: the spot check of a function. */
export const SPOT = { passed: 1, mended: 2, failed: 3 } as const;

/** Values of `work_discipline`, in the order of the forms H.0.1. */
export const DISCIPLINE = { structure: 1, water: 2, air: 3, electric: 4, smart: 5, energy: 6, lift: 7 } as const;
