import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** Pages that users open first or most often. Modules that they share are grouped like those of elements. */
const PAGES = [
  /console[\\/]generic[\\/]resource[\\/]list-page\.tsx$/,
  /console[\\/]generic[\\/]resource[\\/]form-page\.tsx$/,
  /console[\\/]generic[\\/]resource[\\/]detail-page\.tsx$/,
  /console[\\/]modules[\\/]entry[\\/]registration[\\/]register-page\.tsx$/,
];
/**
 * An element with a `mount.tsx` keeps its file names out of the loader: `mount.tsx` is loaded at once and contains what
 * the element shows.
 */
const MOUNT = /widgets[\\/]src[\\/][\w-]+[\\/]mount\.tsx$/;
/** Returns whether a module is such a `mount.tsx`. */
export const isMount = (id: string | null | undefined): boolean => MOUNT.test(id ?? '');
/** Every page loads after the console itself and can use what the console has loaded. */
const CONSOLE = /console[\\/]index\.ts$/;

/** Modules that are used by the same elements and pages. */
interface Share {
  /** Files of the first build: the elements and pages that load these modules statically. */
  starts: readonly string[];
  /** Elements that load these modules only in a later part, such as a side panel. */
  later: readonly string[];
  modules: string[];
}

/**
 * Groups modules by their users, as read from the files of a first build.
 * @throws Error when a pattern above finds no file, because a folder was renamed
 */
function sharesOf(chunks: ReadonlyMap<string, Chunk>, loader: Chunk): Share[] {
  const entries = [...chunks.values()].filter((chunk) => chunk.isDynamicEntry);
  const elements = new Set(loader.dynamicImports);
  const named = (pattern: RegExp): string[] => {
    const found = entries.filter((one) => pattern.test(one.facadeModuleId ?? ''));
    if (found.length === 0) throw new Error(`no file of its own begins with a module that ${pattern.source} names`);
    return found.map((one) => one.fileName);
  };
  const mounts = new Set(named(MOUNT));
  const pages = new Set(PAGES.flatMap(named));
  const console = named(CONSOLE)[0]!;
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
    const starts = stations.includes(console) ? stations.filter((one) => !pages.has(one)) : stations;
    if (starts.length === 0) continue;
    const late = users.filter((one) => !stations.includes(one)).flatMap((one) => elementsOf.get(one)!);
    const later = [...new Set(late)].filter((one) => !starts.includes(one)).toSorted();
    const key = [...starts, '', ...later].join();
    const share = shares.get(key) ?? { starts, later, modules: [] };
    // A page keeps its own file, because that file reports a part of the program that could not be loaded.
    const own = elements.has(chunk.fileName) ? undefined : chunk.facadeModuleId;
    share.modules.push(...chunk.moduleIds.filter((id) => id !== own));
    shares.set(key, share);
  }
  return [...shares.values()];
}

/** Returns a file and all files that can be reached from it. */
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
 * Computes how modules are grouped into files, so that an element loads what it needs at first, in few files. Without
 * groups, the bundler creates a file for each set of pages that share a module: ninety for the console, which together
 * compress a tenth worse than a dozen files. Only elements and the first pages are considered here.
 * The use of modules is read from a first build that is neither minified nor written, because only the bundler knows
 * the module graph after tree shaking.
 * @param config the build configuration, without groups
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
    // A group also takes the modules that its own modules import, so groups with more users get a higher priority; all
    // pages share the console.
    const pages = chunks.size * starts.filter((one) => CONSOLE.test(chunks.get(one)!.facadeModuleId ?? '')).length;
    const names = (files: readonly string[]) => files.map((one) => chunks.get(one)!.name);
    const name = [...names(starts), ...names(later).map((one) => `late-${one}`)].join('-');
    const priority = (starts.length + pages) * chunks.size + later.length;
    return { name, test: (id: string) => ids.has(id), priority };
  });
}
