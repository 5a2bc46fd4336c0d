import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import designerPage from '../designer-page/vite.config.ts';

/**
 * The page of the viewer's tests, built in the same way as the elements; without the designer, so that its faults do
 * not affect them.
 */
export default defineConfig((env) =>
  mergeConfig(designerPage(env), { root: fileURLToPath(new URL('.', import.meta.url)) }),
);
