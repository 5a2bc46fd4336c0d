import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Where a server offers this build: the page at `/` names its files there, whatever address it was opened under. */
const ELEMENTS = '/elements/';

/**
 * Vite plugin: the console's own page. It is no entry of the build, or what it shares with the loader would become a
 * file of its own, and every host page would wait for one more.
 * @param file path of `index.html`; the development server takes it as it is
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
