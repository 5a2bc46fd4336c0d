import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:gongdi/pdf-files';
/** Folders of pdf.js whose files it loads when a document needs them: character maps, fonts. */
const FOLDERS = { cmaps: /\.bcmap$/, standard_fonts: /./ } as const;
/** Single files: the worker, and the decoder of JPEG 2000 without WebAssembly. */
const FILES = ['legacy/build/pdf.worker.min.mjs', 'wasm/openjpeg_nowasm_fallback.js'] as const;

/**
 * `import { address } from 'virtual:gongdi/pdf-files'`: address of the folder with what pdf.js loads by name. A build
 * copies the files below `assets/`, in a folder named by the version, so browsers may keep them for ever; the
 * development server serves them from the package.
 */
export function pdfFiles(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const folder = dirname(manifest);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  let isBuild = false;
  return {
    name: 'gongdi-pdf-files',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (!isBuild) return `export const address = new URL('/@fs${folder}/', location.href).href;`;
      const found = Object.entries(FOLDERS).flatMap(([name, wanted]) =>
        readdirSync(join(folder, name)).flatMap((file) => (wanted.test(file) ? [`${name}/${file}`] : [])),
      );
      for (const file of [...FILES, ...found])
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdf-${version}/${file}`,
          source: readFileSync(join(folder, file)),
        });
      // Chunks lie in `assets/` too.
      // No `new URL(…, import.meta.url)`: a host's bundler takes that for a file, and this is a folder.
      return `export const address = import.meta.url.replace(/[^/]*$/, 'pdf-${version}/');`;
    },
  };
}
