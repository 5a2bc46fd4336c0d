import type { Rolldown } from 'vite';
import { startFiles } from './byte-budgets.ts';
import { reached } from './first-load.ts';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/**
 * Modules whose late parts a phone needs without a network: frame and sheets, list, cards and forms, and what is kept
 * on the device. Their screens and definitions depend on the user; the page fetches these ahead.
 */
const LATE = [
  /console[\\/]mount\.tsx$/,
  /console[\\/]frame[\\/]shell[\\/]shell\.tsx$/,
  /console[\\/]frame[\\/]phone[\\/]bottom-bar\.tsx$/,
  /console[\\/]frame[\\/]phone[\\/]mine-sheet\.tsx$/,
  /console[\\/]generic[\\/]resource[\\/]pages\.tsx$/,
  /console[\\/]generic[\\/]resource[\\/]prepare\.ts$/,
  /console[\\/]generic[\\/]resource[\\/]list-rows\.tsx$/,
  /kit[\\/]record-form[\\/]prepare-controls\.ts$/,
];

interface Graph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { dynamicallyImportedIds?: readonly string[] } | null;
}

/**
 * Returns the files that the service worker fetches when it is installed: those with which the console starts, and the
 * late parts of the modules above.
 * @throws Error when a pattern above matches no module, because a file was renamed
 */
export function offlineFiles(chunks: Chunks, loader: Rolldown.OutputChunk, graph: Graph): string[] {
  const ids = [...graph.getModuleIds()];
  const late = LATE.flatMap((pattern) => {
    const id = ids.find((one) => pattern.test(one));
    if (id === undefined) throw new Error(`no module that ${pattern.source} names`);
    return graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  });
  const wanted = new Set(late);
  const starts = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => wanted.has(id)));
  const importsOf = (file: string) => chunks.get(file)?.imports ?? [];
  const files = new Set(startFiles(chunks, loader).get('gd-console'));
  for (const { fileName } of starts) for (const file of reached(fileName, importsOf)) files.add(file);
  files.delete(loader.fileName);
  return [...files].toSorted();
}
