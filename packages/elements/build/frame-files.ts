import { readFileSync } from 'node:fs';
import { build, type Plugin, type Rolldown } from 'vite';

/** Whose pages may open the frame where no Gongdi server answers this address: nobody but pages of the same origin. */
const NOBODY = '{ "origins": [] }\n';

async function oneFile(entry: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code;
}

/**
 * Vite plugin: the document that other pages frame (`frame.html`), its script, and the helper of those pages
 * (`frame-host.js`). They are no entries of the build: what they share with the loader would become one more file for
 * every host page.
 * @param folder of the sources, with `/` at its end
 */
export function frameFiles(folder: string, define: Record<string, string>): Plugin {
  return {
    name: 'gongdi-frame-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      if (!('loader.js' in bundle)) return this.error('no loader in this build');
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('frame.html', readFileSync(`${folder}frame.html`, 'utf8'));
      emit('frame.css', readFileSync(`${folder}frame.css`, 'utf8'));
      emit('frame-origins.json', NOBODY);
      emit('frame.js', await oneFile(`${folder}guest.ts`, define));
      emit('frame-host.js', await oneFile(`${folder}host.ts`, define));
      return undefined;
    },
  };
}
