import { posix } from 'node:path';
import { isProduct, type Module } from './imports.ts';
import { targetOf } from './rooms.ts';

/** An import from one place of the sources to another. */
export interface Edge {
  file: string;
  specifier: string;
  from: string;
  to: string;
}

/**
 * Returns the imports between places, in the product's sources.
 * @param placeOf returns the place of a file; undefined for files that do not count
 */
export function edgesBetween(modules: readonly Module[], placeOf: (file: string) => string | undefined): Edge[] {
  return modules
    .filter(({ file }) => isProduct(file))
    .flatMap(({ file, imports }) => {
      const from = placeOf(file);
      if (from === undefined) return [];
      return imports
        .filter(({ specifier }) => specifier.startsWith('.'))
        .flatMap(({ specifier }) => {
          const to = placeOf(targetOf(file, specifier));
          return to === undefined || to === from ? [] : [{ file, specifier, from, to }];
        });
    });
}

/** Returns the places that import each other, directly or indirectly. */
export function placesInCycles(edges: readonly Pick<Edge, 'from' | 'to'>[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reach = (start: string): Set<string> => {
    const found = new Set<string>();
    const queue = [start];
    for (const at of queue)
      for (const to of next.get(at) ?? [])
        if (!found.has(to)) {
          found.add(to);
          queue.push(to);
        }
    return found;
  };
  return [...next.keys()].filter((place) => reach(place).has(place)).toSorted();
}

/**
 * Returns folders below `src` that import each other, directly or indirectly. At every depth, the parts of a folder are
 * compared: its subfolders, each with everything in it, and its own files, which are named like the folder.
 */
export function folderCycles(modules: readonly Module[], src: string): string[] {
  const folderOf = (file: string) => (file.startsWith(src) ? posix.dirname(file) : undefined);
  return placesInCycles(edgesBetween(modules, folderOf).map(amongSiblings));
}

/** Returns the two parts of the nearest common folder that an import connects. */
function amongSiblings({ from, to }: Edge): Pick<Edge, 'from' | 'to'> {
  const [a, b] = [from.split('/'), to.split('/')];
  const apart = a.findIndex((name, at) => name !== b[at]);
  const end = (apart < 0 ? a.length : apart) + 1;
  return { from: a.slice(0, end).join('/'), to: b.slice(0, end).join('/') };
}
