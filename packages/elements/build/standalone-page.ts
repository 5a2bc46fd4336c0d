import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Path under which a server offers this build. The page at `/` uses absolute paths, whatever address it was opened
 * under.
 */
const ELEMENTS = '/elements/';

/**
 * Vite plugin: the page of the console. The page is no entry of the build: otherwise the code that it shares with the
 * loader would become a separate file, and every host page would wait for one more file.
 * @param file path of `index.html`; the development server uses it as it is
 */
export function standalonePage(file: string, root: string): Plugin {
  return {
    name: 'gongdi-standalone-page',
    apply: 'build',
    generateBundle(_, bundle) {
      const loader = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === 'loader');
      if (loader === undefined) this.error('no loader in this build');
      const html = readFileSync(file, 'utf8').replaceAll(/(href|src)="\/(src\/[^"]+)"/g, (_, attribute, path) => {
        if (path === 'src/loader.ts') return `${attribute}="${ELEMENTS}${loader.fileName}"`;
        const source = readFileSync(`${root}${path}`);
        const id = this.emitFile({ type: 'asset', name: String(path).split('/').at(-1), source });
        return `${attribute}="${ELEMENTS}${this.getFileName(id)}"`;
      });
      this.emitFile({ type: 'asset', fileName: 'index.html', source: html });
    },
  };
}
