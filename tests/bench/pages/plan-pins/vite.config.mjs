import { conditions, widgetPlugins } from '../../../../packages/elements/build/vite-plugins.ts';

const PLAN = new URL('../../../../packages/widgets/src/plan/', import.meta.url).pathname;
const PARTS = `
export { PlanStage } from '${PLAN}index.ts';
export { default as css } from '${PLAN}plan.css?inline';
`;

/** Gives the page the stage of plans, which has no public entry of its own. */
const planParts = () => ({
  name: 'plan-parts',
  enforce: 'pre',
  resolveId: (id) => (id === './plan.js' ? '\0plan-parts' : null),
  load: (id) => (id === '\0plan-parts' ? PARTS : null),
});

/** Bundles our side as the elements are bundled, and the peer in the usual way. */
export default ({ mode }) => {
  const ours = mode === 'ours';
  return {
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: ours ? [planParts(), ...widgetPlugins()] : [],
    resolve: { conditions: ours ? conditions('production') : undefined },
    build: {
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: new URL(`./${mode}.js`, import.meta.url).pathname,
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  };
};
