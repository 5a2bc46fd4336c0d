import { readdirSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Native modules, WebAssembly, or packages with data files beside their code: they are not bundled. */
const EXTERNAL = ['@gongdi/server', '@resvg/resvg-js', 'libxml2-wasm'];
const PACKAGE = new RegExp(`^(${EXTERNAL.join('|')})(/|$)`);

/**
 * Removes chunks of earlier builds after a complete new build, so that a failed build leaves a working program.
 * `dist/types` and the compiler's build information are in the same folder and stay.
 */
const swept: Plugin = {
  name: 'gongdi:sweep-chunks',
  writeBundle({ dir }, bundle) {
    const chunks = join(dir ?? here('dist'), 'chunks');
    for (const name of readdirSync(chunks)) if (!(`chunks/${name}` in bundle)) rmSync(join(chunks, name));
  },
};

export default defineConfig({
  root: here('.'),
  plugins: [swept],
  resolve: { conditions: ['gongdi-source', 'node'], builtins: [/^node:/, ...builtinModules] },
  ssr: {
    noExternal: true,
    external: EXTERNAL,
    resolve: { conditions: ['gongdi-source', 'node'], externalConditions: ['node'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: here('dist'),
    emptyOutDir: false,
    minify: true,
    rolldownOptions: {
      external: (id) => id.startsWith('node:') || builtinModules.includes(id) || PACKAGE.test(id),
      input: { gongdi: here('src/gongdi.ts'), 'lint-worker': here('src/lint/worker.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // Small modules that most commands need: one file loads faster than ten.
        codeSplitting: {
          groups: [{ name: 'common', test: /cli\/src\/((files|config|terminal|text)\/|(command|nearest)\.ts)/ }],
        },
      },
    },
  },
});
