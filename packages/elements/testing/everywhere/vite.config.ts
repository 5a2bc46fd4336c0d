import { fileURLToPath } from 'node:url';
import { defineConfig, transformWithOxc } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  logLevel: 'warn',
  plugins: [
    {
      name: 'jsx-in-js',
      enforce: 'pre',
      transform: {
        filter: { id: /fixtures[\\/]react[\\/].*\.js$/ },
        handler: (code, id) => transformWithOxc(code, id.replace(/\.js$/, '.jsx')),
      },
    },
  ],
  define: {
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  resolve: {
    conditions: ['gongdi-source', 'module', 'browser', 'production', 'import', 'default'],
    alias: {
      'ce-with-children': here('fixtures/shared/ce-with-children.js'),
      'ce-without-children': here('fixtures/shared/ce-without-children.js'),
      'ce-with-properties': here('ce-with-properties.ts'),
      'ce-with-event': here('ce-with-event.ts'),
      'react-dom/test-utils': here('act.ts'),
      // With the compiler: the suite has its templates as texts.
      vue: 'vue/dist/vue.esm-bundler.js',
    },
  },
  build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false } },
});
