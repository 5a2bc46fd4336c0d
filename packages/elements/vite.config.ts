import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ConfigEnv, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { byteBudgets } from './build/byte-budgets.ts';
import { firstLoadGroups } from './build/first-load.ts';
import { minifyAgain } from './build/minify.ts';
import { shortPreload, shortPreloadList } from './build/preload.ts';
import { standalonePage } from './build/standalone-page.ts';
import { conditions, PURE_MODULES, widgetPlugins } from './build/vite-plugins.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };

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
    // antd's locales are CommonJS under the public path; their ES twins shake and share.
    alias: [{ find: /^antd\/locale\/(\w+)$/, replacement: 'antd/es/locale/$1.js' }],
  },
  build: {
    outDir: here('dist/app'),
    emptyOutDir: true,
    manifest: true,
    // Fonts and images as files: `font-src 'self'` refuses `data:`.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // App mode: what `loader` exports stays exported, and chunks of a widget are preloaded beside its entry.
      input: { loader: here('src/loader.ts') },
      preserveEntrySignatures: 'strict',
      checks: { moduleLevelDirective: false },
      treeshake: { moduleSideEffects: [{ test: PURE_MODULES, sideEffects: false }] },
      output: {
        entryFileNames: '[name].js',
        // Below `assets/` every name has a hash: the server lets browsers keep what lies there for ever.
        // The loader lists what it preloads: a name of a shared chunk would cost there, its hash alone does not repeat.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        codeSplitting: { groups },
      },
    },
  },
});
/** What changes modules, and with them what is needed where. */
const modulePlugins = () => [shortPreload(here('src/')), ...widgetPlugins()];

export default defineConfig(async (env) => {
  const groups = env.command === 'build' ? await firstLoadGroups(settings(env, modulePlugins())) : [];
  const plugins = [
    ...modulePlugins(),
    shortPreloadList(),
    minifyAgain(),
    standalonePage(here('index.html'), here('./')),
    byteBudgets(),
  ];
  return settings(env, plugins, groups);
});
