import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The manifest of the elements and the data for editors of HTML. */
const EDITOR_FILES = ['custom-elements.json', 'html-data.json'];

/**
 * Vite plugin: puts them beside the loader, so that tools of a page that has the elements from a server find what it
 * serves.
 * @param folder of these files, with `/` at its end
 */
export function editorFiles(folder: string): Plugin {
  return {
    name: 'gongdi-editor-files',
    apply: 'build',
    generateBundle() {
      for (const fileName of EDITOR_FILES)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(folder + fileName, 'utf8') });
    },
  };
}
