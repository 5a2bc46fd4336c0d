import { conditions, widgetPlugins } from '../../../../packages/elements/build/vite-plugins.ts';

const CONSOLE = new URL('../../../../packages/widgets/src/console/', import.meta.url).pathname;
const GANTT = `${CONSOLE}modules/progress/scheduleplan/gantt/`;
const PARTS = `
export { datesOf } from '${CONSOLE}generic/schedule/dates.ts';
export { ConsoleProvider } from '${CONSOLE}ground/context/console-context.tsx';
export { spanOf } from '${GANTT}chart.tsx';
export { ROW } from '${GANTT}draw.ts';
export { default as css } from '${GANTT}gantt.css?inline';
export { Panes } from '${GANTT}panes.tsx';
export { Axis, ZOOMS } from '${GANTT}scale.ts';
`;

/** Gives the page the parts of the console that it mounts. */
const consoleParts = () => ({
  name: 'console-parts',
  enforce: 'pre',
  resolveId: (id) => (id === './console.js' ? '\0console-parts' : null),
  load: (id) => (id === '\0console-parts' ? PARTS : null),
});

/** Bundles our side in the same way as the elements, and the peers in the usual way. */
export default ({ mode }) => {
  const ours = mode === 'ours';
  return {
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: ours ? [consoleParts(), ...widgetPlugins()] : [],
    resolve: {
      conditions: ours ? conditions('production') : undefined,
      alias: [{ find: /^antd\/locale\/(\w+)$/, replacement: 'antd/es/locale/$1.js' }],
    },
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
