/** A unit at a project, as far as the number of its full-time safety officers depends on it. */
export interface OfficerCase {
  /** Value of the dictionary `unit_kind`. */
  role: number;
  /** Value of the dictionary `construction_type`; 1 and 6 are counted by area, others by contract price. */
  works: number | null;
  /** Floor area of the project, m². */
  area: number | null;
  /** Contract price of the project, yuan. */
  price: number | null;
  /** Workers of the unit who are on site. */
  heads: number;
}

const GENERAL = 4;
const SPECIALIST = 5;
const LABOUR = 6;
const BUILDINGS: ReadonlySet<number> = new Set([1, 6]);

/** Least numbers of full-time safety officers: 建质〔2008〕91号, articles 13 and 14. */
const BY_AREA = [10_000, 50_000] as const;
const BY_PRICE = [50_000_000, 100_000_000] as const;
const BY_HEADS = [50, 200] as const;
/** From 200 workers on, a labour subcontractor has three, and at least 5 ‰ of its workers. */
const SHARE_OF_HEADS = 0.005;

const step = (value: number, [first, second]: readonly [number, number]): number =>
  value < first ? 1 : value < second ? 2 : 3;

/** Returns how many full-time safety officers a unit has to have on site; 0: the rule asks for none. */
export function officersNeeded({ role, works, area, price, heads }: OfficerCase): number {
  if (role === GENERAL) {
    const byArea = works === null || BUILDINGS.has(works);
    return byArea ? step(area ?? 0, BY_AREA) : step(price ?? 0, BY_PRICE);
  }
  if (role === SPECIALIST) return 1;
  if (role !== LABOUR) return 0;
  // The rule says "fewer than 50", "50 to 200" and "200 and more".
  const least = step(heads, BY_HEADS);
  return least === 3 ? Math.max(3, Math.ceil(heads * SHARE_OF_HEADS)) : least;
}
