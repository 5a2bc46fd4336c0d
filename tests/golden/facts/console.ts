import type { ConsolePage } from '@gongdi/widgets/facts';
import { factOf, type Fact } from '../text.ts';

/**
 * Addresses by name, one a line: the router finds the best match in any order.
 * @param platform addresses of a build with only the platform's pages
 */
export function routesFact(pages: readonly ConsolePage[], platform: ReadonlySet<string>): Fact {
  const lines = pages.map(({ path, id, guarded, kept, shows }) => {
    const shown = Object.entries(shows)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `${key}=${value}`);
    return [
      path,
      [
        guarded ? 'guarded' : 'open',
        ...(kept ? ['kept'] : []),
        ...(platform.has(path) ? ['platform'] : []),
        ...(id === undefined ? [] : [`id=${id}`]),
        ...shown,
      ].join(' '),
    ] as const;
  });
  const paths = lines.map(([path]) => path);
  const twice = paths.filter((path, at) => paths.indexOf(path) !== at);
  if (twice.length > 0) throw new Error(`two pages at ${twice.join(', ')}`);
  return Object.fromEntries(lines);
}

/** Names of stored data in the browser, with `<1>`, `<2>` for the parts that are filled in. */
export function storageFact(keys: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Fact {
  return Object.fromEntries(
    Object.entries(keys).map(([widget, own]) => [
      widget,
      Object.fromEntries(Object.entries(own).map(([name, key]) => [name, filledIn(key)])),
    ]),
  );
}

function filledIn(key: unknown): Fact {
  if (typeof key !== 'function') return factOf(key);
  const parts = Array.from({ length: key.length }, (_, at) => `<${at + 1}>`);
  return String((key as (...given: string[]) => unknown)(...parts));
}
