import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ConfigEnv, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { byteBudgets } from './build/byte-budgets.ts';
import { firstLoadGroups } from './build/first-load.ts';
import { editorFiles } from './build/editor-files.ts';
import { frameFiles } from './build/frame-files.ts';
import { minifyAgain } from './build/minify.ts';
import { moduleSizes } from './build/module-sizes.ts';
import { shortPreload, shortPreloadList, shortPreloads } from './build/preload.ts';
import { standalonePage } from './build/standalone-page.ts';
import { trustedTypes } from './build/trusted-types.ts';
import { conditions, PURE_MODULES, widgetPlugins } from './build/vite-plugins.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };

const late = shortPreloads();

const settings = (
  { mode, command }: ConfigEnv,
  plugins: Plugin[],
  groups: Rolldown.CodeSplittingOptions['groups'] = [],
): UserConfig => ({
  root: here('.'),
  base: command === 'build' ? './' : '/',
  define: {
    GONGDI_VERSION: JSON.stringify(version),
    GONGDI_AREA_TYPES: JSON.stringify(process.env['GONGDI_AREA_TYPES'] ?? ''),
    GONGDI_ROUTE_SET: JSON.stringify(process.env['GONGDI_ROUTE_SET'] === 'platform' ? 'platform' : 'full'),
  },
  plugins,
  resolve: {
    conditions: conditions(mode),
    // antd's public locale path is CommonJS; the ES versions can be tree-shaken and shared.
    alias: [{ find: /^antd\/locale\/(\w+)$/, replacement: 'antd/es/locale/$1.js' }],
  },
  worker: { format: 'es' },
  build: {
    outDir: here('dist/app'),
    emptyOutDir: true,
    manifest: true,
    // Fonts and images stay separate files, because `font-src 'self'` refuses `data:`.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false, resolveDependencies: late.resolveDependencies },
    rolldownOptions: {
      // Application mode: the exports of `loader` are preserved, and the chunks of a widget are preloaded beside its
      // entry.
      input: { loader: here('src/loader.ts') },
      preserveEntrySignatures: 'strict',
      checks: { moduleLevelDirective: false },
      treeshake: { moduleSideEffects: [{ test: PURE_MODULES, sideEffects: false }] },
      output: {
        entryFileNames: '[name].js',
        // Every name below `assets/` has a hash, so the server lets browsers cache these files for ever. The loader
        // lists the files that it preloads: the name of a shared chunk would make this list longer, and its hash alone
        // is unique.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        codeSplitting: { groups },
      },
    },
  },
});
/** Plugins that change modules, and with them which modules are needed where. */
const modulePlugins = () => [shortPreload(here('src/')), ...widgetPlugins()];

export default defineConfig(async (env) => {
  const groups = env.command === 'build' ? await firstLoadGroups(settings(env, modulePlugins())) : [];
  const plugins = [
    ...modulePlugins(),
    trustedTypes(),
    late.plugin,
    shortPreloadList(),
    minifyAgain(),
    standalonePage(here('index.html'), here('./')),
    editorFiles(here('types/')),
    frameFiles(here('src/frame/'), { GONGDI_VERSION: JSON.stringify(version) }),
    moduleSizes(),
    byteBudgets(),
  ];
  return settings(env, plugins, groups);
});
