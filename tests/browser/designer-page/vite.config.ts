import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { conditions, widgetPlugins } from '../../../packages/elements/build/vite-plugins.ts';

/** The page of the designer and viewer tests, built in the same way as the elements. */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: widgetPlugins(),
  resolve: {
    conditions: conditions(mode),
    alias: [{ find: /^antd\/locale\/(\w+)$/, replacement: 'antd/es/locale/$1.js' }],
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
}));
