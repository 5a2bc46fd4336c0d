import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { antdCss } from '../../build/antd-css.mjs';
import { dynamicCss } from '../../build/dynamic-css.mjs';
import { shadowFocus } from '../../build/shadow-focus.mjs';
import { staticStyles } from '../../build/static-styles.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  logLevel: 'warn',
  plugins: [antdCss(), shadowFocus(), staticStyles(), dynamicCss()],
  resolve: { conditions: ['gongdi-source', 'module', 'browser', 'production', 'import', 'default'] },
  build: {
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
