import type { Plugin, ResolveModulePreloadDependenciesFn, Rolldown } from 'vite';
import { reached } from './first-load.ts';

const VITE_HELPER = '\0vite/preload-helper.js';
const OURS = '\0gongdi/preload';

/**
 * Vite plugin: a shorter helper instead of Vite's for chunks that are preloaded beside an `import()`. Widgets import
 * their styles as text, so there is no stylesheet to wait for. The loader has its own copy of the helper, so that it is
 * one file. A preload link is removed from the page's head when it has loaded.
 */
export function shortPreload(loaderFolder: string): Plugin {
  return {
    name: 'gongdi-short-preload',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== VITE_HELPER) return undefined;
      return importer?.startsWith(loaderFolder) ? `${OURS}-loader` : OURS;
    },
    load(id) {
      if (!id.startsWith(OURS)) return undefined;
      // In the loader, the list contains only names, and the helper adds the address (`shortList`). It may ask again for
      // what another element has asked for: the browser has it.
      const [address, once] =
        id === OURS ? ['file, base', 'if (seen.size < seen.add(file).size)'] : ['`./assets/${file}.js`, base', ''];
      // A host's bundler gives the files other names, so they are asked for only where they lie as they were built. The
      // address is in a variable: bundlers would copy every file that a template beside `import.meta.url` may name.
      return `${once && 'const seen = new Set();'}
export const __vitePreload = (load, files, base) => {
  if (base.startsWith(globalThis[Symbol.for('gongdi.elements')]?.built))
    for (const file of files)
      ${once}
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: new URL(${address}), onload() { this.remove() } }));
  return load();
};`;
    },
    generateBundle(_, bundle) {
      for (const [name, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && !chunk.isEntry && (chunk.viteMetadata?.importedCss.size ?? 0) > 0)
          this.error(`${name} brings a stylesheet: import it with ?inline and adopt it into the shadow root`);
    },
  };
}

const LIST =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=\[([^\]]*)\]\)\)\)=>i\.map\(i=>d\[i\]\);$/m;
const USE = /__vite__mapDeps\(\[([\d,]*)\]\),import\.meta\.url\)/g;
const FILE = /^"\.\/(assets\/([\w-]+)\.js)"$/;

/**
 * Returns the loader with a shorter preload list: file names only, and only of files that take long to load. The first
 * file of an element is requested anyway, and it lists the small files.
 * @param isLarge returns whether a file of the build is large
 * @throws Error when the list has another form than expected
 */
export function shortList(code: string, isLarge: (file: string) => boolean): string {
  const files = LIST.exec(code)?.[1]
    ?.split(',')
    .map((text) => FILE.exec(text))
    .map((found) => found && { file: found[1]!, name: found[2]! });
  const uses = code.match(USE)?.length;
  if (!files?.every((file) => file !== null) || code.split('__vite__mapDeps([').length - 1 !== uses)
    throw new Error('the loader lists what it preloads differently now; see build/preload.ts');
  const short = (list: string) => {
    const [, ...shared] = list.split(',').map((index) => files[Number(index)]!);
    return `[${shared
      .filter(({ file }) => isLarge(file))
      .map(({ name }) => `\`${name}\``)
      .join(',')}],import.meta.url)`;
  };
  return code.replace(LIST, '').replaceAll(USE, (_, list: string) => short(list));
}

/** Bytes before compression; the compressed transfer is about a quarter of that. */
const LARGE = 120_000;

/** Vite plugin: writes that shorter list into the loader, which every host page loads. */
export function shortPreloadList(): Plugin {
  return {
    name: 'gongdi-short-preload-list',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const loader = bundle['loader.js'];
        const isLarge = (file: string) => {
          const chunk = bundle[file];
          return chunk?.type === 'chunk' && chunk.code.length >= LARGE;
        };
        if (loader?.type === 'chunk') loader.code = shortList(loader.code, isLarge);
      },
    },
  };
}

/** Bytes before compression. A smaller file takes about as long as its request: it is found once the part has arrived. */
const WORTH = 5_000;

type Sized = Pick<Rolldown.OutputChunk, 'imports' | 'code'>;

/**
 * Returns which files a part of the program asks for beside another that it imports late: not the imported file, which
 * is asked for anyway, not what the part itself has loaded to run at all, and nothing small. Names of files do not
 * compress, and the console lists those of every page.
 * @param file the imported file
 * @param deps it and everything that it imports
 * @param host the file that imports it
 */
export function worthPreloading(
  file: string,
  deps: readonly string[],
  host: string,
  chunks: ReadonlyMap<string, Sized>,
): string[] {
  const held = reached(host, (one) => chunks.get(one)?.imports ?? []);
  return deps.filter((one) => one !== file && !held.has(one) && (chunks.get(one)?.code.length ?? WORTH) >= WORTH);
}

/**
 * The rule above for Vite: the plugin knows the files of the build, the function is the option
 * `build.modulePreload.resolveDependencies`. The loader has a rule of its own (`shortList`).
 */
export function shortPreloads(): { plugin: Plugin; resolveDependencies: ResolveModulePreloadDependenciesFn } {
  let chunks: ReadonlyMap<string, Rolldown.OutputChunk> = new Map();
  return {
    plugin: {
      name: 'gongdi-short-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          chunks = new Map(
            Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
          );
        },
      },
    },
    resolveDependencies: (file, deps, { hostId }) =>
      chunks.get(hostId)?.isEntry === false ? worthPreloading(file, deps, hostId, chunks) : deps,
  };
}
