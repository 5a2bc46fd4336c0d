import { build, type InlineConfig, type Rolldown } from 'vite';
import { mergeShares, type Share } from './merge-shares.ts';

type Chunk = Rolldown.OutputChunk;
type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** Pages that users open first or most often. Modules that they share are grouped like those of elements. */
const PAGES = [
  /console[\\/]generic[\\/]resource[\\/]list-page\.tsx$/,
  /console[\\/]generic[\\/]resource[\\/]form-page\.tsx$/,
  /console[\\/]generic[\\/]resource[\\/]detail-page\.tsx$/,
  /console[\\/]modules[\\/]entry[\\/]registration[\\/]register-page\.tsx$/,
  // Parts of the frame and of a list on a phone, which is shown without the grid and the forms of the elements: what
  // such a part shares with them, such as an icon, may not bring them along.
  /console[\\/]frame[\\/]phone[\\/]phone-frame\.tsx$/,
  /console[\\/]frame[\\/]project[\\/]project-frame\.tsx$/,
  /console[\\/]generic[\\/]resource[\\/]cards[\\/]card-list\.tsx$/,
  /console[\\/]generic[\\/]resource[\\/]cards[\\/]phone-filters\.tsx$/,
  /console[\\/]generic[\\/]resource[\\/]views[\\/]view-switch\.tsx$/,
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

/**
 * Files that an element may start with. At most four more are asked for: the loader, the bundler's runtime, and of a
 * widget with a `mount.tsx` this file and the one that loads it. The row `requests` holds fifteen.
 */
const MOST = 10;

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

  const shares = new Map<string, { starts: string[]; later: string[]; modules: string[]; size: number }>();
  const shareOf = new Map<string, string>();
  for (const chunk of chunks.values()) {
    if (chunk === loader) continue;
    const users = entries.map((one) => one.fileName).filter((entry) => atOnce.get(entry)!.has(chunk.fileName));
    const stations = users.filter((one) => elements.has(one) || mounts.has(one) || pages.has(one));
    const starts = stations.includes(console) ? stations.filter((one) => !pages.has(one)) : stations;
    if (starts.length === 0) continue;
    const late = users.filter((one) => !stations.includes(one)).flatMap((one) => elementsOf.get(one)!);
    const later = [...new Set(late)].filter((one) => !starts.includes(one)).toSorted();
    const key = [...starts, '', ...later].join();
    const share = shares.get(key) ?? { starts, later, modules: [], size: 0 };
    // A page keeps its own file, because that file reports a part of the program that could not be loaded.
    const own = elements.has(chunk.fileName) ? undefined : chunk.facadeModuleId;
    share.modules.push(...chunk.moduleIds.filter((id) => id !== own));
    share.size += chunk.code.length;
    shares.set(key, share);
    shareOf.set(chunk.fileName, key);
  }
  const places = new Map([...shares.keys()].map((key, index) => [key, index]));
  const imports = new Map([...shares.keys()].map((key) => [key, new Set<number>()]));
  for (const [file, key] of shareOf)
    for (const imported of chunks.get(file)!.imports) {
      const other = shareOf.get(imported);
      if (other !== undefined && other !== key) imports.get(key)!.add(places.get(other)!);
    }
  const all = [...shares].map(([key, share]) => ({ ...share, imports: imports.get(key)! }));
  return mergeShares(all, new Set([...elements, ...mounts]), MOST);
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
  // All pages share the console.
  const isConsole = (file: string) => CONSOLE.test(chunks.get(file)!.facadeModuleId ?? '');
  const users = ({ starts }: Share) => starts.length + (starts.some(isConsole) ? chunks.size : 0);
  const shares = sharesOf(chunks, loader).toSorted((one, other) => users(one) - users(other));
  return shares.map(({ starts, later, modules }, index) => {
    const ids = new Set(modules);
    const names = (files: readonly string[]) => files.map((one) => chunks.get(one)!.name);
    const name = [index, ...names(starts), ...names(later).map((one) => `late-${one}`)].join('-');
    // A group also takes the modules that its own modules import, even where nothing is left of an import. So groups
    // with more users come first, and among equal ones those that are imported.
    return { name, test: (id: string) => ids.has(id), priority: index + 1 };
  });
}
