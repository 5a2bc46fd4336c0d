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
  for (const file of files ?? []) {
    const { href } = new URL(file, base);
    if (seen.has(href)) continue;
    seen.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
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
