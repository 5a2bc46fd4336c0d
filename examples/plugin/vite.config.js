import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const gongdi = process.env.GONGDI ?? 'http://127.0.0.1:8620';

export default defineConfig({
  // Vue leaves the tags of Gongdi to the browser.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('gd-') } } })],
  // The elements and their server under the address of this page, as a proxy does for the built application.
  server: { proxy: { '/elements': gongdi, '/api': gongdi } },
});
