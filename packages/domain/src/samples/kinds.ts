/** Values of `sample_kind`. */
export const SAMPLE = {
  standard: 1,
  sameCondition: 2,
  impermeability: 3,
  steel: 4,
  connector: 5,
  mortar: 6,
  cement: 7,
  aggregate: 8,
  block: 9,
  waterproof: 10,
  insulation: 11,
  other: 12,
} as const;

interface KindRules {
  /** Groups of three cubes that are judged together with the others of their lot. */
  lot?: true;
  /** Material of this kind may be used before its report, by a recorded decision, as far as it can be found again. */
  urgent?: true;
  /** What failed may be accepted after handling; without: it leaves the site. */
  acceptable?: true;
}

/**
 * Rules of the kinds of samples. 未核定: which materials may be released early, and which may stay after a failed
 * sample, has to be confirmed by someone of the trade.
 */
const RULES: Readonly<Record<number, KindRules>> = {
  [SAMPLE.standard]: { lot: true, acceptable: true },
  [SAMPLE.sameCondition]: { lot: true, acceptable: true },
  [SAMPLE.impermeability]: { acceptable: true },
  // Double sampling after a failed one is part of the product standards of steel and connectors.
  [SAMPLE.steel]: { acceptable: true },
  [SAMPLE.connector]: { acceptable: true },
  [SAMPLE.mortar]: { acceptable: true },
  // GB 175: cement that fails is not used.
  [SAMPLE.cement]: {},
  [SAMPLE.aggregate]: { urgent: true, acceptable: true },
  [SAMPLE.block]: { acceptable: true },
  [SAMPLE.waterproof]: { acceptable: true },
  [SAMPLE.insulation]: { urgent: true, acceptable: true },
  [SAMPLE.other]: { urgent: true, acceptable: true },
};

/** Returns whether groups of the kind are judged per lot (GB/T 50107), not by the laboratory's verdict on each. */
export const isJudgedByLot = (kind: number): boolean => RULES[kind]?.lot === true;
/** Returns whether material may be used before the report of its sample, by a recorded decision. */
export const mayReleaseEarly = (kind: number): boolean => RULES[kind]?.urgent === true;
/** Returns whether handling can end with acceptance of what failed. */
export const mayAcceptFailed = (kind: number): boolean => RULES[kind]?.acceptable === true;

/** Values of `material_kind`. */
export const MATERIAL_KIND = {
  steel: 1,
  concrete: 2,
  cement: 3,
  aggregate: 4,
  block: 5,
  waterproof: 6,
  insulation: 7,
  connector: 8,
  turnover: 9,
  other: 10,
} as const;

const SAMPLE_OF: Readonly<Record<number, number>> = {
  [MATERIAL_KIND.steel]: SAMPLE.steel,
  [MATERIAL_KIND.cement]: SAMPLE.cement,
  [MATERIAL_KIND.aggregate]: SAMPLE.aggregate,
  [MATERIAL_KIND.block]: SAMPLE.block,
  [MATERIAL_KIND.waterproof]: SAMPLE.waterproof,
  [MATERIAL_KIND.insulation]: SAMPLE.insulation,
  [MATERIAL_KIND.connector]: SAMPLE.connector,
};

/**
 * Returns the kind of sample that a delivery of a material needs before it is used; undefined: none. Ready-mixed
 * concrete is sampled where it is placed.
 */
export const sampleOfMaterial = (kind: number | null | undefined): number | undefined => SAMPLE_OF[kind ?? 0];
