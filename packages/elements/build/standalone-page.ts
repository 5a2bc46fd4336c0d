import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { offlineFiles } from './offline-files.ts';
import { manifestOf } from './web-manifest.ts';
import { workerCode } from './worker-code.ts';

/**
 * Path under which a server offers this build. The page at `/` uses absolute paths, whatever address it was opened
 * under.
 */
const ELEMENTS = '/elements/';

const HEAD_END = '  </head>';

/**
 * Vite plugin: the page of the console, with what makes it an application that can be installed: manifest, icons and
 * service worker. The page is no entry of the build: otherwise the code that it shares with the loader would become a
 * separate file, and every host page would wait for one more file.
 * @param file path of `index.html`; the development server uses it as it is, without manifest and worker
 */
export function standalonePage(file: string, root: string): Plugin {
  return {
    name: 'gongdi-standalone-page',
    apply: 'build',
    // After the minifiers: the build is named by what browsers get.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const loader = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === 'loader');
        if (loader?.type !== 'chunk') return this.error('no loader in this build');
        const own: string[] = [];
        const emit = (path: string): string => {
          const source = readFileSync(`${root}${path}`);
          const id = this.emitFile({ type: 'asset', name: path.split('/').at(-1)!, source });
          own.push(ELEMENTS + this.getFileName(id));
          return own.at(-1)!;
        };
        // The server lets browsers keep it for ever under this address (`server/src/http/pages.ts`).
        const versioned = `${ELEMENTS}${loader.fileName}?v=${versionOf(loader.code)}`;
        const html = readFileSync(file, 'utf8').replaceAll(
          /(href|src)="\/(src\/[^"]+)"/g,
          (_, attribute, path) => `${attribute}="${path === 'src/loader.ts' ? versioned : emit(String(path))}"`,
        );
        const assets = [...own, ...offlineFiles(chunksOf(bundle), loader, this).map((name) => ELEMENTS + name)];
        const manifest = JSON.stringify(
          manifestOf((name) => emit(`src/standalone/${name}`)),
          null,
          2,
        );
        const apple = emit('src/standalone/icon-apple-180.png');
        const id = createHash('sha256')
          .update([...Object.keys(bundle).toSorted(), loader.code, html, manifest].join('\n'))
          .digest('hex')
          .slice(0, 16);
        const head = `    <meta name="gongdi-build" content="${id}" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="apple-touch-icon" href="${apple}" />
`;
        const source = html.replace(HEAD_END, head + HEAD_END);
        this.emitFile({ type: 'asset', fileName: 'index.html', source });
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest });
        const code = await workerCode(`${root}src/standalone/worker/service-worker.ts`, {
          id,
          loader: versioned,
          assets,
        });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
      },
    },
  };
}

/** As the server counts the version of a file (`server/src/http/static-file.ts`). */
const versionOf = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 10);

const chunksOf = (bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> =>
  new Map(Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
