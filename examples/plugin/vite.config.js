import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const gongdi = process.env.GONGDI ?? 'http://127.0.0.1:8620';

export default defineConfig({
  // Vue leaves the tags of Gongdi to the browser.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('gd-') } } })],
  // The folder of the build may lie anywhere: at the root of a portal, or below /host-pages/ of the server.
  base: './',
  build: {
    rolldownOptions: {
      input: { index: 'index.html', pages: 'src/pages.js' },
      // `public/pages.json` names this file.
      output: { entryFileNames: ({ name }) => (name === 'pages' ? 'pages.js' : 'assets/[name]-[hash].js') },
    },
  },
  // The elements and their server under the address of this page, as a proxy does for the built application.
  server: { proxy: { '/elements': gongdi, '/api': gongdi } },
});
