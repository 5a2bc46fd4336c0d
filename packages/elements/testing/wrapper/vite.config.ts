import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  logLevel: 'warn',
  define: { GONGDI_VERSION: '"1.2.3"' },
  resolve: { conditions: ['gongdi-source', 'module', 'browser', 'production', 'import', 'default'] },
  build: { emptyOutDir: true, modulePreload: { polyfill: false } },
});
