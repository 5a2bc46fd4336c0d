import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { shortPreload, shortPreloadList } from './build/preload.ts';
import { reachableFrom } from './build/reachable.ts';
import { standalonePage } from './build/standalone-page.ts';
import { conditions, widgetPlugins } from './build/vite-plugins.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };

const BASE =
  /[\\/](?:react|react-dom|scheduler|clsx)[\\/]|[\\/]kit[\\/](?:shadow|theme)[\\/](?!antd)|[\\/]diagram[\\/](?:store|format|save-file)\.ts|bpmn[\\/]src[\\/]model[\\/](?:keys?|walk)\.ts|rolldown[\\/]runtime|gongdi[\\/]preload$/;
/** A few hundred bytes each, used by several widgets and by chunks that come later; leaves, since a chunk takes along
 * what its modules import. */
const FACTS =
  /domain[\\/]src[\\/](?:format[\\/](?:time|number)|dictionary[\\/](?:define|process))|bpmn[\\/]src[\\/]marks[\\/]types|instance-viewer[\\/](?:states|view[\\/]glyph)\.ts/;
/** What maps stand on, for every element that has one: the map itself, and points in their coordinate systems. */
const MAP = /node_modules[\\/]leaflet[\\/]|widgets[\\/]src[\\/]map[\\/](?:layers|text|view|[\w-]+\.(?:ts|css))/;
const GEO =
  /node_modules[\\/](?:flatbush|flatqueue|geographiclib-geodesic)[\\/]|geo[\\/]src[\\/](?:point|coordinates|measure|shapes|wire|formats[\\/]problem|text|index[\\/]|valid[\\/](?:edges|limits))/;

/** What shows a diagram, in viewer and designer. */
const DRAWING =
  /bpmn-js[\\/]lib[\\/]NavigatedViewer\.js$|diagram[\\/](?:sheets|colors|model|describe|traverse[\\/]walk|text[\\/]engine-zh|explain|viewport|services|translate)\.ts$/;
const DESIGNER = /process-designer[\\/]index\.ts$/;
const VIEWER = /instance-viewer[\\/]index\.ts$/;

export default defineConfig(({ mode, command }) => ({
  root: here('.'),
  base: command === 'build' ? './' : '/',
  define: {
    GONGDI_VERSION: JSON.stringify(version),
    GONGDI_AREA_TYPES: JSON.stringify(process.env['GONGDI_AREA_TYPES'] ?? ''),
    GONGDI_ROUTE_SET: JSON.stringify(process.env['GONGDI_ROUTE_SET'] === 'platform' ? 'platform' : 'full'),
  },
  plugins: [
    shortPreload(here('src/')),
    ...widgetPlugins(),
    shortPreloadList(),
    standalonePage(here('index.html'), here('./')),
  ],
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
      output: {
        entryFileNames: '[name].js',
        // The loader lists what it preloads: a name of a shared chunk would cost there, its hash alone does not repeat.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        // What every widget needs is one file; each further one would also cost its name in the loader.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            reachableFrom('drawing', DRAWING),
            { name: 'facts', test: FACTS },
            reachableFrom('editing', /bpmn-js[\\/]lib[\\/]Modeler\.js$/),
            reachableFrom('model', DESIGNER, /bpmn[\\/]src[\\/]model[\\/](?!engine-limits)/),
            reachableFrom('designer', DESIGNER, /widgets[\\/]src[\\/]process-designer[\\/](?!index\.ts|mount\.tsx)/),
            reachableFrom(
              'viewer',
              VIEWER,
              /widgets[\\/]src[\\/]instance-viewer[\\/](?!index\.ts|mount\.tsx)|bpmn[\\/]src[\\/]marks[\\/]/,
            ),
            { name: 'map', test: MAP },
            { name: 'geo', test: GEO },
          ],
        },
      },
    },
  },
}));
