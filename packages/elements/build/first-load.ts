import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** Pages that people open first or most: what they share is put together as that of elements is. */
const PAGES = /console[\\/]pages[\\/](?:resource[\\/](?:list|form|detail)|registration[\\/]register)-page\.tsx$/;
/** An element that keeps the names of its files out of the loader: what it shows comes from here, at once. */
const MOUNT = /widgets[\\/]src[\\/][\w-]+[\\/]mount\.tsx$/;
/** Whether a module is what an element keeps out of the loader. */
export const isMount = (id: string | null | undefined): boolean => MOUNT.test(id ?? '');
/** All pages come after the console itself, and find there what it has loaded. */
const CONSOLE = /console[\\/]index\.ts$/;

/** Modules that are used by the same elements and pages. */
interface Share {
  /** Files of the first build: the elements and pages that load these modules at once. */
  starts: readonly string[];
  /** Elements of which only a later part loads them, as a side panel does. */
  later: readonly string[];
  modules: string[];
}

/** Which modules belong together, as the files of a build say. */
export function sharesOf(chunks: ReadonlyMap<string, Chunk>, loader: Chunk): Share[] {
  const entries = [...chunks.values()].filter((chunk) => chunk.isDynamicEntry);
  const elements = new Set(loader.dynamicImports);
  const mounts = new Set(entries.filter((one) => MOUNT.test(one.facadeModuleId ?? '')).map((one) => one.fileName));
  const pages = new Set(entries.filter((one) => PAGES.test(one.facadeModuleId ?? '')).map((one) => one.fileName));
  const console = entries.find((one) => CONSOLE.test(one.facadeModuleId ?? ''))?.fileName;
  const importsOf = (file: string): readonly string[] => (file === loader.fileName ? [] : chunks.get(file)!.imports);
  const atOnce = new Map(entries.map((one) => [one.fileName, reached(one.fileName, importsOf)]));
  const elementsOf = new Map<string, string[]>(entries.map((one) => [one.fileName, []]));
  for (const element of elements) {
    const all = reached(element, (file) => [...importsOf(file), ...chunks.get(file)!.dynamicImports]);
    for (const file of all) elementsOf.get(file)?.push(element);
  }

  const shares = new Map<string, Share>();
  for (const chunk of chunks.values()) {
    if (chunk === loader) continue;
    const users = entries.map((one) => one.fileName).filter((entry) => atOnce.get(entry)!.has(chunk.fileName));
    const stations = users.filter((one) => elements.has(one) || mounts.has(one) || pages.has(one));
    const starts = stations.includes(console ?? '') ? stations.filter((one) => !pages.has(one)) : stations;
    if (starts.length === 0) continue;
    const late = users.filter((one) => !stations.includes(one)).flatMap((one) => elementsOf.get(one)!);
    const later = [...new Set(late)].filter((one) => !starts.includes(one)).toSorted();
    const key = [...starts, '', ...later].join();
    const share = shares.get(key) ?? { starts, later, modules: [] };
    // A page keeps its file: it is the one that tells of a part of the program that did not come.
    const own = elements.has(chunk.fileName) ? undefined : chunk.facadeModuleId;
    share.modules.push(...chunk.moduleIds.filter((id) => id !== own));
    shares.set(key, share);
  }
  return [...shares.values()];
}

/** A file and all that it leads to. */
export function reached(from: string, next: (file: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const look = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    next(file).forEach(look);
  };
  look(from);
  return found;
}

/**
 * How modules are put into files, so that an element loads what it needs at first, and in few files. Left to itself the
 * bundler makes a file for each set of pages that share something: ninety for the console, which as a whole compress a
 * tenth worse than a dozen. Here only elements and the first pages count.
 *
 * Who needs what is read from a first build, neither minified nor written: what is left of a graph of modules after tree
 * shaking only the bundler knows.
 * @param config the build, without groups
 */
export async function firstLoadGroups(config: InlineConfig): Promise<Group[]> {
  const settings = { ...config.build, write: false, minify: false, manifest: false } as const;
  const built = await build({ ...config, configFile: false, logLevel: 'error', build: settings });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const loader = [...chunks.values()].find((one) => one.isEntry);
  if (!loader) throw new Error('no loader in this build');
  return sharesOf(chunks, loader).map(({ starts, later, modules }) => {
    const ids = new Set(modules);
    // A file takes along what its modules import, so what more of them share is taken first; all pages share the console.
    const pages = chunks.size * starts.filter((one) => CONSOLE.test(chunks.get(one)!.facadeModuleId ?? '')).length;
    const names = (files: readonly string[]) => files.map((one) => chunks.get(one)!.name);
    const name = [...names(starts), ...names(later).map((one) => `late-${one}`)].join('-');
    const priority = (starts.length + pages) * chunks.size + later.length;
    return { name, test: (id: string) => ids.has(id), priority };
  });
}
