import type { Plugin } from 'vite';

const VITE_HELPER = '\0vite/preload-helper.js';
const OURS = '\0gongdi/preload';

/**
 * Vite plugin: a short helper in place of Vite's for chunks that are preloaded beside an `import()`. Widgets bring their
 * styles as text, so there is no stylesheet to wait for; and the loader keeps a copy of its own, so that it is one file.
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
      return `const seen = new Set();
export const __vitePreload = (load, files, base) => {
  for (const file of files)
    if (seen.size < seen.add(file).size)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: new URL(file, base) }));
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
const FILE = /^"\.\/assets\/([\w-]+)\.js"$/;

/** Vite's list of what the loader preloads, without what all its names have in common. @throws Error when it looks different */
export function shortList(code: string): string {
  const names = LIST.exec(code)?.[1]
    ?.split(',')
    .map((file) => FILE.exec(file)?.[1]);
  if (!names?.every(Boolean))
    throw new Error('the loader lists what it preloads differently now; see build/preload.ts');
  // No further name at the top, where the minifier has given out all short ones.
  const list = `const __vite__mapDeps=i=>i.map(i=>\`./assets/\${"${names.join(' ')}".split(" ")[i]}.js\`);`;
  return code.replace(LIST, () => list);
}

/** Vite plugin: the same list in a third less bytes. */
export function shortPreloadList(): Plugin {
  return {
    name: 'gongdi-short-preload-list',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const loader = bundle['loader.js'];
        if (loader?.type === 'chunk') loader.code = shortList(loader.code);
      },
    },
  };
}
