import type { Plugin } from 'vite';

const VITE_HELPER = '\0vite/preload-helper.js';
const OURS = '\0gongdi/preload';
/** Stands for `import.meta.url`, which Vite reads as a question about files when a module of ours says it. */
const HERE = 'GONGDI_HERE';

/**
 * Vite plugin: a short helper in place of Vite's for chunks that are preloaded beside an `import()`. Widgets bring their
 * styles as text, so there is no stylesheet to wait for; and the loader keeps a copy of its own, so that it is one file.
 * What has come leaves the page's head again.
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
      // In the loader the list is one of names, and the address is put in with them (`shortList`).
      const [parameters, address] =
        id === OURS ? ['load, files, base', 'file, base'] : ['load, files', `\`./assets/\${file}.js\`, ${HERE}`];
      return `const seen = new Set();
export const __vitePreload = (${parameters}) => {
  for (const file of files)
    if (seen.size < seen.add(file).size)
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
 * The loader with a shorter list of what it preloads: names alone, and of these only files that take long to come. The
 * first file of an element is asked for anyway, and names the small ones.
 * @param isLarge of a file of the build
 * @throws Error when the list looks different
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
      .join(',')}])`;
  };
  return code
    .replace(LIST, '')
    .replace(HERE, 'import.meta.url')
    .replaceAll(USE, (_, list: string) => short(list));
}

/** Bytes before compression; about a quarter of them goes over the line. */
const LARGE = 120_000;

/** Vite plugin: that list in the loader, which every page of a host reads. */
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
