import { conditions, widgetPlugins } from '../../../packages/elements/build/vite-plugins.ts';

/** Gives a page parts of ours that have no public entry, as the module `name`. */
const given = ({ name, code }) => ({
  name: 'given-parts',
  enforce: 'pre',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? code : null),
});

/**
 * Bundles our side in the same way as the elements, and the peers in the usual way.
 * @param {string} from address of the folder's `vite.config.mjs`
 * @param {{ name: string; code: string }} [parts] a module for our side
 */
export const sides =
  (from, parts) =>
  ({ mode }) => {
    const ours = mode === 'ours';
    return {
      base: './',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: ours ? [...(parts ? [given(parts)] : []), ...widgetPlugins()] : [],
      resolve: {
        conditions: ours ? conditions('production') : undefined,
        alias: [{ find: /^antd\/locale\/(\w+)$/, replacement: 'antd/es/locale/$1.js' }],
      },
      build: {
        emptyOutDir: true,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          input: new URL(`./${mode}.js`, from).pathname,
          checks: { moduleLevelDirective: false },
          output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
        },
      },
    };
  };
