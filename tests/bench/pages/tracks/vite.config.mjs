import { conditions, widgetPlugins } from '../../../../packages/elements/build/vite-plugins.ts';

/** Bundles our side as the elements are bundled, and the peer in the usual way. */
export default ({ mode }) => {
  const ours = mode === 'ours';
  return {
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: ours ? widgetPlugins() : [],
    resolve: {
      conditions: ours ? conditions('production') : undefined,
    },
    build: {
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: new URL(`./${mode}.js`, import.meta.url).pathname,
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: 'page.js' },
      },
    },
  };
};
